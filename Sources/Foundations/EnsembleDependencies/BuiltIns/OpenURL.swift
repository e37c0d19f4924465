// SPDX-License-Identifier: MIT

import Foundation

#if canImport(SwiftUI)
import SwiftUI
#endif

extension DependencyValues {
  /// A function that opens a URL in the user's preferred application.
  ///
  /// ```swift
  /// @Dependency(\.openURL) var openURL
  /// await openURL(settings)
  /// ```
  ///
  /// In tests it reports an issue and opens nothing.
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: DependencyKey {
  static let liveValue = OpenURLEffect { await openInSystem($0) }

  static let testValue = OpenURLEffect { url in
    reportIssue(#"Unimplemented: @Dependency(\.openURL) was called with \#(url)"#)
    return false
  }
}

/// A function that opens a URL.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// Creates an effect from a function that returns whether it opened the URL.
  public init(handler: @escaping @Sendable (_ url: URL) async -> Bool) {
    self.handler = handler
  }

  /// Opens a URL.
  ///
  /// - Returns: `true` if the URL was opened.
  @discardableResult
  public func callAsFunction(
    _ url: URL,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> Bool {
    await withIssueContext(fileID: fileID, filePath: filePath, line: line, column: column) {
      await handler(url)
    }
  }
}

#if canImport(SwiftUI)
@MainActor
private func openInSystem(_ url: URL) async -> Bool {
  await withCheckedContinuation { continuation in
    EnvironmentValues().openURL(url) { continuation.resume(returning: $0) }
  }
}
#elseif os(Linux)
/// Opens a URL with `xdg-open`, which desktop environments have in common.
private func openInSystem(_ url: URL) async -> Bool {
  await withCheckedContinuation { continuation in
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", url.absoluteString]
    process.terminationHandler = { continuation.resume(returning: $0.terminationStatus == 0) }
    do {
      try process.run()
    } catch {
      continuation.resume(returning: false)
    }
  }
}
#else
private func openInSystem(_ url: URL) async -> Bool {
  reportIssue(#"@Dependency(\.openURL) is not supported on this platform. Override it."#)
  return false
}
#endif
