// SPDX-License-Identifier: MIT

/// The origin of new stores, for tools that list them.
package enum StoreOrigin {
  /// The name, such as the name of a server's application; nil for the program itself.
  @TaskLocal package static var name: String?
  /// The recorded past of another store, with which the first new store of the same types begins;
  /// nil for none.
  @TaskLocal package static var fork: String?
}
