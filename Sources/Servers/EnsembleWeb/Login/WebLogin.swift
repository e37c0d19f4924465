// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency
import EnsembleDependencies
import EnsembleJournal
import Foundation
import IssueReporting
import Logging

// A login is a secret in its own cookie, separate from the browser's cookie, which is older than
// the login and may be known to an attacker (session fixation). Sessions belong to a person in a
// browser, so a renewed login finds them again; pages belong to a login, and end with it.

/// The login of a server: an authenticator, and the people who are signed in.
///
/// ```swift
/// configuration.login = WebLogin(TrustedHeader("X-Forwarded-User"))
/// let server = WebServer("Notes", configuration: configuration) { NotesView() }
/// ```
///
/// Only people whom the authenticator recognizes get pages, unless the ``WebApp/access`` of an
/// application says otherwise; others are shown the page `/-/sign-in`. The person is the dependency
/// `owner` of views and features. A session belongs to its person: the server refuses it to all
/// others, also in the same browser.
///
/// Pages have a button for signing out, which ends all pages of the browser. An application can
/// have another one, as a `Link` to `/-/sign-out`.
///
/// Several mounted applications of a server share one login, in the configuration of each.
///
/// People stay signed in after a restart of the server if the configuration has a
/// ``WebConfiguration/journal``. The logins are in the journal of the first application, with a
/// hash of the secret in the cookie rather than the secret. All servers that share a journal, such
/// as `PostgreSQLJournal`, accept the logins, and their ends. While the journal is not available,
/// or another process has the logins in a journal for one process, requests with a login get 503.
public final class WebLogin: Sendable {
  /// The limits of logins, and of attempts to sign in.
  public struct Limits: Sendable {
    /// The time after which a person has to sign in again.
    ///
    /// It applies to people who have signed in on the server's page, not to people whom a proxy
    /// authenticates in each request.
    public var lifetime = Duration.seconds(12 * 3600)
    /// The number of failed attempts for a name in one burst, whatever the address. Beyond: 429.
    public var attemptsPerName = 10.0
    /// The number of failed attempts of a client address in one burst, whatever the name.
    /// Beyond: 429.
    ///
    /// An address is the connection's, or the one that ``WebConfiguration/trustedProxies`` forward.
    public var attemptsPerAddress = 30.0
    /// The time in which a name gains one attempt. An address gains more, in the proportion of
    /// ``attemptsPerAddress`` to ``attemptsPerName``.
    public var attemptInterval = Duration.seconds(30)

    /// Creates the default limits.
    public init() {}
  }

  let authenticator: any WebAuthenticator
  /// The name of the store in the journal; nil if the name of the logins is not valid.
  private let store: String?
  private let lifetime: Duration
  private let clock: ServerClock
  private let date: @Sendable () -> Date
  private let attempts: LockIsolated<SignInAttempts>
  private let table: LockIsolated<LoginTable>
  /// The logins in the journal; nil if they are in memory only.
  private let journal = LockIsolated<LoginJournal?>(nil)
  private let sites = LockIsolated(Sites())

  private struct WeakSite: Sendable {
    weak var site: WebSite?
  }

  private struct Sites: Sendable {
    var all: [Int: WeakSite] = [:]
    var lastNumber = 0
  }

  /// Creates a login.
  ///
  /// - Parameters:
  ///   - authenticator: The way to recognize people.
  ///   - limits: The limits of logins, and of attempts to sign in.
  ///   - name: The name of the logins in the journal: at most 100 letters, digits, `-`, and `_`.
  ///     Servers for different people that share a journal need different names: with the same
  ///     one, each accepts the other's logins. So does each `WebLogin` of a process, and each
  ///     process with the same `FileJournal` or `SQLiteJournal`: with the same name, only one of
  ///     them has logins at a time.
  public convenience init(
    _ authenticator: some WebAuthenticator,
    limits: Limits = Limits(),
    name: String = "logins"
  ) {
    self.init(authenticator, limits: limits, name: name, clock: ContinuousClock()) { Date() }
  }

