// SPDX-License-Identifier: MIT

#if Web
import EnsembleWeb
import Testing

@Suite("Admission, against models")
struct AdmissionModelTests {
  private static func address(_ number: Int) -> IPAddress? {
    IPAddress("10.0.\(number / 256).\(number % 256)")
  }

  // MARK: Openings

  @Test("an address opens a burst, and then as many pages as its rate allows")
  func rate() {
    var admission = PageAdmission(.init(pagesPerSecond: 2, burst: 5))
    func open(at seconds: Double) -> PageAdmission.Decision {
      defer { if admission.openings > 0 { admission.leave() } }
      return admission.arrive(from: Self.address(1), at: .seconds(seconds))
    }
    for _ in 0..<5 { #expect(open(at: 0) == .admitted) }
    #expect(open(at: 0) == .refused(retryAfter: 0.5))
    #expect(open(at: 0.5) == .admitted)
    #expect(open(at: 0.5) == .refused(retryAfter: 0.5))
    #expect(admission.arrive(from: Self.address(2), at: .seconds(0.5)) == .admitted)
  }

  @Test("while several pages are being opened, those who have just opened one wait for newcomers")
  func newcomers() {
    var admission = PageAdmission(.init(pagesPerSecond: 20, burst: 256))
    for number in 0..<8 {
      #expect(admission.arrive(from: Self.address(number), at: .zero) == .admitted)
    }
    #expect(admission.arrive(from: Self.address(1), at: .seconds(1)) == .refused(retryAfter: 1))
    #expect(admission.arrive(from: Self.address(8), at: .seconds(1)) == .admitted)
    // An address whose last page was some time ago is a newcomer, too.
    #expect(admission.arrive(from: Self.address(1), at: .seconds(10)) == .admitted)
    for _ in 0..<10 { admission.leave() }
    #expect(admission.arrive(from: Self.address(1), at: .seconds(10)) == .admitted)
  }

  @Test("the number of openings under way is limited, whoever they are of")
  func openings() {
    var admission = PageAdmission(.init(pagesPerSecond: 20, burst: 256))
    for number in 0..<256 { _ = admission.arrive(from: Self.address(number), at: .zero) }
    #expect(admission.isFull)
    #expect(admission.arrive(from: Self.address(256), at: .zero) == .full(retryAfter: 1))
    #expect(admission.arrive(from: nil, at: .zero) == .full(retryAfter: 1))
    admission.leave()
    #expect(admission.arrive(from: Self.address(256), at: .zero) == .admitted)
  }

  @Test("an address without a rate opens its burst", arguments: [0.0, -1])
  func noRate(_ rate: Double) {
    var admission = PageAdmission(.init(pagesPerSecond: rate, burst: 1))
    for number in 0..<2000 {
      #expect(admission.arrive(from: Self.address(number), at: .seconds(number)) == .admitted)
      admission.leave()
    }
    #expect(admission.clientCount <= 2000)
  }

  @Test("forgetting addresses changes no decision", arguments: 0..<8)
  func forgetting(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    var admission = PageAdmission(.init(pagesPerSecond: 0.5, burst: 3))
    /// The token buckets of all addresses, with the time of the last admission. The model never
    /// forgets an address.
    var tokens: [Int: (count: Double, at: Double, last: Double)] = [:]
    var openings = 0
    var now = 0.0
    var refusals = 0
    for step in 0..<20_000 {
      // Eighths of seconds are exact.
      now += Double(Int.random(in: 0...1, using: &generator)) / 8
      if openings > 0, Int.random(in: 0..<100, using: &generator) < 55 {
        admission.leave()
        openings -= 1
        continue
      }
      let number = Bool.random(using: &generator) ? step : Int.random(in: 0..<20, using: &generator)
      let decision = admission.arrive(from: Self.address(number), at: .seconds(now))
      let known = tokens[number]
      var expected = PageAdmission.Decision.admitted
      if openings >= 8, let known, now - known.last < 10 {
        expected = .refused(retryAfter: 1)
      } else {
        let count = min(3, (known?.count ?? 3) + (now - (known?.at ?? now)) * 0.5)
        if count < 1 {
          expected = .refused(retryAfter: (1 - count) / 0.5)
          tokens[number] = (count, now, known?.last ?? now)
        } else {
          tokens[number] = (count - 1, now, now)
        }
      }
      #expect(decision == expected, "step \(step)")
      if decision == .admitted { openings += 1 } else { refusals += 1 }
    }
    #expect(refusals > 100)
    // The admission remembers only the clients of the last seconds, of thousands.
    #expect(admission.clientCount < tokens.count / 2)
  }

  @Test("a flood of addresses takes a limited memory, and newcomers of a moment later are admitted")
  func manyAddresses() {
    var limits = PageAdmission.Limits(pagesPerSecond: 20, burst: 4)
    limits.addresses = 2048
    var admission = PageAdmission(limits)
    var admitted = 0
    for number in 0..<20_000 {
      guard admission.arrive(from: Self.address(number), at: .zero) == .admitted else { continue }
      admission.leave()
      admitted += 1
    }
    // All addresses beyond the limit count as one.
    #expect(admission.clientCount <= 2049)
    #expect(admitted == 2048 + 4)
    // Their refusals do not blame the individual address.
    let another = admission.arrive(from: Self.address(20_001), at: .zero)
    #expect(another == .full(retryAfter: 1 / 20))
    #expect(admission.arrive(from: Self.address(30_000), at: .seconds(11)) == .admitted)
    #expect(admission.clientCount == 1)
  }

  // MARK: Room

  private struct ModelPage {
    let id: Int
    let address: Int
    var isUsed: Bool
    var isLeft = false
  }

  @Test("pages make room as the model says", arguments: 0..<16)
  func room(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    var room = PageRoom(limit: 24, addressLimit: 8)
    var pages: [ModelPage] = []
    var decisions: [String: Int] = [:]
    for _ in 0..<4000 {
      switch Int.random(in: 0..<12, using: &generator) {
      case 0..<6:
        // The first addresses come often.
        let address = Int.random(
          in: 0..<Int.random(in: 1...12, using: &generator),
          using: &generator
        )
        let isUsed = Int.random(in: 0..<4, using: &generator) == 0
        let decision = room.decide(for: Self.address(address))
        check(decision, for: address, pages)
        switch decision {
        case .admittedInstead(let id):
          room.remove(id)
          pages.removeAll { $0.id == id }
          decisions["instead", default: 0] += 1
        case .admitted: decisions["admitted", default: 0] += 1
        case .full, .addressFull:
          decisions["\(decision)", default: 0] += 1
          continue
        }
        let id = room.add(for: Self.address(address), isUsed: isUsed)
        pages.append(ModelPage(id: id, address: address, isUsed: isUsed))
      case 6..<9:
        guard let index = pages.indices.randomElement(using: &generator) else { continue }
        room.use(pages[index].id)
        pages[index].isUsed = true
      case 9..<11:
        guard let index = pages.indices.randomElement(using: &generator) else { continue }
        pages[index].isLeft = Bool.random(using: &generator)
        room.setLeft(pages[index].isLeft, pages[index].id)
      default:
        guard let index = pages.indices.randomElement(using: &generator) else { continue }
        room.remove(pages.remove(at: index).id)
      }
      #expect(room.count == pages.count)
      #expect(room.unusedCount == pages.count { !$0.isUsed })
      #expect(room.isFull == (pages.count >= 24 && pages.allSatisfy { $0.isUsed && !$0.isLeft }))
      #expect(room.leftCount == pages.count { $0.isLeft })
      let address = Int.random(in: 0..<12, using: &generator)
      let left = pages.count { $0.address == address && $0.isLeft }
      #expect(room.leftCount(of: Self.address(address)) == left)
      if let page = pages.randomElement(using: &generator) {
        #expect(room.isUsed(page.id) == page.isUsed)
      }
    }
    #expect(Set(decisions.keys) == ["admitted", "instead", "full", "addressFull"])
  }

  private func check(_ decision: PageRoom.Decision, for address: Int, _ pages: [ModelPage]) {
    let own = pages.filter { $0.address == address }
    let unused = Dictionary(grouping: pages.filter { !$0.isUsed }, by: \.address)
    let oldest = own.filter { !$0.isUsed }.map(\.id).min()
    switch decision {
    case .admitted: #expect(own.count < 8 && pages.count < 24)
    case .admittedInstead(let id) where own.count >= 8: #expect(id == oldest)
    case .admittedInstead(let id):
      #expect(pages.count >= 24)
      let most = unused.values.map(\.count).max() ?? 0
      // The oldest page of any address with the most unused pages may end.
      let candidates = unused.values.filter { $0.count == most }.compactMap { $0.map(\.id).min() }
      #expect(candidates.contains(id))
    case .addressFull: #expect(own.count >= 8 && oldest == nil)
    case .full: #expect(own.count < 8 && pages.count >= 24 && unused.isEmpty)
    }
  }

  @Test("pages that are being opened count")
  func openingPages() {
    let room = PageRoom(limit: 2, addressLimit: 2)
    #expect(room.decide(for: Self.address(0), openings: 1) == .admitted)
    #expect(room.decide(for: Self.address(0), openings: 2) == .full)
  }

  @Test("removing a page twice, and using one that has ended, do nothing")
  func unknownPages() {
    var room = PageRoom(limit: 1, addressLimit: 1)
    let id = room.add(for: nil, isUsed: false)
    room.remove(id)
    room.remove(id)
    room.use(id)
    room.setLeft(true, id)
    #expect(room.count == 0)
    #expect(room.leftCount == 0)
    #expect(room.decide(for: nil) == .admitted)
  }
}
#endif
