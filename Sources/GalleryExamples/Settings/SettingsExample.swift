// SPDX-License-Identifier: MIT

import Ensemble

/// The settings in the terminal: every field is shown and written by its name.
public final class SettingsExample: Example {
  public static let name = "settings"
  public static let summary = "A form whose fields are written by name, one with permission."

  private let store: StoreOf<Settings>
  private let system = SimulatedSystem()
  /// A newer request cancels the older one: there is one to wait for.
  private var request: StoreTask?
  /// Why the last command wrote to no field.
  private var complaint: String?

  public init() {
    let system = system
    store = Store(initialState: Settings.State()) {
      Settings()
    } withDependencies: {
      $0.notificationClient = .simulated { system.permission }
    }
  }

  public var frame: [String] {
    let state = store.state
    var lines = Settings.State.formFields.texts(of: state).map { "\($0.name): \($0.text)" }
    if state.isAskingPermission { lines.append("Asking for permission…") }
    if let alert = state.alert {
      let message = alert.message.map { " \(String(state: $0))" } ?? ""
      lines.append("Alert: \(String(state: alert.title)).\(message)")
    }
    if let complaint { lines.append(complaint) }
    return lines
  }

  public var help: String {
    "name=value to write to a field, show, reset, x close the alert, deny or allow notifications "
      + "in the system, w (wait) for the permission, q quit"
  }

  public func perform(_ command: String) -> Bool {
    complaint = nil
    switch command {
    case "show": break
    case "reset": store.send(.resetTapped)
    case "x": if store.alert != nil { store.send(.alert(.dismiss)) }
    case "deny": system.permission = .denied
    case "allow": system.permission = .undecided
    case _ where command.contains("="): write(command)
    default: return false
    }
    return true
  }

  public func finish() async {
    await request?.finish()
  }

  private func write(_ assignment: String) {
    do throws(FormError) {
      let task = store.send(.form(try FormAction(assignment)))
      if store.isAskingPermission { request = task }
    } catch {
      complaint = error.description
    }
  }
}

/// What the user has said to the system that the settings run in.
private final class SimulatedSystem: Sendable {
  private let current = LockIsolated(NotificationPermission.undecided)

  var permission: NotificationPermission {
    get { current.value }
    set { current.setValue(newValue) }
  }
}
