// SPDX-License-Identifier: MIT

/// A key of a value that follows something outside the program, such as the rows of a database.
///
/// A test gives such a value itself, instead of what it follows.
package protocol ObservingKey: SharedReaderKey {}
