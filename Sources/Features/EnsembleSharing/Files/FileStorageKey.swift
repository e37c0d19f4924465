// SPDX-License-Identifier: MIT

import EnsembleDependencies
import Foundation

/// A key for values that are shared through a file.
///
/// Create it with ``SharedReaderKey/fileStorage(_:decoder:encoder:)`` or
/// ``SharedReaderKey/fileStorage(_:decode:encode:)``.
public struct FileStorageKey<Value: Sendable>: SharedKey {
  package let url: URL
  private let storage: FileStorage
  private let file: StoredFile
  private let writer = StoredFile.Writer()
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data

  /// The identity of a value in a file.
  public struct ID: Hashable, Sendable {
    fileprivate let path: String
    fileprivate let storage: FileStorage
  }

  fileprivate init(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    @Dependency(\.defaultFileStorage) var storage
    self.url = url
    self.storage = storage
    file = storage.files.file(at: FilePath.standardized(url))
    self.decode = decode
    self.encode = encode
  }

  public var id: ID { ID(path: file.path, storage: storage) }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    // A value that is loaded for the first time has no subscription yet.
    let isHeld = context.initialValue == nil && file.isSubscribed(writer)
    continuation.resume(with: decoded(content, isHeld: isHeld))
  }

  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    guard url.isFileURL else { return SharedSubscription {} }
    return file.subscribe(writer) { content in
      switch decoded(content, isHeld: true) {
      case .success(let value):
        // The value may have been changed after the outside change was found to be the later one.
        let isTaken = subscriber.yield(
          value,
          ifCurrent: { !file.hasWaitingChange(of: writer) }
        )
        if !isTaken { file.reportOverwriting() }
      case .failure(let error): subscriber.yield(throwing: error)
      }
    }
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    save(latest: { value }, context: context, continuation: continuation)
  }

  private var content: Result<FileContent?, any Error> {
    Result {
      guard url.isFileURL else { throw FileStorageError(.read, url.absoluteString, notAFile) }
      return try file.read()
    }
  }

  /// - Parameter isHeld: Whether there already is a value. An empty file does not reset it, since
  ///   another program may have truncated the file in order to write it.
  private func decoded(
    _ content: Result<FileContent?, any Error>,
    isHeld: Bool
  ) -> Result<Value?, any Error> {
    Result {
      guard let content = try content.get() else { return nil }
      if content.data.isEmpty {
        // An empty file needs no copy.
        if isHeld, !file.isOwn(content.stamp) {
          throw FileStorageError(.decode, file.path, EmptyFileError())
        }
        return nil
      }
      do {
        return try decode(content.data)
      } catch {
        file.keep(content.stamp)
        throw FileStorageError(.decode, file.path, error)
      }
    }
  }

  private var notAFile: any Error { URLError(.unsupportedURL) }
}

extension FileStorageKey: LatestValueKey {
  package func save(
    latest: @escaping @Sendable () -> Value,
    context: SaveContext,
    continuation: SaveContinuation
  ) {
    guard url.isFileURL else {
      continuation.resume(throwing: FileStorageError(.write, url.absoluteString, notAFile))
      return
    }
    let waiter = StoredFile.Waiter(needsWrite: context == .userInitiated) {
      continuation.resume(with: $0)
    }
    file.write(
      StoredFile.Change(
        writer: writer,
        date: storage.files.disk.now,
        merges: false,
        encode: { [encode] in try encode(latest()) },
        waiters: [waiter]
      ),
      context == .userInitiated ? .now : .first
    )
  }
}

extension FileStorageKey: CustomStringConvertible {
  public var description: String { ".fileStorage(\(url))" }
}

extension SharedReaderKey {
  /// Returns a key for a value that is shared through a file, encoded as JSON.
  ///
  /// ```swift
  /// @Shared(.fileStorage(.documentsDirectory.appending(path: "todos.json")))
  /// var todos: [Todo] = []
  /// ```
  ///
  /// The value of a file that does not exist, or is empty, is the default; the file and its folder
  /// are created by the first change.
  ///
  /// The first change after a second without a write is on the disk when `withLock` returns, unless
  /// another thread is using the file; later changes are written together, on another thread, when
  /// that second ends. `save()` writes now, and waits. A file is replaced as a whole, so that it is
  /// never seen half written, not even after a crash.
  ///
  /// A change of the file by another program becomes the value; the deletion of the file makes it
  /// the default. If the file and the value are changed at the same time, the later change holds,
  /// and the other one is reported as an issue.
  ///
  /// A file that cannot be decoded, or that is emptied while a property holds its value, does not
  /// change the value; the error is the `loadError` of the property. Before a later change
  /// overwrites a file that is not empty, a copy is made, whose name ends with `.corrupt`, and
  /// reported. A value that cannot be written stays in memory, and the error is its `saveError`.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - decoder: The decoder; a `JSONDecoder` by default.
  ///   - encoder: The encoder; by default a `JSONEncoder` with sorted keys, on several lines in
  ///     debug builds.
  public static func fileStorage<Value: Codable & Sendable>(
    _ url: URL,
    decoder: JSONDecoder? = nil,
    encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(
      url,
      decode: { try (decoder ?? JSONDecoder()).decode(Value.self, from: $0) },
      encode: { try (encoder ?? .standard).encode($0) }
    )
  }

  /// Returns a key for a value that is shared through a file in a format of your own.
  ///
  /// ```swift
  /// @Shared(
  ///   .fileStorage(
  ///     url,
  ///     decode: { @Sendable data in String(decoding: data, as: UTF8.self) },
  ///     encode: { @Sendable text in Data(text.utf8) }
  ///   )
  /// ) var text = ""
  /// ```
  ///
  /// The compiler of Swift 6.3 does not infer `@Sendable` here.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - decode: A function that decodes the content of the file, on any thread.
  ///   - encode: A function that encodes the value, on any thread. An empty encoding produces an
  ///     empty file, which counts as having no value.
  public static func fileStorage<Value: Sendable>(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url, decode: decode, encode: encode)
  }
}

extension JSONEncoder {
  fileprivate static var standard: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #if DEBUG
    encoder.outputFormatting.insert(.prettyPrinted)
    #endif
    return encoder
  }
}
