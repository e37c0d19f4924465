// SPDX-License-Identifier: MIT

#if TLS
import EnsembleWeb
import Foundation
import IssueReporting

/// Several processes, on one machine or on many, that serve the same applications behind a proxy.
///
/// ```swift
/// let cluster = WebCluster(address: "http://10.0.0.5:8080", secret: secret)
/// var configuration = WebConfiguration()
/// configuration.interface = .all
/// configuration.allowedHosts = ["todos.example.com"]
/// configuration.cluster = cluster
/// configuration.journal = PostgreSQLJournal(database, owner: cluster.address)
/// ```
///
/// The proxy may pass each request to any process. A session is in the memory of one process, its
/// *owner*, and other processes forward its requests to the owner. When the owner ends, the next
/// process that receives a request for the session continues it from the journal: at once if the
/// owner was stopped by a signal, and otherwise when its lease has expired. Sessions of
/// applications that are not recorded end with their process.
///
/// Requests between the processes are plain HTTP, and carry the cookies of browsers. Let only the
/// proxy and the other processes reach the addresses.
public struct WebCluster: Sendable {
  /// The address at which the other processes reach this one, such as `http://10.0.0.5:8080`.
  public let address: String
  let tags: PageTags

  /// Creates the membership of this process in a cluster.
  ///
  /// - Parameters:
  ///   - address: The address at which the other processes reach this one: `http`, a host, and the
  ///     server's port, without a path. No two processes may have the same. An invalid address is
  ///     reported as an issue, and the other processes then do not forward requests.
  ///   - secret: A secret text of at least 32 characters that all processes share. It encrypts the
  ///     addresses in the identifiers that browsers receive. A shorter text is reported as an
  ///     issue.
  public init(
    address: String,
    secret: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    if !Self.isAddress(address) {
      reportIssue(
        "'\(address)' is not an address of a process, such as 'http://10.0.0.5:8080'.",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
    if secret.utf8.count < 32 {
      reportIssue(
        "The secret of a cluster has \(secret.utf8.count) characters, and needs 32 that nobody can guess.",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
    self.address = address
    tags = PageTags(address: address, secret: secret)
  }

  /// Returns whether a text is the address of a process.
  static func isAddress(_ text: String) -> Bool {
    guard let url = URLComponents(string: text), let host = url.host, !host.isEmpty,
      host != "0.0.0.0", host != "[::]"
    else { return false }
    return url.scheme == "http" && url.path.isEmpty && url.query == nil && url.fragment == nil
      && url.user == nil && url.port != nil
  }
}

extension WebConfiguration {
  /// The membership of this process in a cluster of processes that serve the same applications; nil
  /// for none.
  ///
  /// The `transport` must be unencrypted HTTP/1.1, as behind a proxy.
  public var cluster: WebCluster? {
    get { (peers as? ClusterPeers)?.cluster }
    set { peers = newValue.map(ClusterPeers.init) }
  }
}
#endif
