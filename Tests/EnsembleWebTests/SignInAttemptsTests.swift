// SPDX-License-Identifier: MIT

#if Web
import EnsembleWeb
import Testing

@Suite("Attempts to sign in")
struct SignInAttemptsTests {
  private var attempts = SignInAttempts(
    SignInAttempts.Limits(perName: 2, perAddress: 4, interval: .seconds(10))
  )
  private let address = IPAddress("192.0.2.1")!

  /// Makes an attempt that fails, or succeeds.
  private mutating func attempt(
    _ name: String?,
    at seconds: Int = 0,
    succeeds: Bool = false
  ) -> SignInAttempts.Decision {
    let decision = attempts.begin(name: name, at: .seconds(seconds))
    if decision == .admitted { attempts.end(name: name, from: nil, succeeded: succeeds) }
    return decision
  }

  @Test mutating func `a name has some attempts at once, and then one for each interval`() {
    #expect(attempt("ada") == .admitted)
    #expect(attempt("ada") == .admitted)
    #expect(attempt("ada") == .refused(retryAfter: 10))
    #expect(attempt("ada", at: 5) == .refused(retryAfter: 5))
    #expect(attempt("grace", at: 5) == .admitted)
    #expect(attempt("ada", at: 10) == .admitted)
    #expect(attempt("ada", at: 10) == .refused(retryAfter: 10))
  }

  @Test mutating func `ways to write a name have the attempts of one`() {
    #expect(attempt("ada") == .admitted)
    #expect(attempt(" ADA\t") == .admitted)
    #expect(attempt("\u{FF41}da") == .refused(retryAfter: 10))
  }

  @Test(
    "spellings that a lookup may take for the same have the attempts of one",
    arguments: [
      [
        "jos\u{E9}", "jose", "JOSE\u{301}", "\u{FF2A}os\u{E9}", "jo\u{200B}se",
        "\u{2060} jos\u{E9}\u{AD}",
      ],
      ["ida", "\u{131}da", "\u{130}DA", "id\u{FE0F}a"],
      ["stra\u{DF}e", "STRASSE", "stra\u{1E9E}e", "\u{17F}trasse"],
    ]
  )
  mutating func spellings(_ names: [String]) {
    #expect(attempt(names[0]) == .admitted)
    #expect(attempt(names[1]) == .admitted)
    for name in names { #expect(attempt(name) == .refused(retryAfter: 10), "\(name)") }
    #expect(attempt(names[0] + "a") == .admitted)
  }

  @Test mutating func `successes do not count`() {
    for _ in 0..<9 { #expect(attempt("ada", succeeds: true) == .admitted) }
    #expect(attempt("ada") == .admitted)
    #expect(attempt("ada", succeeds: true) == .admitted)
    #expect(attempt("ada") == .admitted)
    #expect(attempt("ada") == .refused(retryAfter: 10))
  }

  @Test mutating func `an address has more attempts, in the same proportion`() {
    for _ in 0..<4 { #expect(attempts.arrive(from: address, at: .zero) == .admitted) }
    #expect(attempts.arrive(from: address, at: .zero) == .refused(retryAfter: 5))
    #expect(attempts.arrive(from: IPAddress("192.0.2.2"), at: .zero) == .admitted)
    #expect(attempts.arrive(from: nil, at: .zero) == .admitted)
    #expect(attempts.arrive(from: address, at: .seconds(5)) == .admitted)
  }

  @Test mutating func `the addresses of a network of IPv6 are one`() {
    for number in 0..<4 {
      #expect(attempts.arrive(from: IPAddress("2001:db8::\(number)"), at: .zero) == .admitted)
    }
    let other = attempts.arrive(from: IPAddress("2001:db8::9"), at: .zero)
    #expect(other == .refused(retryAfter: 5))
  }

  @Test mutating func `few attempts are checked at the same time`() {
    var limits = SignInAttempts.Limits(perName: 100, perAddress: 100, interval: .seconds(1))
    limits.underWay = 2
    attempts = SignInAttempts(limits)
    #expect(attempts.begin(name: "a", at: .zero) == .admitted)
    #expect(attempts.begin(name: nil, at: .zero) == .admitted)
    #expect(attempts.begin(name: "b", at: .zero) == .refused(retryAfter: 1))
    attempts.end(name: "a", from: nil, succeeded: false)
    #expect(attempts.begin(name: "b", at: .zero) == .admitted)
  }

  @Test mutating func `names beyond those that are told apart are one`() {
    var limits = SignInAttempts.Limits(perName: 2, perAddress: 4, interval: .seconds(10))
    limits.known = 2
    attempts = SignInAttempts(limits)
    #expect(attempt("a") == .admitted)
    #expect(attempt("b") == .admitted)
    #expect(attempt("c") == .admitted)
    #expect(attempt("d") == .admitted)
    #expect(attempt("e") == .refused(retryAfter: 10))
    #expect(attempt("a") == .admitted)
    // After the time in which their attempts come back, names are forgotten.
    #expect(attempt("f", at: 30) == .admitted)
    #expect(attempt("g", at: 30) == .admitted)
    #expect(attempt("f", at: 30) == .admitted)
  }
}
#endif
