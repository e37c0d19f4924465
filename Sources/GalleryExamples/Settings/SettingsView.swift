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
        Toggle("Protect my posts", isOn: store.binding(\.protectMyPosts, action: \.form))
        Picker("Digest", selection: store.binding(\.digest, action: \.form)) {
          ForEach(Settings.Digest.allCases, id: \.self) { Text($0.rawValue) }
        }
      }
      Section("Notifications") {
        HStack {
          Toggle("Send notifications", isOn: store.binding(\.sendNotifications, action: \.form))
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
}