  /// Creates a login with a clock.
  ///
  /// - Parameter date: The time by the clock of the machine.
  package init(
    _ authenticator: some WebAuthenticator,
    limits: Limits = Limits(),
    name: String = "logins",
    clock: some Clock<Duration>,
    date: @escaping @Sendable () -> Date
  ) {
    self.authenticator = authenticator
    store = Self.store(name)
    lifetime = limits.lifetime
    self.clock = ServerClock(clock)
    self.date = date
    table = LockIsolated(LoginTable(lifetime: limits.lifetime))
    attempts = LockIsolated(SignInAttempts(SignInAttempts.Limits(limits)))
  }

  /// Returns the name of a store, which differs from the names of all sessions' stores.
  private static func store(_ name: String) -> String? {
    let isValid = name.utf8.allSatisfy {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: "_")
    }
    if isValid, 1...100 ~= name.utf8.count { return "logins-\(name)" }
    reportIssue(
      """
      The logins cannot be named '\(name)', so they are kept in memory only.

      A name has 1 to 100 characters: letters from A to Z, digits, '-' and '_'.
      """
    )
    return nil
  }

  /// Signs a person out everywhere: ends the logins and the pages in all browsers, such as after a
  /// password was changed, or an account was closed.
  ///
  /// In this process, they end at once. The function returns when the journal has their end, so
  /// that no restart revives them, and the other servers of a cluster accept none of them.
  ///
  /// A person whom a proxy authenticates in each request can open new pages at once.
  ///
  /// - Parameter ownerID: The identity of the person.
  /// - Throws: The error of the journal. The server tries again with the next request; until then,
  ///   a restart revives the logins.
  @MainActor
  public func signOut(_ ownerID: String) async throws {
    try await end(.signedOut(ownerID))
  }

  // MARK: Sites

  /// Adds a site whose pages end with their logins. The journal of the first one has the logins.
  ///
  /// The processes of a cluster can only share the logins in a journal for several processes.
  func register(_ site: WebSite) {
    let configuration = site.configuration
    // Another site may have set the journal on another thread: the first one stays.
    if let store, let base = configuration.journal, journal.value == nil,
      configuration.peers == nil || base is any SharedJournal
    {
      if let form = authenticator as? PasswordForm, !form.checksAgain {
        configuration.logger.warning(
          "Logins outlast a restart without a check: PasswordForm has no function 'current'"
        )
      }
      let journal = LoginJournal(
        base,
        name: store,
        logger: configuration.logger,
        table: table,
        now: { [clock, date] in LoginTable.Moment(clock: clock.now, date: date()) },
        wait: { [clock] in try await clock.sleep(for: $0) },
        onEnd: { [weak self] in await self?.endPages(of: $0) }
      )
      self.journal.withValue { $0 = $0 ?? journal }
    }
    // Releasing a strong reference to a site may deallocate the site, so none is made or released
    // under the lock.
    let gone = sites.all.filter { $0.value.site == nil }.map(\.key)
    sites.withValue { sites in
      for number in gone { sites.all[number] = nil }
      sites.lastNumber += 1
      sites.all[sites.lastNumber] = WeakSite(site: site)
    }
  }

  @MainActor
  func endPages(where condition: (WebPage) -> Bool) {
    // The registries are called without the lock, and sites are released without it.
    for site in sites.all.values.compactMap(\.site) {
      site.registry.endPages(.signedOut, where: condition)
    }
  }

  /// Ends the pages of logins, and of people who were signed out everywhere.
  @MainActor
  private func endPages(of endings: LoginEndings) {
    if endings.isEmpty { return }
    // The session of a page that people share has no owner.
    endPages { page in
      page.login.map(endings.logins.contains) ?? false
        || page.session.owner?.sessionOwner.map { endings.owners.contains($0.id) } ?? false
    }
  }

  /// Closes the logins in the journal, when a site ends. Another site may open them again.
  func close() async { await journal.value?.close() }

  // MARK: Attempts

  /// Decides on an attempt of a client address.
  func arrive(from client: IPAddress?) -> SignInAttempts.Decision {
    let now = clock.now
    return attempts.withValue { $0.arrive(from: client, at: now) }
  }

  /// Decides on an attempt for a name, if it has one.
  func begin(name: String?) -> SignInAttempts.Decision {
    let now = clock.now
    return attempts.withValue { $0.begin(name: name, at: now) }
  }

  func endAttempt(name: String?, from client: IPAddress?, succeeded: Bool) {
    attempts.withValue { $0.end(name: name, from: client, succeeded: succeeded) }
  }

  // MARK: Logins

  /// The time in seconds that browsers keep a login.
  var seconds: Int { Int(min(max(lifetime / .seconds(1), 1), 400 * 24 * 3600)) }

  private var moment: LoginTable.Moment { LoginTable.Moment(clock: clock.now, date: date()) }

  /// Returns the present moment, before the authenticator is called.
  ///
  /// - Throws: The error of the journal.
  func signInStart() async throws -> SignInStart {
    let date = date()
    try await update()
    return SignInStart(signOutCount: table.signOutCount, date: date)
  }

  /// Asks the authenticator about a request of the page for signing in.
  func answer(
    to request: WebSignInRequest
  ) async throws -> (answer: WebSignInResponse, evidence: String?) {
    guard let form = authenticator as? PasswordForm else {
      return (try await authenticator.signIn(request), nil)
    }
    guard let person = try await form.person(request) else { return (.form, nil) }
    return (.signedIn(person.owner), person.evidence)
  }

  /// Starts a login, which replaces the browser's previous one.
  ///
  /// - Parameter start: The moment before the authenticator was called.
  /// - Returns: The secret of the login; nil if the person was signed out everywhere since then.
  /// - Throws: The error of the journal.
  @MainActor
  func start(
    _ person: SignedInPerson,
    insteadOf other: LoginID?,
    since start: SignInStart
  ) async throws -> Secret? {
    let secret = Secret()
    let login = LoginID(secret)
    if let journal = journal.value {
      return try await journal.start(login, of: person, insteadOf: other, since: start)
        ? secret : nil
    }
    let moment = moment
    let endings = table.withValue { table in
      table.starting(login, of: person, insteadOf: other, since: start)
        .map { table.make($0, isConfirmed: true, at: moment) }
    }
    guard let endings else { return nil }
    endPages(of: endings)
    return secret
  }

  /// Ends a login, and its pages.
  ///
  /// - Throws: The error of the journal, after the login has ended in this process.
  @MainActor
  func end(_ login: LoginID) async throws { try await end(.ended(login)) }

  @MainActor
  private func end(_ change: LoginChange) async throws {
    let moment = moment
    endPages(of: table.withValue { $0.make(change, at: moment) })
    try await journal.value?.end(change)
  }

  /// Reads the changes of the logins by other processes.
  private func update() async throws {
    // In a journal of this process alone, the table has them all.
    if !table.isCurrent { try await journal.value?.update() }
  }

  /// Returns whether there is a login whose time is not over, as far as this process knows.
  func isKnown(_ login: LoginID) -> Bool {
    let now = clock.now
    return table.withValue { $0.login(login, at: now) != nil }
  }

  /// Returns the first of the given logins that exists, with its owner. A login has ended if its
  /// time is over, or if the authenticator no longer accepts it.
  ///
  /// - Throws: The errors of the journal and of the authenticator.
  func owner(ofFirst logins: [LoginID]) async throws -> (LoginID, SessionOwner)? {
    // Once, however many cookies a request has.
    if !logins.isEmpty { try await update() }
    for login in logins {
      if let owner = try await owner(of: login) { return (login, owner) }
    }
    return nil
  }

  private func owner(of login: LoginID) async throws -> SessionOwner? {
    let now = clock.now
    guard let known = table.withValue({ $0.login(login, at: now) }) else { return nil }
    if known.isConfirmed { return known.owner }
    guard let current = try await currentOwner(known), current.id == known.owner.id else {
      try await end(login)
      return nil
    }
    return table.withValue { $0.confirm(login, current, at: now) } ? current : nil
  }

  private func currentOwner(_ login: LoginTable.Login) async throws -> SessionOwner? {
    let (owner, record) = (login.owner, login.record)
    if let form = authenticator as? PasswordForm {
      return try await form.currentOwner(
        owner,
        signedInAt: record.start,
        evidence: record.evidence
      )
    }
    return try await authenticator.currentOwner(owner, signedInAt: record.start)
  }
}

extension SignInAttempts.Limits {
  init(_ limits: WebLogin.Limits) {
    self.init(
      perName: limits.attemptsPerName,
      perAddress: limits.attemptsPerAddress,
      interval: limits.attemptInterval
    )
  }
}
#endif
