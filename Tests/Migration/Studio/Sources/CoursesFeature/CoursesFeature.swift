// SPDX-License-Identifier: MIT

import Foundation
import SharedModels
import StudioAPI
import StudioKit

extension FeatureFlag {
  public static let waitingList = FeatureFlag(rawValue: "waiting-list")
}

/// The courses of the studio: a search, its pages, and the bookings of a member.
@Reducer
public struct CoursesFeature {
  @ObservableState
  public struct State: Equatable {
    @Shared(.lastSearch) public var lastSearch
    @SharedReader(.member) public var member
    @Presents public var detail: CourseDetail.State?
    public var query = ""
    public var level: Course.Level?
    public var pager = Pager<Course>.State()
    public var bookings: Set<Course.ID> = []
    public var isWaitingListEnabled = false

    public init() {
      query = lastSearch ?? ""
    }

    public var visible: IdentifiedArrayOf<Course> {
      guard let level else { return pager.elements }
      return pager.elements.filter { $0.level == level }
    }
  }

  public enum Action: BindableAction, FeatureAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case detail(PresentationAction<CourseDetail.Action>)
    case flagsChanged(Set<FeatureFlag>)
    case pager(Pager<Course>.Action)
    case search
    case view(View)

    @CasePathable
    public enum View {
      case appeared
      case courseTapped(Course)
      case levelTapped(Course.Level)
    }

    @CasePathable
    public enum Delegate: Equatable {
      case signInRequired
      case bookingsChanged(Int)
    }
  }

  private enum CancelID { case search, flags }

  @Dependency(\.flags) var flags
  @Dependency(\.mainQueue) var mainQueue
  @Dependency(\.studioAPI) var api

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.query):
        return .send(.search)
          .debounce(id: CancelID.search, for: .milliseconds(400), scheduler: mainQueue)

      case .search:
        let query = state.query.trimmingCharacters(in: .whitespaces)
        state.$lastSearch.withLock { $0 = query.isEmpty ? nil : query }
        state.pager = Pager.State()
        return .send(.pager(.refresh))

      case .view(.appeared):
        return .run { send in
          for await flags in flags.changes() {
            await send(.flagsChanged(flags))
          }
        }
        .cancellable(id: CancelID.flags, cancelInFlight: true)

      case let .flagsChanged(flags):
        state.isWaitingListEnabled = flags.contains(.waitingList)
        return .none

      case let .view(.courseTapped(course)):
        guard state.member != nil else { return .tell(.signInRequired) }
        state.detail = CourseDetail.State(
          course: course,
          isBooked: state.bookings.contains(course.id),
          hasWaitingList: state.isWaitingListEnabled
        )
        return .none

      case let .view(.levelTapped(level)):
        state.level = state.level == level ? nil : level
        return .none

      case let .detail(.presented(.delegate(.booked(course)))):
        state.bookings.insert(course.id)
        state.pager.elements[id: course.id] = course
        return .tell(.bookingsChanged(state.bookings.count))

      case let .detail(.presented(.delegate(.cancelled(course)))):
        state.bookings.remove(course.id)
        state.pager.elements.updateOrAppend(course)
        return .tell(.bookingsChanged(state.bookings.count))

      case .binding, .delegate, .detail, .pager:
        return .none
      }
    }
    .ifLet(\.$detail, action: \.detail) {
      CourseDetail()
    }
    PagerOfCourses()
  }

  /// The pager with the query of the feature.
  struct PagerOfCourses: Reducer {
    typealias State = CoursesFeature.State
    typealias Action = CoursesFeature.Action
    @Dependency(\.studioAPI) var api

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      guard case let .pager(action) = action else { return .none }
      let query = state.query
      return Pager<Course>(margin: 2) { page in
        let courses = try await api.courses(query: query, page: page)
        return Page(elements: courses, next: courses.isEmpty ? nil : page + 1)
      }
      .reduce(into: &state.pager, action: action)
      .map(Action.pager)
    }
  }
}

/// One course, and a seat in it.
@Reducer
public struct CourseDetail {
  @ObservableState
  public struct State: Equatable {
    public var course: Course
    public var isBooked: Bool
    public var hasWaitingList: Bool
    public var isOnWaitingList = false
    public var isBusy = false
    @Presents public var destination: Destination.State?
  }

  @Reducer(state: .equatable, action: .equatable)
  public enum Destination {
    case alert(AlertState<Never>)
    case dialog(ConfirmationDialogState<Dialog>)

    public enum Dialog: Equatable, Sendable {
      case cancelBooking
    }
  }

  public enum Action {
    case answered(Result<Course, any Error>, isBooking: Bool)
    case bookTapped
    case cancelTapped
    case delegate(Delegate)
    case destination(PresentationAction<Destination.Action>)
    case notifyTapped

    @CasePathable
    public enum Delegate: Equatable {
      case booked(Course)
      case cancelled(Course)
    }
  }

  @Dependency(\.studioAPI) var api
  @Dependency(\.studioTime) var time
  @Dependency(\.mainQueue) var mainQueue

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bookTapped:
        state.isBusy = true
        return .run { [id = state.course.id] send in
          try await mainQueue.sleep(for: .milliseconds(200))
          await send(.answered(Result { try await api.book(course: id) }, isBooking: true))
        }

      case .cancelTapped:
        let nights = time.nights(until: state.course.startsAt)
        state.destination = .dialog(
          ConfirmationDialogState {
            TextState("Cancel the booking?")
          } actions: {
            ButtonState(role: .destructive, action: .cancelBooking) {
              TextState(nights < 2 ? "Cancel and pay half" : "Cancel")
            }
            ButtonState(role: .cancel) { TextState("Keep it") }
          } message: {
            TextState("The course starts in \(nights) days.")
          }
        )
        return .none

      case .destination(.presented(.dialog(.cancelBooking))):
        state.isBusy = true
        return .run { [id = state.course.id] send in
          let result = await Result { try await api.cancelBooking(course: id) }
          await send(.answered(result, isBooking: false))
        }

      case let .answered(.success(course), isBooking):
        state.isBusy = false
        state.course = course
        state.isBooked = isBooking
        return .send(.delegate(isBooking ? .booked(course) : .cancelled(course)))

      case let .answered(.failure(error), _):
        state.isBusy = false
        if (error as? APIError)?.reason == .full { state.course.taken = state.course.seats }
        state.destination = .alert(
          AlertState {
            TextState("Sorry")
          } message: {
            TextState(error.localizedDescription)
          }
        )
        return .none

      case .notifyTapped:
        state.isOnWaitingList.toggle()
        return .none

      case .delegate, .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}
