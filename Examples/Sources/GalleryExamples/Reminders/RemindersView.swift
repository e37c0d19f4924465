// SPDX-License-Identifier: MIT

#if SQLite
import Ensemble
import EnsembleSQLite
import EnsembleUI
import Foundation

/// The reminders of a filter, and the numbers of all others.
@ViewAction(for: Reminders.self)
struct RemindersView: View {
  @Bindable var store: StoreOf<Reminders>

  var body: some View {
    WrappingHStack {
      filter("All", store.overview.all, .all)
      filter("Today", store.overview.today, .today)
      filter("Flagged", store.overview.flagged, .flagged)
      filter("Completed", store.overview.completed, .completed)
    }
    WrappingHStack {
      ForEach(store.overview.lists) { list in
        filter(list.title, list.count, .list(list.id))
      }
    }
    List {
      ForEach(store.reminders) { reminder in row(reminder) }
    }
    .searchable(text: $store.search)
    if let list = store.list {
      HStack {
        TextField("New in \(list.title)", text: $store.draft).onSubmit { send(.addTapped) }
        Button("Add") { send(.addTapped) }
        if store.filter == .list(list.id) {
          Button("Delete list") { send(.deleteListTapped) }
        }
      }
    }
    if let problem = store.problem { Text(problem).foregroundStyle(.red) }
    HStack {
      TextField("New list", text: $store.listDraft).onSubmit { send(.addListTapped) }
      Button("Add list") { send(.addListTapped) }
    }
    if store.reminders.isEmpty {
      ContentUnavailableView("No reminders here", systemImage: "checkmark")
    } else {
      Text("\(store.reminders.count) shown").foregroundStyle(.secondary)
    }
  }

  @ViewBuilder
  private func filter(_ title: String, _ count: Int, _ filter: ReminderFilter) -> some View {
    let button = Button("\(title) \(count)") { send(.selected(filter)) }
    if store.filter == filter {
      button.buttonStyle(.borderedProminent).accessibilityAddTraits(.isSelected)
    } else {
      button.buttonStyle(.bordered)
    }
  }

  private func row(_ reminder: Reminder) -> some View {
    WrappingHStack {
      Toggle(
        reminder.title,
        isOn: Binding {
          reminder.isCompleted
        } set: {
          send(.completedChanged(reminder, $0))
        }
      )
      .frame(minWidth: 160, maxWidth: .infinity, alignment: .leading)
      HStack {
        Button(reminder.isFlagged ? "Unflag" : "Flag") { send(.flagTapped(reminder)) }
        Button(reminder.due == nil ? "Today" : "Not today") { send(.todayTapped(reminder)) }
        Button("Delete", role: .destructive) { send(.deleteTapped(reminder)) }
      }
      .buttonStyle(.borderless)
      .controlSize(.small)
    }
  }
}

/// The reminders of the database, or the reason why it cannot be opened.
struct RemindersRootView: View {
  @State private var content: Result<StoreOf<Reminders>, any Error>

  init() {
    @Dependency(\.remindersDatabase) var database
    @Dependency(\.calendar) var calendar
    @Dependency(\.date.now) var now
    _content = State(
      initialValue: Result {
        let database = try database.open()
        let today =
          calendar.dateInterval(of: .day, for: now) ?? DateInterval(start: now, end: now)
        return withDependencies {
          $0.defaultDatabase = database
        } operation: {
          Store(initialState: Reminders.State(today: today)) { Reminders() }
        }
      }
    )
  }

  var body: some View {
    switch content {
    case .success(let store): RemindersView(store: store)
    case .failure(let error): Text("\(error)")
    }
  }
}
#endif
