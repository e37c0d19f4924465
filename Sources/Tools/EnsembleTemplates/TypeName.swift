// SPDX-License-Identifier: MIT

/// The name of a feature or of a program, which becomes the name of types and modules.
package struct TypeName: Equatable, Sendable {
  package let text: String

  /// Creates a name from a text that a person has typed.
  ///
  /// - Throws: A ``TemplateError`` that describes valid names.
  package init(_ text: String) throws {
    let isIdentifier = text.unicodeScalars.enumerated().allSatisfy { offset, scalar in
      let isLetter = ("A"..."Z").contains(scalar) || ("a"..."z").contains(scalar)
      return isLetter || offset > 0 && (("0"..."9").contains(scalar) || scalar == "_")
    }
    guard !text.isEmpty, isIdentifier else {
      throw TemplateError.name(
        "'\(text)' cannot be the name of a type. Use letters and digits, such as 'ShoppingList'."
      )
    }
    guard let first = text.first, first.isUppercase else {
      let suggestion = text.prefix(1).uppercased() + text.dropFirst()
      throw TemplateError.name("A type begins with a capital letter: use '\(suggestion)'.")
    }
    guard !Self.taken.contains(text), !text.hasPrefix("Ensemble") else {
      throw TemplateError.name(
        "'\(text)' is the name of a type or of a module that the program uses. Choose another one."
      )
    }
    self.text = text
  }

  /// Names of types that generated files or nearly all files use, and of modules that a program is
  /// linked with.
  private static let taken = Set(
    """
    Action Any App Array Bool BoundedStoreOf BoundingReducer Button ComposeReducer Composer Dependency DependencyValues
    Dictionary Double Effect Equatable Error Feature FeatureAction Foundation HStack Hashable Highest Identifiable Int
    MainActor Never ObservableState Observation Optional Preview ProgressView Protocol RandomNumberGenerator Reduce
    Reducer ReducerOf Result Scene Self Sendable Set State Store StoreOf StoreState String Suite Swift SwiftUI Task Test
    TestClock TestStore Testing Text Type UInt64 View Void WindowGroup WithRandomNumberGenerator
    Algorithms ArgumentParser AsyncAlgorithms AsyncHTTPClient Atomics Collections ComposableArchitecture Configuration
    CoreMetrics Crypto CustomDump DequeModule Dispatch GRDB Glibc HTTPTypes Hummingbird HummingbirdCore Instrumentation
    IssueReporting Logging Metrics NIO NIOCore NIOEmbedded NIOPosix NIOSSL Numerics OrderedCollections RealModule
    ServiceLifecycle SwiftParser SwiftSyntax SystemPackage Tracing UnixSignals XCTest
    """
    .split { $0 == " " || $0 == "\n" }.map(String.init)
  )
}
