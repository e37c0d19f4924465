// SPDX-License-Identifier: MIT

import Foundation

#if canImport(UniformTypeIdentifiers)
  import UniformTypeIdentifiers
#endif

/// A request for files that a ``ViewHost`` shows: `host.importer?.choose(url)`.
@MainActor
public struct HostedImporter {
  let id: ElementID
  let host: ViewHost
  let request: FileImport

  /// The types of files that may be chosen.
  public var contentTypes: [UTType] { request.contentTypes }

  /// Whether several files may be chosen.
  public var allowsMultipleSelection: Bool { request.allowsMultipleSelection }

  /// Chooses files. False if a file is of another type, if there are too many or none, or if nothing asks any more.
  @discardableResult
  public func choose(_ urls: URL...) -> Bool {
    host.refresh()
    guard urls.allSatisfy({ request.allows(filename: $0.lastPathComponent) }) else { return false }
    defer { host.refresh() }
    return host.tree.perform(.choose(urls), on: id)
  }

  /// Chooses none. False if nothing asks any more.
  @discardableResult
  public func cancel() -> Bool {
    defer { host.refresh() }
    return host.tree.perform(.dismiss, on: id)
  }
}

/// An offer of a file that a ``ViewHost`` shows: `host.exporter?.save(to: url)`.
@MainActor
public struct HostedExporter {
  let id: ElementID
  let host: ViewHost
  let export: FileExport

  /// The name that the file should have.
  public var filename: String { export.filename }

  /// The type of the file.
  public var contentType: UTType { export.contentType }

  /// Writes the file. False if it cannot be written, or is not offered any more.
  @discardableResult
  public func save(to url: URL) -> Bool {
    defer { host.refresh() }
    guard let contents = host.tree.contents(of: id), (try? contents.write(to: url)) != nil else {
      return false
    }
    return host.tree.perform(.saved(url), on: id)
  }

  /// Saves nothing. False if the file is not offered any more.
  @discardableResult
  public func cancel() -> Bool {
    defer { host.refresh() }
    return host.tree.perform(.dismiss, on: id)
  }
}
