// SPDX-License-Identifier: MIT

import EnsembleBindings
import Foundation

// The browser loads the image, and reports whether it succeeded. If the server loaded it, it would
// fetch any URL that a state contains, from inside of its network (SSRF). A false report only
// affects the client that sends it. Likewise, a dragged value stays in the process: its payload is
// a closure of the dragged view, since an encoded value could be forged.

/// An image that is loaded from a URL.
///
/// ```swift
/// AsyncImage(url: store.cover) { image in
///   image.resizable().scaledToFit()
/// } placeholder: {
///   ProgressView()
/// }
/// .frame(width: 120, height: 160)
/// ```
///
/// A browser loads the image itself, and reports whether it could: the program does not see it. The
/// server of the page names the origins that images may come from, in its configuration. A terminal
/// shows no images, so the phase there is a failure.
public nonisolated struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content
  @State private var answer: LoadedImage?
  @Environment(\.showsImages) private var showsImages

  /// Creates an image that is loaded, with a view for each phase.
  ///
  /// - Parameters:
  ///   - url: The URL; with nil, the phase stays empty.
  ///   - scale: Has no effect: a pixel of the image is a point.
  ///   - transaction: Has no effect.
  ///   - content: A closure that returns the view of a phase.
  public init(
    url: URL?,
    scale: Double = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// Creates an image that is loaded, with a view for the image, and a placeholder until it is
  /// loaded.
  ///
  /// - Parameters:
  ///   - url: The URL; with nil, the placeholder stays.
  ///   - scale: Has no effect: a pixel of the image is a point.
  ///   - content: A closure that returns the view of the image.
  ///   - placeholder: A closure that returns the view to show until the image is loaded, or if
  ///     loading fails.
  public init<I: View, P: View>(
    url: URL?,
    scale: Double = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  @MainActor public var body: some View {
    let phase = phase
    content(phase).background { request(in: phase) }
  }

  @MainActor
  @ViewBuilder
  private func request(in phase: AsyncImagePhase) -> some View {
    if case .empty = phase, let url, showsImages {
      // Each URL has its own element, so that a late answer cannot be attributed to a newer URL.
      ImageRequest(url: url) { answer = LoadedImage(url: url, isThere: $0) }.id(url)
    }
  }

  @MainActor private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    guard showsImages, url.isWebAddress else { return .failure(AsyncImageError(url: url)) }
    guard let answer, answer.url == url else { return .empty }
    return answer.isThere
      ? .success(Image(url: url)) : .failure(AsyncImageError(url: url))
  }
}

extension AsyncImage where Content == Image {
  /// Creates an image that is loaded, with a symbol until it is loaded.
  ///
  /// - Parameters:
  ///   - url: The URL; with nil, the symbol stays.
  ///   - scale: Has no effect: a pixel of the image is a point.
  public init(url: URL?, scale: Double = 1) {
    self.init(url: url) { $0.image ?? Image(decorativeSystemName: "photo") }
  }
}

/// A phase of loading an image.
public enum AsyncImagePhase: Sendable {
  /// The image is being loaded.
  case empty
  /// The image is there.
  case success(Image)
  /// The image could not be loaded.
  case failure(any Error)

  /// The image; nil if it is not loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error; nil unless loading has failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// The reason why an image is not shown.
struct AsyncImageError: Error, CustomStringConvertible {
  let url: URL

  var description: String { "The image at '\(url.absoluteString)' could not be loaded." }
}

/// The answer of a renderer that has loaded an image.
private struct LoadedImage: Equatable {
  let url: URL
  let isThere: Bool
}

/// The request to load an image that is not shown yet.
private struct ImageRequest: PrimitiveView {
  let url: URL
  let finish: (Bool) -> Void

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.imageRequest(view.url))
    node.handler = { event in
      guard case .loaded(let isThere) = event else { return false }
      view.finish(isThere)
      return true
    }
  }
}

extension URL {
  /// Whether a browser may load the URL: a web address, or a path on the page's own server.
  fileprivate var isWebAddress: Bool {
    scheme.map { ["http", "https"].contains($0.lowercased()) } ?? true
  }
}

extension EnvironmentValues {
  /// Whether the renderer loads images.
  var showsImages: Bool { traits.showsImages }
}
