// SPDX-License-Identifier: MIT

#if TLS
import Ensemble
import EnsembleClocks
import EnsembleJournal
import EnsembleUI
import EnsembleWeb
import EnsembleWebPasswords
import Foundation
import HTTPTypes
import Logging
import Testing

/// A suite of tests of logins in a journal that several processes use, one after the other or at
/// the same time.
@MainActor
protocol LoginJournalSuite {
  var clock: TestClock<Duration> { get }
  var journal: MemoryJournal { get }
  var log: LockIsolated<[String]> { get }
  /// The process that was started last.
  var current: LockIsolated<LoginSite?> { get }
}

extension LoginJournalSuite {
  /// The event that ends a page whose person has signed out.
  var signedOut: String { "event: end\ndata: 0 signedOut\n\n" }

  func site(
    _ journal: (any Journal)? = nil,
    limits: WebLogin.Limits = WebLogin.Limits(),
    name: String = "logins",
    clock: TestClock<Duration>? = nil
  ) -> LoginSite {
    site(PasswordForm.ofTests, journal, limits: limits, name: name, clock: clock)
  }

  /// Returns a new process, with the same journal unless another one is given.
  func site(
    _ authenticator: some WebAuthenticator,
    _ journal: (any Journal)? = nil,
    limits: WebLogin.Limits = WebLogin.Limits(),
    name: String = "logins",
    clock: TestClock<Duration>? = nil
  ) -> LoginSite {
    let site = LoginSite(
      authenticator,
      limits: limits,
      journal: journal ?? self.journal,
      name: name,
      clock: clock ?? self.clock,
      configure: { [log] configuration in
        configuration.logger = Logger(label: "test") { _ in
          LogKeeper(lines: log, keepsDetails: true)
        }
      }
    )
    current.setValue(site)
    return site
  }

  func signedIn(
    _ site: LoginSite,
    _ name: String = "ada",
    _ password: String = "engine"
  ) async throws -> TestBrowser {
    let browser = site.browser()
    try #require(await browser.signIn(name, password).status == .seeOther)
    return browser
  }

  /// Returns a browser with the cookies of an earlier process.
  func again(_ cookies: [String: String], _ site: LoginSite) -> TestBrowser {
    site.browser(cookies: cookies)
  }

  func form(
    current: @escaping @Sendable (SessionOwner, Date) async throws -> SessionOwner?
  ) -> PasswordForm {
    PasswordForm(current: current) { _, _ in nil }
  }

  func form(_ accounts: LockIsolated<[String: PasswordAccount]>) -> PasswordForm {
    PasswordForm(cost: .testing) { accounts.value[$0] }
  }

  func account(password: String) async throws -> PasswordAccount {
    PasswordAccount(
      owner: SessionOwner(id: "1", name: "Ada", roles: ["operator"]),
      password: try await PasswordHash(of: password, cost: .testing)
    )
  }

  func entry(_ number: UInt64, _ text: String, version: Int = 1) -> JournalEntry {
    JournalEntry(
      number: number,
      version: version,
      stamp: JournalStamp(time: Date(), seed: (0, 0), nextStackElement: 0),
      origin: .store,
      isLast: true,
      action: Data(text.utf8)
    )
  }
}

struct Away: Error {}

/// A journal for one process that a test can break.
struct SwitchedJournal: Journal {
  let base: MemoryJournal
  let hasOtherProcesses: Bool
  let isBroken = LockIsolated(false)
  /// Whether stores can be opened, but not written.
  let isFull = LockIsolated(false)
  let isLost = LockIsolated(false)
  /// What the next opening reports.
  let problems = LockIsolated<[String]>([])

  init(_ base: MemoryJournal, hasOtherProcesses: Bool = false) {
    self.base = base
    self.hasOtherProcesses = hasOtherProcesses
  }

  func open(_ id: String) async throws -> (store: any OpenJournal, contents: JournalContents) {
    if isBroken.value { throw Away() }
    var (store, contents) = try await base.open(id)
    contents.problems += problems.withValue { problems in
      defer { problems = [] }
      return problems
    }
    store = SwitchedStore(base: store, isBroken: isBroken, isFull: isFull, isLost: isLost)
    return (store, contents)
  }

