// SPDX-License-Identifier: MIT

import CZlib
public import EnsembleWeb

/// The compression `gzip`, by the zlib of the system.
public struct GzipCompression: WebCompression {
  /// An error of zlib.
  public struct Failure: Error, CustomStringConvertible {
    /// The code of zlib, such as `Z_MEM_ERROR`.
    public let code: Int32
    /// A sentence with the code.
    public var description: String { "zlib failed with the code \(code)." }
  }

  /// The name of the coding: `gzip`.
  public var coding: String { "gzip" }

  /// Creates the compression.
  public init() {}

  /// Returns the bytes as a file of gzip, as small as zlib makes them.
  ///
  /// - Throws: ``Failure``, if there is no memory.
  public func compress(_ bytes: [UInt8]) throws -> [UInt8] {
    var stream = z_stream()
    // 15 bits are the largest window; 16 more ask for the format of gzip. 9 is the largest memory.
    let status = deflateInit2_(
      &stream,
      Z_BEST_COMPRESSION,
      Z_DEFLATED,
      15 + 16,
      9,
      Z_DEFAULT_STRATEGY,
      ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size)
    )
    guard status == Z_OK else { throw Failure(code: status) }
    defer { deflateEnd(&stream) }
    let capacity = Int(deflateBound(&stream, uLong(bytes.count)))
    var input = bytes
    return try [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
      // zlib reads `input` and writes `output` in this call only, and within their lengths. `deflateBound` bytes hold the
      // whole result, so that one call suffices.
      try input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = uInt(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = uInt(capacity)
        let status = deflate(&stream, Z_FINISH)
        guard status == Z_STREAM_END else { throw Failure(code: status) }
      }
      count = capacity - Int(stream.avail_out)
    }
  }
}

extension WebCompression where Self == GzipCompression {
  /// The compression `gzip`, which every browser knows.
  public static var gzip: GzipCompression { GzipCompression() }
}
