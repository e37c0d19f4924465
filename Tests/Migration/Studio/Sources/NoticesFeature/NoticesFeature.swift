// SPDX-License-Identifier: MIT

import ComposableArchitecture

/// The board in the hall, with a slip of paper for those who have lost something.
@Reducer
public struct NoticesFeature {
  @ObservableState
  public struct State: Equatable {
    public var rows: IdentifiedArrayOf<NoticeRow.State> = []
    public var slip = Slip.State()
    public var isExpanded = false
    @Shared(.appStorage("lastNotice")) public var lastSeen: Date?
    @ObservationStateIgnored var reloads = 0

    public init() {}

    public var unread: Int {
      rows.count { row in lastSeen.map { row.notice.date > $0 } ?? true }
    }
  }

  public enum Action: ViewAction {
    case arrived(Notice)
    case loaded(Result<IdentifiedArrayOf<Notice>, any Error>)
    case refresh
    case rows(IdentifiedActionOf<NoticeRow>)
    case slip(Slip.Action)
    case view(View)

    @CasePathable
    public enum View: BindableAction {
      case allReadTapped
      case binding(BindingAction<State>)
      case task
    }
  }

  private enum CancelID: Hashable {
    case arrivals
    case refresh
  }

  @Dependency(\.mainRunLoop) private var mainRunLoop
  @Dependency(\.notices) private var client
  @Dependency(\.date.now) private var now

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Scope(state: \.slip, action: \.slip, child: Slip.init)
    Reduce(core)
      .forEach(\.rows, action: \.rows, element: NoticeRow.init)
  }

  private func core(into state: inout State, action: Action) -> EffectOf<Self> {
    switch action {
    case .view(.task):
      return .merge(
        .send(.refresh),
        .run { send in
          for await notice in client.arrivals() {
            await send(.arrived(notice), animation: .default)
          }
        }
        .cancellable(id: CancelID.arrivals, cancelInFlight: true),
        // Other devices of the same member write to the board, too.
        .run { send in
          for await _ in mainRunLoop.timer(interval: .seconds(300)) {
            await send(.refresh)
          }
        }
      )

    case .view(.allReadTapped):
      state.$lastSeen.withLock { [now] in $0 = now }
      return .none

    case .view(.binding(\.isExpanded)):
      return state.isExpanded ? .send(.refresh) : .cancel(id: CancelID.refresh)

    case .refresh:
      state.reloads += 1
      return .run { [date = state.rows.last?.notice.date] send in
        await send(.loaded(Result { try await client.latest(since: date) }))
      }
      .throttle(id: CancelID.refresh, for: 10, scheduler: mainRunLoop, latest: false)

    case let .loaded(.success(notices)):
      for notice in notices {
        state.rows.updateOrAppend(NoticeRow.State(notice: notice))
      }
      return .none

    case let .arrived(notice):
      state.rows.updateOrAppend(NoticeRow.State(notice: notice))
      return .none

    case let .slip(.delegate(.posted(notice))):
      return .send(.arrived(notice))

    case .loaded(.failure), .rows, .slip, .view(.binding):
      return .none
    }
  }
}

@Reducer
public struct NoticeRow {
  @ObservableState
  public struct State: Equatable, Identifiable {
    public let notice: Notice
    public var isOpen = false

    public var id: Notice.ID { notice.id }
  }

  public enum Action {
    case linkTapped
    case tapped
  }

  @Dependency(\.openURL) private var openURL

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .linkTapped:
        guard let link = state.notice.link else { return .none }
        return .run { _ in await openURL(link) }
      case .tapped:
        state.isOpen.toggle()
        return .none
      }
    }
  }
}

/// The slip of paper that somebody writes.
@Reducer
public struct Slip {
  @ObservableState
  public struct State: Equatable {
    public var text = ""
    public var isSending = false
    public var remaining = 140

    public init() {}
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case failed
    case postTapped

    @CasePathable
    public enum Delegate {
      case posted(Notice)
    }
  }

  @Dependency(\.notices.report) private var report

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.text) { old, new in
        Reduce { state, _ in
          // What does not fit is not written.
          if new.count > 140 { state.text = old }
          state.remaining = 140 - state.text.count
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none
      case .failed:
        state.isSending = false
        return .none
      case .postTapped:
        let text = state.text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty, !state.isSending else { return .none }
        state.isSending = true
        return .run { [report] send in
          let notice = try await report(text)
          await send(.binding(.set(\.text, "")))
          await send(.binding(.set(\.isSending, false)))
          await send(.delegate(.posted(notice)))
        } catch: { _, send in
          await send(.failed)
        }
      }
    }
  }
}
