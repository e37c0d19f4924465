// SPDX-License-Identifier: MIT

#if Web
// A page that was never used can be opened again without a loss, so unused pages end to make room
// for new ones: at the limit of an address, the oldest unused page of that address; at the limit of
// the site, the oldest unused page of the address with the most of them. A flood of pages thus ends
// its own pages, as a flood of connections does.

/// The accounting of the limits on open pages: a state machine without effects.
package struct PageRoom: Sendable {
  /// The number of a page. Later pages have higher numbers.
  package typealias PageID = Int

  package enum Decision: Equatable {
    case admitted
    /// The page is admitted after the end of another.
    case admittedInstead(of: PageID)
    /// The address has reached its limit, and all of its pages are used.
    case addressFull
    /// The site has reached its limit, and all of its pages are used.
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
    /// The unused pages, in the order of their numbers.
    var unused: [PageID] = []
  }

  private let limit: Int
  private let addressLimit: Int
  private var lastID = 0
  private var pages: [PageID: Page] = [:]
  private var clients: [IPAddress?: Client] = [:]
  /// The addresses by the number of their unused pages; addresses without unused pages are absent.
  private var byUnused: [Int: Set<IPAddress?>] = [:]
  private var mostUnused = 0
  /// The number of unused pages.
  package private(set) var unusedCount = 0
  /// The number of pages that were left, and may therefore be ended to make room although they were
  /// used.
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

  /// Returns whether a page was used.
  package func isUsed(_ id: PageID) -> Bool { pages[id]?.isUsed ?? true }

  /// Returns the number of pages of an address that were left.
  package func leftCount(of address: IPAddress?) -> Int { clients[address?.client]?.left ?? 0 }

  /// Decides on a page that is about to be opened.
  ///
  /// - Parameters:
  ///   - address: The address of the client; nil if it is not known, so that no limit per address
  ///     applies.
  ///   - openings: The number of pages that were admitted but not yet added.
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

  /// Records that a page was used, so that it stays until its lifetime ends.
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

  /// Removes a page, if it exists.
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

  /// - Complexity: O(1), apart from the closure.
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
      // A client's count changes by one at a time, so the next lower count is the new maximum, if
      // there is any.
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
