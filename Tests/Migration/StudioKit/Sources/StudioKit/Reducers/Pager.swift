// SPDX-License-Identifier: MIT

/// A part of a long list, and the way to the next one.
public struct Page<Element: Sendable>: Sendable {
  public var elements: [Element]
  public var next: Int?

  public init(elements: [Element], next: Int?) {
    self.elements = elements
    self.next = next
  }
}

extension Page: Equatable where Element: Equatable {}

/// A list that is loaded page by page while somebody scrolls.
@Reducer
public struct Pager<Row: Identifiable & Equatable & Sendable> where Row.ID: Sendable {
  @ObservableState
  public struct State: Equatable {
    public var elements: IdentifiedArrayOf<Row> = []
    public var next: Int? = 0
    public var isLoading = false
    public var failure: LoadFailure?

    public init() {}

    public var isComplete: Bool { next == nil }
  }

  public enum Action: Sendable {
    case refresh
    case appeared(Row.ID)
    case pageLoaded(Result<Page<Row>, LoadFailure>, isFirst: Bool)
  }

  private enum CancelID { case page }

  /// So many rows before the end, the next page is loaded.
  private let margin: Int
  private let load: @Sendable (_ page: Int) async throws -> Page<Row>

  public init(
    margin: Int = 3,
    load: @escaping @Sendable (_ page: Int) async throws -> Page<Row>
  ) {
    self.margin = margin
    self.load = load
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .refresh:
      state.failure = nil
      state.isLoading = true
      return page(0, isFirst: true)

    case let .appeared(id):
      guard
        !state.isLoading,
        let next = state.next,
        let index = state.elements.index(id: id),
        index >= state.elements.count - margin
      else { return .none }
      state.isLoading = true
      return page(next, isFirst: false)

    case let .pageLoaded(.success(page), isFirst):
      state.isLoading = false
      if isFirst { state.elements.removeAll() }
      for element in page.elements {
        state.elements.updateOrAppend(element)
      }
      state.next = page.next
      return .none

    case let .pageLoaded(.failure(failure), _):
      state.isLoading = false
      state.failure = failure
      return .none
    }
  }

  private func page(_ number: Int, isFirst: Bool) -> Effect<Action> {
    .run { [load] send in
      await send(.pageLoaded(.success(try await load(number)), isFirst: isFirst))
    } catch: { error, send in
      await send(.pageLoaded(.failure(LoadFailure(error)), isFirst: isFirst))
    }
    .cancellable(id: CancelID.page, cancelInFlight: true)
  }
}