  func stores(beginningWith prefix: String, unusedSince date: Date?) async throws -> [String] {
    try await base.stores(beginningWith: prefix, unusedSince: date)
  }
}

struct SwitchedStore: OpenJournal {
  let base: any OpenJournal
  let isBroken: LockIsolated<Bool>
  let isFull: LockIsolated<Bool>
  let isLost: LockIsolated<Bool>

  func check() async throws {
    if isLost.value { throw JournalError.leaseLost(store: "logins") }
  }

  func append(_ entries: [JournalEntry]) async throws {
    if isBroken.value || isFull.value { throw Away() }
    try await base.append(entries)
  }

  func save(_ snapshot: JournalSnapshot) async throws {
    if isBroken.value { throw Away() }
    try await base.save(snapshot)
  }

  func setAside(beginningWith snapshot: JournalSnapshot) async throws -> String {
    try await base.setAside(beginningWith: snapshot)
  }

  func remove() async throws { try await base.remove() }

  func close() async { await base.close() }
}

/// A journal for several processes that a test can break, or replace by another one.
struct SwitchedSharedJournal: SharedJournal {
  let base: MemoryJournal
  let other = LockIsolated<MemoryJournal?>(nil)
  let isBroken = LockIsolated(false)
  let isLeft = LockIsolated(false)

  private var current: MemoryJournal { other.value ?? base }

  func open(_ id: String) async throws -> (store: any OpenJournal, contents: JournalContents) {
    try await current.open(id)
  }

  func stores(beginningWith prefix: String, unusedSince date: Date?) async throws -> [String] {
    try await current.stores(beginningWith: prefix, unusedSince: date)
  }

  func join(
    _ id: String,
    onAppend: @escaping @Sendable () -> Void
  ) async throws -> (store: any JoinedJournal, contents: JournalContents) {
    if isBroken.value { throw Away() }
    let (store, contents) = try await current.join(id, onAppend: onAppend)
    return (SwitchedSharedStore(base: store, isBroken: isBroken, isLeft: isLeft), contents)
  }
}

struct SwitchedSharedStore: JoinedJournal {
  let base: any JoinedJournal
  let isBroken: LockIsolated<Bool>
  let isLeft: LockIsolated<Bool>

  func begin(with snapshot: JournalSnapshot) async throws -> JournalContents {
    if isBroken.value { throw Away() }
    return try await base.begin(with: snapshot)
  }

  func append(_ entries: [JournalEntry]) async throws {
    if isBroken.value { throw Away() }
    try await base.append(entries)
  }

  func entries(after number: UInt64) async throws -> [JournalEntry] {
    if isBroken.value { throw Away() }
    return try await base.entries(after: number)
  }

  func save(_ snapshot: JournalSnapshot) async throws { try await base.save(snapshot) }

  func leave() async {
    await base.leave()
    isLeft.setValue(true)
  }
}

/// A folder that is removed after a test.
final class TestFolder {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "logins-\(UUID().uuidString)", directoryHint: .isDirectory)

  deinit { try? FileManager.default.removeItem(at: url) }

  private func files() throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .map { url.appending(path: $0) }.filter { !$0.hasDirectoryPath }
      .filter { (try? Data(contentsOf: $0)) != nil }
  }

  func contents() throws -> Data {
    try files().reduce(into: Data()) { $0 += try Data(contentsOf: $1) }
  }

  /// Changes a byte near the end of the files of a kind.
  func damage(_ kind: String) throws {
    let files = try files().filter { $0.lastPathComponent.hasPrefix(kind + "-") }
    try #require(!files.isEmpty)
    for file in files {
      var data = try Data(contentsOf: file)
      data[data.count - 2] ^= 1
      try data.write(to: file)
    }
  }
}

extension Data {
  func contains(_ other: Data) -> Bool { range(of: other) != nil }
}
#endif
