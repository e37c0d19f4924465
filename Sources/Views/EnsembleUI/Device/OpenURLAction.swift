// SPDX-License-Identifier: MIT

import Foundation

/// An action that opens a URL.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
///
/// Button("Help") { openURL(helpURL) }
/// ```
///
/// In a browser, web, mail and phone addresses open in another tab or program; a browser may block
/// the new tab if the application answers a press late. In a terminal nothing opens.
public struct OpenURLAction: Sendable {
  /// The result of handling a URL.
  public struct Result: Sendable {
    enum Kind { case handled, discarded, system }

    let kind: Kind
    var url: URL?

    /// The URL is handled.
    public static let handled = Result(kind: .handled)
    /// The URL is ignored.
    public static let discarded = Result(kind: .discarded)
    /// The renderer opens the URL.
    public static let systemAction = Result(kind: .system)
    /// The renderer opens another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system, url: url) }
  }

  let handler: (@MainActor @Sendable (URL) -> Result)?
  var device: DeviceLink?

  /// Creates an action that calls a function.
  public init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
    self.handler = handler
  }

  init(device: DeviceLink?) {
    handler = nil
    self.device = device
  }

  /// Opens a URL.
  @MainActor
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL, and calls a function with the information whether it was accepted.
  @MainActor
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    let result = handler?(url) ?? .systemAction
    if result.kind == .system { device?.open(result.url ?? url) }
    completion(result.kind == .handled || result.kind == .system && device != nil)
  }
}

extension EnvironmentValues {
  /// An action that opens a URL outside of the application.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self] ?? OpenURLAction(device: nil)
      action.device = device
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}
