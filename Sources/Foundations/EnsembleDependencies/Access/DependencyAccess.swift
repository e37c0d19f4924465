// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleInternals

/// A read of a default that is not cached yet.
struct DependencyAccess: Sendable {
  let name: String?
  let site: SourceLocation
  let key: any Any.Type
  let value: any Any.Type
  let isMissing = LockIsolated(false)

  /// The read for which a default is being made.
  @TaskLocal static var current: DependencyAccess?

  /// Reports that a key has no test value, unless the value is read only to be replaced.
  static func reportMissingTestValue<Key: TestDependencyKey>(of key: Key.Type) {
    let access = current.flatMap { ObjectIdentifier($0.key) == ObjectIdentifier(key) ? $0 : nil }
    access?.isMissing.setValue(true)
    guard ValueChange.current == nil else { return }
    let path = dependencyPath(name: access?.name, key: key)
    let message = """
      @Dependency(\(path)) has no 'testValue', and is used in a test:

      \(block(key: key, value: Key.Value.self, site: access?.site))

      A test should declare every dependency that it uses. Override this one, for the test with \
      'withDependencies' or for the suite with the trait '.dependency', or give the key a \
      'testValue' that all tests may share.
      """
    if let site = access?.site {
      site.report(message)
    } else {
      reportIssue(message)
    }
  }

  /// Reports that the key has no live value, unless the value is read only to be replaced.
  func reportMissingLiveValue() {
    isMissing.setValue(true)
    guard ValueChange.current == nil else { return }
    site.report(
      """
      @Dependency(\(dependencyPath(name: name, key: key))) has no 'liveValue', and is used \
      outside of tests and previews:

      \(Self.block(key: key, value: value, site: site))

      The key conforms only to 'TestDependencyKey', as far as this program knows. Conform it to \
      'DependencyKey' in a module that is linked here, or override the dependency before its first \
      use with 'prepareDependencies'. The test value is used.
      """
    )
  }

  private static func block(
    key: any Any.Type,
    value: any Any.Type,
    site: SourceLocation?
  ) -> String {
    var entries: [(title: String, text: String)] = []
    if let site { entries.append(("Location", "\(site.fileID):\(site.line)")) }
    if ObjectIdentifier(key) == ObjectIdentifier(value) {
      entries.append(("Dependency", typeName(value)))
    } else {
      entries.append(("Key", typeName(key)))
      entries.append(("Value", typeName(value)))
    }
    return entries.map { "  \($0.title):\n    \($0.text)" }.joined(separator: "\n")
  }
}
