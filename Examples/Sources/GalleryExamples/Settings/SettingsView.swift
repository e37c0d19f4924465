// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// The settings as a form.
struct SettingsView: View {
  @Bindable var store: StoreOf<Settings>

  var body: some View {
    Form {
      Section("Profile") {
        TextField("Display name", text: store.binding(\.displayName, action: \.form))
        if store.isNameCut {
          Text("A name has at most \(Settings.nameLimit) characters. The rest was left out.")
            .foregroundStyle(.red)
        }
        Toggle("Protect my posts", isOn: store.binding(\.protectMyPosts, action: \.form))
        Picker("Digest", selection: store.binding(\.digest, action: \.form)) {
          ForEach(Settings.Digest.allCases, id: \.self) { Text($0.rawValue) }
        }
      }
      Section("Notifications") {
        HStack {
          Toggle("Send notifications", isOn: sendsNotifications)
          if store.isAskingPermission { ProgressView("Asking for permission…") }
        }
        if store.sendNotifications {
          Toggle("On the phone", isOn: store.binding(\.sendMobileNotifications, action: \.form))
          Toggle("By mail", isOn: store.binding(\.sendEmailNotifications, action: \.form))
        }
      }
      Button("Reset", role: .destructive) { store.send(.resetTapped) }
    }
    .alert($store.scope(state: \.$alert, action: \.alert))
  }

  /// On while the user is being asked, so that the switch stays where it was put.
  private var sendsNotifications: Binding<Bool> {
    let field = store.binding(\.sendNotifications, action: \.form)
    return Binding(
      get: { @MainActor in store.wantsNotifications },
      set: { @MainActor in field.wrappedValue = $0 }
    )
  }
}
