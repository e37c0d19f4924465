// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// The list of all sync-ups, which it loads and saves.
@ComposeReducer(
  children: [.presentsDestination(children: [.alert(), .reducer("add", of: SyncUpForm.self)])]
)
@Composer
struct SyncUpsList {
  struct State: Equatable, Sendable {
    var syncUps: IdentifiedArrayOf<SyncUp> = []
    /// The content of the file; nil if it was neither read nor written.
    var saved: IdentifiedArrayOf<SyncUp>?
  }

  enum ViewAction {
    case addTapped
    case appeared
    case cancelAddTapped
    case confirmAddTapped
    case deleted(offsets: [Int])
    case disappeared
    case syncUpTapped(id: SyncUp.ID)
  }

  @ComposeActionCase
  enum Delegate: Equatable {
    case opened(SyncUp)
  }

  enum AlertAction: Equatable {
    case deleteConfirmed(ids: [SyncUp.ID])
    case samplesTapped
  }

  static let fileName = "sync-ups.json"

  @Dependency(\.dataManager) private var dataManager
  @Dependency(\.uuid) private var uuid

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) -> EffectOf<Self> {
    switch action {
    case .addTapped:
      state.destination = .add(.new { uuid() })
      return .none

    case .appeared:
      return .send(.load)

    case .cancelAddTapped:
      state.destination = nil
      return .none

    case .confirmAddTapped:
      guard let form = state.destination?.add else { return .none }
      state.syncUps.append(form.syncUp.tidied { uuid() })
      state.destination = nil
      return .none

    case .deleted(let offsets):
      state.destination = .alert(.deleting(offsets.map { state.syncUps[$0] }))
      return .none

    case .disappeared:
      // The program may end before the second is over.
      return state.syncUps == state.saved ?? [] ? .none : .send(.saveAtOnce)

    case .syncUpTapped(let id):
      guard let syncUp = state.syncUps[id: id] else { return .none }
      return .send(.delegate(.opened(syncUp)))
    }
  }

  @ComposeBodyActionCase(failure: "loadingFailed")
  func load() async throws -> Action? {
    try await read().map { .loaded($0) }
  }

  /// Inserts the saved sync-ups in front of those that the user has added in the meantime.
  @ComposeBodyActionCase
  func loaded(state: inout State, _ syncUps: IdentifiedArrayOf<SyncUp>) {
    let added = state.syncUps
    state.saved = syncUps
    state.syncUps = syncUps
    state.syncUps.append(contentsOf: added)
  }

  @ComposeBodyActionCase
  func loadingFailed(state: inout State, _ error: any Error) {
    state.destination = .alert(.loadingFailed)
  }

  @ComposeBodyActionAlertCase
  func alert(state: inout State, action: AlertAction) {
    switch action {
    case .deleteConfirmed(let ids): state.syncUps.removeAll { ids.contains($0.id) }
    case .samplesTapped: state.syncUps = SyncUp.samples { uuid() }
    }
  }

  /// Saves the sync-ups after a second without changes.
  @ComposeBodyActionCase(failure: "savingFailed", debounce: .seconds(1))
  func save(state: State) async throws -> Action? {
    try await write(state.syncUps)
  }

  /// Saves the sync-ups now. Sync-ups in the file that were not loaded yet are kept.
  @ComposeBodyActionCase(failure: "savingFailed")
  func saveAtOnce(state: State) async throws -> Action? {
    var syncUps = state.saved == nil ? (try? await read()) ?? [] : []
    syncUps.append(contentsOf: state.syncUps)
    return try await write(syncUps)
  }

  @ComposeBodyActionCase
  func saved(state: inout State, _ syncUps: IdentifiedArrayOf<SyncUp>) {
    state.saved = syncUps
  }

  @ComposeBodyActionCase
  func savingFailed(state: inout State, _ error: any Error) {
    state.destination = .alert(.savingFailed)
  }

  // MARK: The file

  private func read() async throws -> IdentifiedArrayOf<SyncUp>? {
    try await dataManager.load(name: Self.fileName).map {
      try JSONDecoder().decode(IdentifiedArrayOf<SyncUp>.self, from: $0)
    }
  }

  private func write(_ syncUps: IdentifiedArrayOf<SyncUp>) async throws -> Action {
    try await dataManager.save(data: JSONEncoder().encode(syncUps), name: Self.fileName)
    return .saved(syncUps)
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
    TextState("The next change overwrites their file.")
  }

  static let savingFailed = Self {
    TextState("Your sync-ups could not be saved")
  } message: {
    TextState("They are saved again after the next change.")
  }
}
