// SPDX-License-Identifier: MIT

import Ensemble

/// The list of all sync-ups.
@ComposeReducer(
  children: [.presentsDestination(children: [.alert(), .reducer("add", of: SyncUpForm.self)])]
)
@Composer
struct SyncUpsList {
  struct State: Equatable, Sendable {
    @Shared(.syncUps) var syncUps
  }

  enum ViewAction {
    case addTapped
    case appeared
    case cancelAddTapped
    case confirmAddTapped
    case deleted(offsets: [Int])
    case syncUpTapped(id: SyncUp.ID)
  }

  @ComposeActionCase
  enum Delegate: Equatable {
    case opened(Shared<SyncUp>)
  }

  enum AlertAction: Equatable {
    case deleteConfirmed(ids: [SyncUp.ID])
    case samplesTapped
  }

  @Dependency(\.uuid) private var uuid

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) -> EffectOf<Self> {
    switch action {
    case .addTapped:
      state.destination = .add(.new { uuid() })
      return .none

    case .appeared:
      if state.$syncUps.loadError != nil { state.destination = .alert(.loadingFailed) }
      return .none

    case .cancelAddTapped:
      state.destination = nil
      return .none

    case .confirmAddTapped:
      guard let form = state.destination?.add else { return .none }
      let syncUp = form.syncUp.tidied { uuid() }
      state.$syncUps.withLock { _ = $0.append(syncUp) }
      state.destination = nil
      return .none

    case .deleted(let offsets):
      let syncUps = state.syncUps.elements(at: offsets)
      state.destination = syncUps.isEmpty ? nil : .alert(.deleting(syncUps))
      return .none

    case .syncUpTapped(let id):
      guard let syncUp = Shared(state.$syncUps[id: id]) else { return .none }
      return .send(.delegate(.opened(syncUp)))
    }
  }

  @ComposeBodyActionAlertCase
  func alert(state: inout State, action: AlertAction) {
    switch action {
    case .deleteConfirmed(let ids):
      state.$syncUps.withLock { $0.removeAll { ids.contains($0.id) } }
    case .samplesTapped:
      let samples = SyncUp.samples { uuid() }
      state.$syncUps.withLock { $0.append(contentsOf: samples) }
    }
  }
}

extension SyncUpsList.State {
  /// The reason why the list and its file differ, if they do.
  var problem: String? {
    if $syncUps.loadError != nil {
      "Your sync-ups could not be read. The next change keeps a copy of their file."
    } else if $syncUps.saveError != nil {
      "Your sync-ups could not be saved. They are saved again after the next change."
    } else {
      nil
    }
  }
}

extension IdentifiedArray {
  /// Returns the elements at offsets. Another program may have removed some since a list showed
  /// them.
  func elements(at offsets: [Int]) -> [Element] {
    offsets.filter(indices.contains).map { self[$0] }
  }
}

extension AlertState<SyncUpsList.AlertAction> {
  static func deleting(_ syncUps: [SyncUp]) -> Self {
    Self {
      TextState("Delete \(syncUps.map(\.title).joined(separator: ", "))?")
    } actions: {
      ButtonState(role: .destructive, action: .deleteConfirmed(ids: syncUps.map(\.id))) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("Meetings are deleted too.")
    }
  }

  static let loadingFailed = Self {
    TextState("Your sync-ups could not be read")
  } actions: {
    ButtonState(action: .samplesTapped) { TextState("Load samples") }
    ButtonState(role: .cancel) { TextState("Start empty") }
  } message: {
    TextState("The next change overwrites their file, and keeps a copy of it.")
  }
}
