// SPDX-License-Identifier: MIT

/// The field of a store behind a binding, for reports about the text of a control.
@MainActor
package struct ReportableField {
  /// Sends a report, and returns a closure that reads the texts that a form holds for the field;
  /// the closure returns nil if no form holds them.
  private let send: @MainActor (FieldReport) -> @MainActor () -> [UnparsedText]?
  /// The part of the field that the binding writes to.
  private var part = ""

  package init<State, Action, Value: Equatable>(
    of store: Store<State, Action>,
    _ keyPath: WritableKeyPath<State, Value>,
    embed: @escaping (BindingAction<State>) -> Action
  ) {
    send = { report in
      let receipt = FieldReportReceipt<State>()
      let write = FieldReportWrite(keyPath, report, receipt: receipt)
      store.sendFromView(embed(BindingAction(write)))
      return { receipt.texts.map { texts in store.projection.readFields { texts($0) } } }
    }
  }

  /// Returns the field of a binding to a part of the value.
  package func part(_ name: String) -> Self {
    var result = self
    result.part += name
    return result
  }

  /// Reports a text, and returns a closure that reads the text that the form holds for the same
  /// part of the field.
  package func report(_ text: String, problem: String) -> @MainActor () -> HeldText {
    let part = part
    let read = send(.unparsed(UnparsedText(text: text, problem: problem, part: part)))
    return {
      guard let texts = read() else { return .unknown }
      return texts.first { $0.part == part }.map { .text($0) } ?? .gone
    }
  }

  /// The knowledge of a form about a reported text.
  package enum HeldText {
    /// No form holds the texts of the field.
    case unknown
    /// The form holds no text, as after a reset.
    case gone
    /// The form holds a text, possibly from another control.
    case text(UnparsedText)
  }

  /// Reports that a control no longer has an unparsed text.
  package func reportEnd() { _ = send(.parsed(part: part)) }

  /// Whether the binding writes to a part of the field only, so that a write does not replace the
  /// texts of other parts.
  package var isPart: Bool { !part.isEmpty }

  // MARK: Search

  private static var search: Search?

  private final class Search {
    var found: ReportableField?
  }

  /// Returns the field that a closure writes to through a store. The write itself is not sent.
  ///
  /// The field of the state cannot be derived from a key path such as `\Store.quantity`.
  package static func writtenField(_ write: () -> Void) -> ReportableField? {
    let outer = search
    let search = Search()
    self.search = search
    defer { self.search = outer }
    write()
    return search.found
  }

  /// Records the field of a write during a search. Returns whether a search is in progress.
  static func isSearching(_ field: () -> ReportableField) -> Bool {
    guard let search else { return false }
    search.found = field()
    return true
  }
}
