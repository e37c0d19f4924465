// SPDX-License-Identifier: MIT

import Ensemble

/// The todos in the terminal: rows are numbered as they are shown.
public final class TodosExample: Example {
  public static let name = "todos"
  public static let summary = "A list with a filter, whose rows delegate to it."

  private let store = Store(initialState: Todos.State()) { Todos() }
  /// What the commands have set going.
  private var tasks: [StoreTask] = []
  /// Why the last command did nothing.
  private var complaint: String?

  public init() {}

  public var frame: [String] {
    var lines = ["Filter: \(store.filter.rawValue)\(store.isEditing ? ", editing" : "")"]
    for (offset, todo) in store.scopes.visibleTodos.enumerated() {
      lines.append("\(offset + 1) [\(todo.isDone ? "x" : " ")] \(todo.title)")
    }
    let open = store.todos.count { !$0.isDone }
    lines.append("\(open) of \(store.todos.count) to do")
    if let complaint { lines.append(complaint) }
    return lines
  }

  public var help: String {
    "add TITLE, check N, rename N TITLE, filter all|active|completed, clear what is done, list, "
      + "edit on or off, delete N, move N M, w (wait) for the order, q quit"
  }

  public func perform(_ command: String) -> Bool {
    complaint = nil
    let words = command.split(separator: " ", maxSplits: 1).map(String.init)
    guard let name = words.first else { return false }
    let argument = words.count > 1 ? words[1] : ""
    switch (name, argument.isEmpty) {
    case ("list", true): break
    case ("clear", true): send(.view(.clearCompletedTapped))
    case ("edit", true): store.isEditing.toggle()
    case ("add", false): add(argument)
    case ("filter", false): filter(argument)
    case ("check", false): check(argument)
    case ("rename", false): rename(argument)
    case ("delete", false): whileEditing { delete(argument) }
    case ("move", false): whileEditing { move(argument) }
    default: return false
    }
    return true
  }

  public func finish() async {
    for task in tasks { await task.finish() }
    tasks = []
  }

  private func send(_ action: Todos.Action) {
    tasks.append(store.send(action))
  }

  private func add(_ title: String) {
    store.draft = title
    send(.view(.addTapped))
  }

  private func filter(_ name: String) {
    guard let filter = Todos.Filter(rawValue: name) else {
      let names = Todos.Filter.allCases.map(\.rawValue).joined(separator: ", ")
      complaint = "There is no filter '\(name)'. The filters are: \(names)."
      return
    }
    store.filter = filter
  }

  private func check(_ argument: String) {
    guard let row = row(argument) else { return }
    let todo = store.visibleTodos[row]
    send(.todos(.element(id: todo.id, action: .binding(.set(\.isDone, !todo.isDone)))))
  }

  private func rename(_ argument: String) {
    let words = argument.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else {
      complaint = "Say which todo, and its title."
      return
    }
    guard let row = row(words[0]) else { return }
    let id = store.visibleTodos[row].id
    send(.todos(.element(id: id, action: .binding(.set(\.title, words[1])))))
  }

  private func delete(_ argument: String) {
    guard let row = row(argument) else { return }
    let id = store.visibleTodos[row].id
    send(.todos(.element(id: id, action: .view(.deleteTapped))))
  }

  private func move(_ argument: String) {
    let numbers = argument.split(separator: " ").map(String.init)
    guard numbers.count == 2 else {
      complaint = "Say which todo, and where to."
      return
    }
    guard let source = row(numbers[0]), let target = row(numbers[1]) else { return }
    // Where it is to be in the end: behind the row there if it comes from above.
    let destination = target > source ? target + 1 : target
    send(.view(.moved(offsets: [source], destination: destination)))
  }

  private func whileEditing(_ change: () -> Void) {
    guard store.isEditing else {
      complaint = "Type 'edit' first."
      return
    }
    change()
  }

  /// The offset of a row that is shown, by its number.
  private func row(_ text: String) -> Int? {
    guard let number = Int(text), store.visibleTodos.indices.contains(number - 1) else {
      complaint = "There is no todo '\(text)' here."
      return nil
    }
    return number - 1
  }
}
