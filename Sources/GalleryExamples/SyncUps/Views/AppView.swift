// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// The application: the list, and on top of it what was opened.
struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>
  /// Hears what is typed into it, as there is no microphone.
  let speech: TypedSpeech

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      SyncUpsListView(store: store.scopes.list)
    } destination: { element in
      switch element.case {
      case .detail(let detail): SyncUpDetailView(store: detail)
      case .meeting(let meeting, let syncUp): MeetingView(meeting: meeting, syncUp: syncUp)
      case .record(let record): RecordMeetingView(store: record, speech: speech)
      }
    }
    .address($store.place.sending(\.opened), in: Place.addresses)
  }
}
