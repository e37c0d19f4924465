// SPDX-License-Identifier: MIT

#if SQLite
import EnsembleSharing
import GRDB

/// A key whose value is in a row.
protocol RowKey<Value>: SharedKey {
  associatedtype Location: RowLocation<Value>
  var row: StoredRow<Location> { get }
}

extension RowKey {
  /// The row, of any type.
  var anyRow: any AnyStoredRow { row }
  var store: RowStore { row.store }

  func loadRow(_ context: LoadContext<Value>, _ continuation: LoadContinuation<Value>) {
    switch context {
    case .initialValue: continuation.resume(with: Result { try row.read() })
    case .userInitiated: row.read { continuation.resume(with: $0) }
    }
  }
}
#endif
