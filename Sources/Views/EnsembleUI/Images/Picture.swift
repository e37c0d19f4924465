// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import Foundation

/// An image of pixels or shapes that a renderer loads.
public struct Picture: Equatable, Sendable {
  /// The source of an image.
  public enum Source: Equatable, Sendable {
    /// A URL that the renderer loads itself.
    case url(URL)
    /// A file of the program, identified by a hash of its contents.
    case file(String)
  }

  /// The source of the image.
  public var source: Source
  /// The name for screen readers; empty if the image adds nothing to the text beside it.
  public var name: String
  /// A Boolean value that indicates whether the image fills the available space.
  public var isResizable: Bool

  /// Creates an image.
  public init(source: Source, name: String = "", isResizable: Bool = false) {
    self.source = source
    self.name = name
    self.isResizable = isResizable
  }
}

/// The image files that views show. A renderer serves no other files.
package final class ImageFiles: Sendable {
  /// The files of the process.
  package static let shared = ImageFiles()

  /// A file of an image.
  package struct File: Equatable, Sendable {
    package let url: URL
    /// The media type, as in the header `Content-Type`.
    package let mediaType: String
  }

  private struct Known {
    var files: [String: File] = [:]
    /// The numbers of the requested images, by the path of the bundle and the name; nil for missing
    /// files.
    var numbers: [String: String?] = [:]
  }

  private let known = LockIsolated(Known())

  private static let mediaTypes = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "webp": "image/webp", "avif": "image/avif", "svg": "image/svg+xml",
  ]

  /// Returns the file with a number; nil if no view has shown it.
  package subscript(number: String) -> File? { known.withValue { $0.files[number] } }

  /// Returns the number of an image in a bundle; nil if it has none of that name.
  ///
  /// A file is looked for and read once in the life of the process.
  ///
  /// - Parameters:
  ///   - name: The name of a resource, with or without its extension.
  ///   - bundle: The bundle.
  func number(of name: String, in bundle: Bundle) -> String? {
    let key = "\(bundle.bundlePath)\n\(name)"
    if let number = known.withValue({ $0.numbers[key] }) { return number }
    var file: File?
    var number: String?
    if let url = find(name, in: bundle)?.resolvingSymlinksInPath(),
      let contents = try? Data(contentsOf: url)
    {
      number = Self.hash(of: contents)
      file = File(url: url, mediaType: Self.mediaTypes[url.pathExtension.lowercased()] ?? "")
    }
    known.withValue { [file, number] known in
      known.numbers[key] = .some(number)
      if let number { known.files[number] = file }
    }
    return number
  }

  private func find(_ name: String, in bundle: Bundle) -> URL? {
    let end = (name as NSString).pathExtension.lowercased()
    if Self.mediaTypes[end] != nil {
      return bundle.url(forResource: (name as NSString).deletingPathExtension, withExtension: end)
    }
    return Self.mediaTypes.keys.sorted().lazy
      .compactMap { bundle.url(forResource: name, withExtension: $0) }.first
  }

  /// Returns a hash of the contents of a file: 64-bit FNV-1a.
  private static func hash(of contents: Data) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in contents { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
