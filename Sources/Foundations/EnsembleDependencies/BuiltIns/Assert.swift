// SPDX-License-Identifier: MIT

extension DependencyValues {
  /// A function that checks a condition in debug builds.
  ///
  /// In a running application it is Swift's `assert`. In tests a failure is reported as an issue
  /// and the program continues.
  public var assert: any AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// A function that marks code as unreachable in debug builds.
  ///
  /// In a running application it is Swift's `assertionFailure`. In tests a call is reported as an
  /// issue and the program continues.
  public var assertionFailure: any AssertionFailureEffect {
    get { self[AssertionFailureKey.self] }
    set { self[AssertionFailureKey.self] = newValue }
  }

  /// A function that checks a condition in all builds.
  ///
  /// In a running application it is Swift's `precondition`. In tests a failure is reported as an
  /// issue and the program continues.
  public var precondition: any AssertionEffect {
    get { self[PreconditionKey.self] }
    set { self[PreconditionKey.self] = newValue }
  }
}

private enum AssertKey: DependencyKey {
  static let liveValue: any AssertionEffect = LiveAssert()
  static let testValue: any AssertionEffect = ReportingAssert()
}

private enum AssertionFailureKey: DependencyKey {
  static let liveValue: any AssertionFailureEffect = LiveAssertionFailure()
  static let testValue: any AssertionFailureEffect = ReportingAssertionFailure()
}

private enum PreconditionKey: DependencyKey {
  static let liveValue: any AssertionEffect = LivePrecondition()
  static let testValue: any AssertionEffect = ReportingAssert()
}

private struct LiveAssert: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    Swift.assert(condition(), message(), file: file, line: line)
  }
}

private struct LivePrecondition: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    Swift.precondition(condition(), message(), file: file, line: line)
  }
}

private struct LiveAssertionFailure: AssertionFailureEffect {
  func callAsFunction(
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    Swift.assertionFailure(message(), file: file, line: line)
  }
}

private struct ReportingAssert: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    guard !condition() else { return }
    reportIssue(message(), filePath: file, line: line)
  }
}

private struct ReportingAssertionFailure: AssertionFailureEffect {
  func callAsFunction(
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    reportIssue(message(), filePath: file, line: line)
  }
}
