// SPDX-License-Identifier: MIT

#if Web
// A page on which nothing was ever done can be opened again without a loss, so it makes room for
// another one: first for those of its own address, and of all addresses, that with the most such
// pages gives its oldest. A flood thus ends its own pages, as that of connections does.

/// The room for pages: a state machine without effects.
package struct PageRoom: Sendable {
  /// The number of a page. Later pages have higher numbers.
  package typealias PageID = Int

  package enum Decision: Equatable {
    case admitted
    /// The page is admitted after the end of another.
    case admittedInstead(of: PageID)
    /// The address has as many pages as one may have, and each is used.
    case addressFull
    /// The site has as many pages as it may have, and each is used.
    case full
  }

  private struct Page {
    let address: IPAddress?
    var isUsed: Bool
    var isLeft = false
  }

  fileprivate struct Client {
    var pages = 0
    /// The number of pages that were left.
    var left = 0
    /// The pages on which nothing was done, in the order of their numbers.
    var unused: [PageID] = []
  }

  private let limit: Int
  private let addressLimit: Int
  private var lastID = 0
  private var pages: [PageID: Page] = [:]
  private var clients: [IPAddress?: Client] = [:]
  /// The addresses by the number of their unused pages; none for zero.
  private var byUnused: [Int: Set<IPAddress?>] = [:]
  private var mostUnused = 0
  /// The number of pages on which nothing was done.
  package private(set) var unusedCount = 0
  /// The number of pages that were left, and that may thus end for others although they were used.
  package private(set) var leftCount = 0

  /// - Parameters:
  ///   - limit: The number of pages of the site.
  ///   - addressLimit: The number of pages of an address.
  package init(limit: Int, addressLimit: Int) {
    self.limit = limit
    self.addressLimit = addressLimit
  }

  package var count: Int { pages.count }

  /// Whether a page can only be opened after another one was closed.
  package var isFull: Bool { pages.count >= limit && mostUnused == 0 && leftCount == 0 }

  /// Returns whether something was done on a page.
  package func isUsed(_ id: PageID) -> Bool { pages[id]?.isUsed ?? true }

  /// Returns the number of pages of an address that were left.
  package func leftCount(of address: IPAddress?) -> Int { clients[address?.client]?.left ?? 0 }

  /// Decides on a page that is about to be opened.
  ///
  /// - Parameters:
  ///   - address: The address of the client; nil if it is not known, so that it has no limit of its
  ///     own.
  ///   - openings: The number of pages of the site that were decided on, and not added yet.
  package func decide(for address: IPAddress?, openings: Int = 0) -> Decision {
    let client = address.flatMap { clients[$0.client] }
    if let client, client.pages >= addressLimit {
      return client.unused.first.map { .admittedInstead(of: $0) } ?? .addressFull
    }
    guard pages.count + openings >= limit else { return .admitted }
    guard let address = byUnused[mostUnused]?.first, let page = clients[address]?.unused.first
    else { return .full }
    return .admittedInstead(of: page)
  }

  /// The client of a page; nil if it is not known.
  package func address(of id: PageID) -> IPAddress? { pages[id]?.address }

  /// Adds a page.
  package mutating func add(for address: IPAddress?, isUsed: Bool) -> PageID {
    lastID += 1
    let id = lastID
    let page = Page(address: address?.client, isUsed: isUsed)
    pages[id] = page
    change(page.address) { client in
      client.pages += 1
      if !isUsed { client.unused.append(id) }
    }
    return id
  }

  /// Records that something was done on a page, which then stays until its time is over.
  package mutating func use(_ id: PageID) {
    guard let page = pages[id], !page.isUsed else { return }
    pages[id]?.isUsed = true
    change(page.address) { $0.removeUnused(id) }
  }

  /// Records whether the browser of a page has left it.
  package mutating func setLeft(_ isLeft: Bool, _ id: PageID) {
    guard let page = pages[id], page.isLeft != isLeft else { return }
    pages[id]?.isLeft = isLeft
    let difference = isLeft ? 1 : -1
    leftCount += difference
    change(page.address) { $0.left += difference }
  }

  /// Removes a page. Does nothing if it is not there.
  package mutating func remove(_ id: PageID) {
    guard let page = pages.removeValue(forKey: id) else { return }
    if page.isLeft { leftCount -= 1 }
    change(page.address) { client in
      client.pages -= 1
      if page.isLeft { client.left -= 1 }
      if !page.isUsed { client.removeUnused(id) }
    }
  }

  mutating func removeAll() {
    (pages, clients, byUnused) = ([:], [:], [:])
    (mostUnused, unusedCount, leftCount) = (0, 0, 0)
  }

  /// - Complexity: O(1), but for the change of the client.
  private mutating func change(_ address: IPAddress?, _ body: (inout Client) -> Void) {
    var client = clients.removeValue(forKey: address) ?? Client()
    let before = client.unused.count
    body(&client)
    let after = client.unused.count
    unusedCount += after - before
    if before != after {
      byUnused[before]?.remove(address)
      if byUnused[before]?.isEmpty == true { byUnused[before] = nil }
      if after > 0 { byUnused[after, default: []].insert(address) }
      mostUnused = max(mostUnused, after)
      // The number changes by one, so the next lower one is there if any is.
      while mostUnused > 0, byUnused[mostUnused] == nil { mostUnused -= 1 }
    }
    if client.pages > 0 { clients[address] = client }
  }
}

extension PageRoom.Client {
  /// - Complexity: O(*n*) in the number of the address's unused pages.
  fileprivate mutating func removeUnused(_ id: PageRoom.PageID) {
    if let index = unused.firstIndex(of: id) { unused.remove(at: index) }
  }
}
#endif
