// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleCore
import EnsembleInternals
import Observation

/// The reason for evaluating the body of a view.
enum EvaluationReason {
  /// The view is shown for the first time.
  case first
  /// The view around it was evaluated.
  case parent(isOtherValue: Bool, isOtherEnvironment: Bool)
  /// A value that the body has read has changed.
  case invalidation

  /// Whether the only reason is a change of values that the body has read.
  var isInvalidation: Bool {
    if case .invalidation = self { true } else { false }
  }
}

#if DEBUG
/// A view whose body is evaluated.
@MainActor
protocol EvaluatedView: AnyObject {
  var readLog: ReadLog { get }
  /// The names of the dynamic properties, by the identity of their storage.
  var propertyNames: [ObjectIdentifier: String] { get }
}

/// The evaluation of a body in debug builds, which is recorded, and whose reason the body can
/// print.
@MainActor
struct ViewEvaluation {
  /// The evaluation in progress.
  private(set) static var current: ViewEvaluation?
  /// The actions that caused the evaluations in progress.
  private static var causes: [ViewUpdateCause] = []

  private let view: any EvaluatedView
  private let type: any Any.Type
  private let reason: EvaluationReason
  /// The values that have changed, if they are recorded.
  private var recorded: [ReadLog.Change]?
  private var causes: [ViewUpdateCause] = []

  init(of view: any EvaluatedView, type: any Any.Type, _ reason: EvaluationReason) {
    self.view = view
    self.type = type
    self.reason = reason
    if let recorder = ViewUpdates.recorder { record(in: recorder) }
  }

  /// Calls a closure that evaluates the body.
  func run<Body>(_ body: () -> Body) -> Body {
    let outer = (Self.current, ReadLog.current)
    Self.current = self
    ReadLog.current = nil
    if recorded != nil { view.readLog.begin(naming: view.propertyNames) }
    defer { (Self.current, ReadLog.current) = outer }
    return body()
  }

  /// Calls a closure that evaluates the views of the body.
  func updateChildren(_ body: () -> Void) {
    if causes.isEmpty && Self.causes.isEmpty { return body() }
    let outer = Self.causes
    Self.causes = causes
    defer { Self.causes = outer }
    body()
  }

  /// Prints the reason for the evaluation, and records the values that the rest of the body reads.
  func printReason(of type: any Any.Type) {
    let changed = recorded ?? view.readLog.takeChanges()
    ViewChangePrinter.print("\(typeName(type)): \(description(ReadLog.names(changed)))")
    if recorded == nil { view.readLog.begin(naming: view.propertyNames) }
  }

  private mutating func record(in recorder: any ViewUpdateRecorder) {
    let changed = view.readLog.takeChanges()
    recorded = changed
    for change in changed {
      if let cause = change.cause, !causes.contains(cause) { causes.append(cause) }
    }
    // A view that is evaluated with its parent has the same cause.
    if causes.isEmpty, !reason.isInvalidation { causes = Self.causes }
    for cause in causes {
      let names = ReadLog.names(changed.filter { $0.cause == cause })
      recorder.record(type, from: cause, because: description(names))
    }
  }

  private func description(_ changedValues: [String]) -> String {
    var changes: [String] = []
    switch reason {
    case .first: return "first evaluation"
    case .parent(let isOtherValue, let isOtherEnvironment):
      if isOtherValue { changes.append("value of the view") }
      if isOtherEnvironment { changes.append("environment") }
    case .invalidation:
      if changedValues.isEmpty { changes.append("an observed value") }
    }
    return (changes + changedValues).joined(separator: ", ") + " changed"
  }
}

/// The values that the body of a view has read while it was recorded or after it called
/// `_printChanges()`, and which of them have changed.
///
/// Observation does not reveal which value has changed, so each read has a separate registration.
@MainActor
final class ReadLog: StoreReadObserver {
  /// A value that has changed.
  struct Change: Hashable {
    let name: String
    /// The action that has changed it; nil if it is not recorded.
    let cause: ViewUpdateCause?
  }

  /// The log of the body that is evaluated, if its reads are recorded.
  static var current: ReadLog? {
    didSet { StoreReads.observer = current }
  }

  private let changes = LockIsolated<[Change]>([])
  private var registrations: [ObservationRegistration] = []
  private var propertyNames: [ObjectIdentifier: String] = [:]

  /// Returns the values that have changed, in the order of the changes, and stops observing.
  func takeChanges() -> [Change] {
    for registration in registrations { registration.finish() }
    registrations = []
    return changes.withValue { changes in
      defer { changes = [] }
      return changes
    }
  }

  /// Returns the names of values, each of them once.
  static func names(_ changes: [Change]) -> [String] {
    var names: [String] = []
    for change in changes where !names.contains(change.name) { names.append(change.name) }
    return names
  }

  /// Records all reads until the end of the evaluation.
  func begin(naming propertyNames: [ObjectIdentifier: String]) {
    self.propertyNames = propertyNames
    Self.current = self
  }

  func read<Result>(_ name: () -> String, _ body: () -> Result) -> Result {
    let name = Self.readable(name())
    let registration = ObservationRegistration()
    registrations.append(registration)
    let recorder = ViewUpdates.recorder
    return withObservationTracking {
      registration.access()
      return body()
    } onChange: { [changes] in
      guard !registration.isOver.value else { return }
      let change = Change(name: name, cause: recorder?.currentCause)
      changes.withValue { if !$0.contains(change) { $0.append(change) } }
    }
  }

  /// Returns the name of a field. If the compiler has recorded only the address of a computed
  /// property, replaces the address by `(a computed property)`.
  private static func readable(_ name: String) -> String {
    guard let start = name.firstRange(of: ".<computed") else { return name }
    return name[..<start.lowerBound] + " (a computed property)"
  }

  /// Calls a closure that reads the storage of a dynamic property.
  func read<Result>(_ storage: AnyObject, _ body: () -> Result) -> Result {
    read({ propertyNames[ObjectIdentifier(storage)] ?? "a property of another view" }, body)
  }

  deinit {
    for registration in registrations { registration.finish() }
  }
}
#endif

/// The output of `_printChanges()`.
@MainActor
package enum ViewChangePrinter {
  package static var print: @MainActor (String) -> Void = { Swift.print($0) }
}
