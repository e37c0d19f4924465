// SPDX-License-Identifier: MIT

#if SQLite
import Ensemble
import EnsembleSQLite
import Foundation
import GRDB

/// Reminders in lists, which a database keeps: the state follows its queries.
@Reducer
struct Reminders: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    @Fetch var overview: ReminderOverview.Value
    @Fetch var reminders: [Reminder]
    var filter = ReminderFilter.all
    var search = ""
    /// The title of the next reminder.
    var draft = ""
    /// The title of the next list.
    var listDraft = ""
    /// The reason why the last change was not written.
    var problem: String?
    fileprivate let today: DateInterval

    /// Creates the state, with the reminders of the default database.
    ///
    /// - Parameter today: The day whose reminders are due.
    init(today: DateInterval) {
      self.today = today
      _overview = Fetch(wrappedValue: ReminderOverview.Value(), ReminderOverview(today: today))
      _reminders = Fetch(wrappedValue: [], FilteredReminders(today: today))
    }

    /// The list that new reminders belong to; nil if there is none.
    var list: ReminderOverview.ListSummary? {
      guard case .list(let id) = filter else { return overview.lists.first }
      return overview.lists.first { $0.id == id }
    }
  }

  enum Action: BindableAction, ViewAction {
    case binding(BindingAction<State>)
    case view(View)
    case failed(message: String)

    @CasePathable
    enum View {
      case addTapped
      case addListTapped
      case completedChanged(Reminder, Bool)
      case deleteTapped(Reminder)
      case deleteListTapped
      case flagTapped(Reminder)
      case selected(ReminderFilter)
      case todayTapped(Reminder)
    }
  }

  private enum CancelID { case load }

  @Dependency(\.defaultDatabase) private var database

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.search):
        return load(state)
      case .binding:
        return .none
      case .view(let action):
        state.problem = nil
        return view(&state, action)
      case .failed(let message):
        state.problem = message
        return .none
      }
    }
  }

  private func view(_ state: inout State, _ action: Action.View) -> Effect<Action> {
    switch action {
    case .addTapped:
      guard let list = state.list, let title = state.draft.trimmed else { return .none }
      state.draft = ""
      return write { db in
        var reminder = Reminder(listID: list.id, title: title)
        try reminder.insert(db)
      }

    case .addListTapped:
      guard let title = state.listDraft.trimmed else { return .none }
      state.listDraft = ""
      return write { db in
        var list = ReminderList(title: title)
        try list.insert(db)
      }

    case .completedChanged(let reminder, let isCompleted):
      return change(reminder) { $0.isCompleted = isCompleted }

    case .flagTapped(let reminder):
      return change(reminder) { $0.isFlagged.toggle() }

    case .todayTapped(let reminder):
      return change(reminder) { [today = state.today] in
        $0.due = $0.due == nil ? today.start : nil
      }

    case .deleteTapped(let reminder):
      return write { db in _ = try reminder.delete(db) }

    case .deleteListTapped:
      guard let list = state.list else { return .none }
      state.filter = .all
      return .merge(write { db in _ = try ReminderList.deleteOne(db, key: list.id) }, load(state))

    case .selected(let filter):
      state.filter = filter
      return load(state)
    }
  }

  /// Fetches the reminders of another filter or text, unless a later one is chosen meanwhile.
  private func load(_ state: State) -> Effect<Action> {
    let request = FilteredReminders(
      filter: state.filter,
      search: state.search,
      today: state.today
    )
    return .run { [reminders = state.$reminders] _ in
      try await reminders.load(request)
    } catch: { error, send in
      await send(.failed(message: message(of: error)))
    }
    .cancellable(id: CancelID.load, cancelInFlight: true)
  }

  /// Changes the row of a reminder as it is now.
  private func change(
    _ reminder: Reminder,
    _ update: @escaping @Sendable (inout Reminder) -> Void
  ) -> Effect<Action> {
    write { db in
      guard var row = try Reminder.fetchOne(db, key: reminder.id) else { return }
      update(&row)
      try row.update(db)
    }
  }

  private func write(_ updates: @escaping @Sendable (Database) throws -> Void) -> Effect<Action> {
    .run { _ in
      try await database.write(updates)
    } catch: { error, send in
      await send(.failed(message: message(of: error)))
    }
  }
}

/// The message of an error, without the SQL that it concerns.
private func message(of error: any Error) -> String {
  (error as? DatabaseError)?.message ?? "\(error)"
}

extension String {
  /// The text without space around it; nil if that is empty.
  fileprivate var trimmed: String? {
    let text = trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? nil : text
  }
}
#endif
