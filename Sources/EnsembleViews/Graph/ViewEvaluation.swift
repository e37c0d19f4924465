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
}

#if DEBUG
  /// A view whose body is evaluated.
  @MainActor
  protocol EvaluatedView: AnyObject {
    var readLog: ReadLog { get }
    /// The names of the dynamic properties, by the identity of their storage.
    var propertyNames: [ObjectIdentifier: String] { get }
  }

  /// The evaluation of a body, in debug builds: lets the body print the reason for it.
  @MainActor
  struct ViewEvaluation {
    /// The evaluation that is under way.
    private(set) static var current: ViewEvaluation?

    private let view: any EvaluatedView
    private let reason: EvaluationReason

    init(of view: any EvaluatedView, _ reason: EvaluationReason) {
      self.view = view
      self.reason = reason
    }

    /// Calls a closure that evaluates the body.
    func run<Body>(_ body: () -> Body) -> Body {
      let outer = (Self.current, ReadLog.current)
      Self.current = self
      ReadLog.current = nil
      defer { (Self.current, ReadLog.current) = outer }
      return body()
    }

    /// Prints the reason for the evaluation, and records the values that the rest of the body reads.
    func printReason(of type: any Any.Type) {
      let changed = view.readLog.takeChanges()
      ViewChangePrinter.print("\(typeName(type)): \(description(changed))")
      view.readLog.begin(naming: view.propertyNames)
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

  /// The values that the body of a view has read since it called `_printChanges()`, and which of
  /// them have changed.
  ///
  /// Observation does not tell which value has changed, so each read has a registration of its own.
  @MainActor
  final class ReadLog: StoreReadObserver {
    /// The log of the body that is evaluated and has called `_printChanges()`.
    static var current: ReadLog? {
      didSet { StoreReads.observer = current }
    }

    private let changes = LockIsolated<[String]>([])
    private var registrations: [ObservationRegistration] = []
    private var propertyNames: [ObjectIdentifier: String] = [:]

    /// Returns the names of the values that have changed, and stops observing.
    func takeChanges() -> [String] {
      for registration in registrations { registration.finish() }
      registrations = []
      return changes.withValue { changes in
        defer { changes = [] }
        return changes
      }
    }

    /// Records all reads until the end of the evaluation.
    func begin(naming propertyNames: [ObjectIdentifier: String]) {
      self.propertyNames = propertyNames
      Self.current = self
    }

    func read<Result>(_ name: () -> String, _ body: () -> Result) -> Result {
      let name = name()
      let registration = ObservationRegistration()
      registrations.append(registration)
      return withObservationTracking {
        registration.access()
        return body()
      } onChange: { [changes] in
        guard !registration.isOver.value else { return }
        changes.withValue { if !$0.contains(name) { $0.append(name) } }
      }
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
