// SPDX-License-Identifier: MIT

/// A key of a value that is derived from an external source, such as the rows of a database.
///
/// A test sets such a value directly, instead of changing its source.
package protocol ObservingKey: SharedReaderKey {}
