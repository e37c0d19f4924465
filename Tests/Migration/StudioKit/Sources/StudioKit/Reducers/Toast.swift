// SPDX-License-Identifier: MIT

/// A short message that goes away by itself.
@Reducer
public struct Toast {
  @ObservableState
  public struct State: Equatable, Identifiable, Sendable {
    public enum Kind: Equatable, Sendable { case success, warning }

    public let id: UUID
    public var kind: Kind
    public var text: String
    public var undoTitle: String?

    public init(_ text: String, kind: Kind = .success, undoTitle: String? = nil) {
      @Dependency(\.uuid) var uuid
      self.id = uuid()
      self.kind = kind
      self.text = text
      self.undoTitle = undoTitle
    }
  }

  public enum Action: Equatable, Sendable {
    case task
    case tapped
    case undoTapped
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Equatable, Sendable { case undone }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        return .run { [kind = state.kind] _ in
          try await clock.sleep(for: kind == .warning ? .seconds(6) : .seconds(3))
          await dismiss()
        }

      case .tapped:
        return .run { _ in await dismiss(animation: .default) }

      case .undoTapped:
        return .concatenate(
          .send(.delegate(.undone)),
          .run { [dismiss] _ in await dismiss() }
        )

      case .delegate:
        return .none
      }
    }
  }
}

/// A feature that shows toasts on top of itself.
public protocol ToastPresenting {
  var toast: Toast.State? { get set }
}

extension ToastPresenting {
  public mutating func show(_ text: String, undoTitle: String? = nil) {
    toast = Toast.State(text, undoTitle: undoTitle)
  }

  public mutating func warn(_ error: any Error) {
    toast = Toast.State(LoadFailure(error).message, kind: .warning)
  }
}
