// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// The application: the list, and the pages opened from it.
struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>
  /// The transcript of typed text, in place of a microphone.
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
