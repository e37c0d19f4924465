// SPDX-License-Identifier: MIT

package import EnsembleCore
package import EnsembleJournal

/// A feature whose state shows each of its actions.
package struct Ledger: Reducer {
  package struct State: Codable, Equatable, Sendable {
    package var numbers: [Int] = []
  }

  package enum Action: Codable, Sendable {
    case added
  }

  package func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.numbers.append(state.numbers.count)
    return .none
  }

  /// Opens a store in a journal, which saves a snapshot for every four actions.
  @MainActor
  package static func open(
    in journal: any Journal,
    onProblem: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws -> StoreOf<Ledger> {
    try await Store(
      initialState: State(),
      journal: journal,
      id: "ledger",
      options: JournalOptions(delay: .zero, entriesPerSnapshot: 4, onProblem: onProblem)
    ) {
      Ledger()
    }
  }
}
