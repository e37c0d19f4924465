// SPDX-License-Identifier: MIT

import ComposableArchitecture
import SharedModels

/// What somebody tells in the first minutes, step by step.
public struct Introduction: Equatable, Sendable {
  public var name = ""
  public var experience: Experience?
  public var topics: Set<Topic> = []

  public enum Experience: String, CaseIterable, Sendable {
    case none
    case some
    case master
  }

  public enum Topic: String, CaseIterable, Identifiable, Sendable {
    case bowls
    case glazing
    case sculpture
    case tiles

    public var id: Self { self }
  }

  public init() {}
}

@Reducer
public struct Onboarding {
  @Reducer(state: .equatable)
  public enum Path {
    case experience(ExperienceStep)
    case topics(TopicsStep)
    case summary(SummaryStep)
  }

  @ObservableState
  public struct State: Equatable {
    @Shared public var introduction: Introduction
    @Shared(.hasOnboarded) var hasOnboarded
    public var path = StackState<Path.State>()

    public init(introduction: Introduction = Introduction()) {
      self._introduction = Shared(value: introduction)
    }
  }

  public enum Action {
    case delegate(Delegate)
    case nameChanged(String)
    case nextTapped
    case path(StackActionOf<Path>)
    case skipTapped

    @CasePathable
    public enum Delegate {
      case finished(Introduction)
      case skipped
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none

      case let .nameChanged(name):
        state.$introduction.name.withLock { $0 = name }
        return .none

      case .nextTapped:
        state.path.append(
          .experience(ExperienceStep.State(introduction: state.$introduction))
        )
        return .none

      case .skipTapped:
        state.$hasOnboarded.withLock { $0 = true }
        return .send(.delegate(.skipped))

      case let .path(action):
        switch action {
        case .element(id: _, action: .experience(.delegate(.chosen))):
          if state.introduction.experience == Introduction.Experience.none {
            // A beginner knows no topics yet.
            state.path.append(
              .summary(SummaryStep.State(introduction: SharedReader(state.$introduction)))
            )
          } else {
            state.path.append(
              .topics(TopicsStep.State(topics: state.$introduction.topics))
            )
          }
          return .none

        case .element(id: _, action: .topics(.delegate(.done))):
          state.path.append(
            .summary(SummaryStep.State(introduction: SharedReader(state.$introduction)))
          )
          return .none

        case .element(id: _, action: .summary(.startTapped)):
          state.$hasOnboarded.withLock { $0 = true }
          return .send(.delegate(.finished(state.introduction)))

        case let .element(id: id, action: .summary(.editTapped)):
          guard let first = state.path.ids.first, first != id else {
            state.path.removeAll()
            return .none
          }
          state.path.pop(to: first)
          return .none

        default:
          return .none
        }
      }
    }
    .forEach(\.path, action: \.path)
  }
}

@Reducer
public struct ExperienceStep {
  @ObservableState
  public struct State: Equatable {
    @Shared var introduction: Introduction

    public init(introduction: Shared<Introduction>) {
      self._introduction = introduction
    }
  }

  public enum Action {
    case chosen(Introduction.Experience)
    case delegate(Delegate)

    @CasePathable
    public enum Delegate { case chosen }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .chosen(experience):
        state.$introduction.withLock {
          $0.experience = experience
          if experience == .none { $0.topics = [] }
        }
        return .send(.delegate(.chosen))
      case .delegate:
        return .none
      }
    }
  }
}

@Reducer
public struct TopicsStep {
  @ObservableState
  public struct State: Equatable {
    @Shared var topics: Set<Introduction.Topic>
    var alert: AlertState<Never>?

    public init(topics: Shared<Set<Introduction.Topic>>) {
      self._topics = topics
    }
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case doneTapped
    case toggled(Introduction.Topic)

    @CasePathable
    public enum Delegate { case done }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none
      case .doneTapped:
        return state.topics.isEmpty ? .none : .send(.delegate(.done))
      case let .toggled(topic):
        state.$topics.withLock { $0.formSymmetricDifference([topic]) }
        return .none
      }
    }
  }
}

@Reducer
public struct SummaryStep {
  @ObservableState
  public struct State: Equatable {
    @SharedReader var introduction: Introduction

    public init(introduction: SharedReader<Introduction>) {
      self._introduction = introduction
    }

    public var text: String {
      let topics = introduction.topics.map(\.rawValue).sorted()
      let interests = topics.isEmpty ? "everything" : topics.formatted(.list(type: .and))
      return "\(introduction.name) likes \(interests)."
    }
  }

  public enum Action {
    case editTapped
    case startTapped
  }

  public init() {}
}
