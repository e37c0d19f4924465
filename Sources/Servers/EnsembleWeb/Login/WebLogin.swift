// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency
import EnsembleDependencies

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
    /// An address is that of the connection, or the one that
    /// ``WebConfiguration/trustedProxies`` forward.
    public var attemptsPerAddress = 30.0
    /// The time in which a name gains one attempt. An address gains more, in the proportion of
    /// ``attemptsPerAddress`` to ``attemptsPerName``.
    public var attemptInterval = Duration.seconds(30)

    /// Creates the default limits.
    public init() {}
  }

  let authenticator: any WebAuthenticator
  private let lifetime: Duration
  private let clock: ServerClock
  private let attempts: LockIsolated<SignInAttempts>
  private let table = LockIsolated(LoginTable())
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
  public convenience init(_ authenticator: some WebAuthenticator, limits: Limits = Limits()) {
    self.init(authenticator, limits: limits, clock: ContinuousClock())
  }

  /// Creates a login with a clock.
  package init(
    _ authenticator: some WebAuthenticator,
    limits: Limits = Limits(),
    clock: some Clock<Duration>
  ) {
    self.authenticator = authenticator
    lifetime = limits.lifetime
    self.clock = ServerClock(clock)
    attempts = LockIsolated(SignInAttempts(SignInAttempts.Limits(limits)))
  }

  /// Signs a person out everywhere: ends the logins and the pages in all browsers, such as after a
  /// password was changed, or an account was closed.
  ///
  /// A person whom a proxy authenticates in each request can open new pages at once.
  ///
  /// - Parameter ownerID: The identity of the person.
  @MainActor
  public func signOut(_ ownerID: String) {
    let ended = table.withValue { $0.endAll(of: ownerID) }
    // The session of a page that people share has no owner.
    endPages { page in
      page.session.owner?.sessionOwner?.id == ownerID || page.login.map(ended.contains) ?? false
    }
  }

  // MARK: Sites

  /// Adds a site whose pages end with their logins.
  func register(_ site: WebSite) {
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

  /// The number of times that people were signed out everywhere.
  var signOutCount: Int { table.signOutCount }

  /// Starts a login, which replaces the browser's previous one.
  ///
  /// - Parameter count: The value of ``signOutCount`` before the authenticator was called.
  /// - Returns: The secret of the login; nil if the person was signed out everywhere since then.
  @MainActor
  func start(_ owner: SessionOwner, insteadOf other: Secret?, since count: Int) -> Secret? {
    let now = clock.now
    let started = table.withValue { [lifetime] in
      $0.start(owner, insteadOf: other, since: count, at: now, lifetime: lifetime)
    }
    guard let (login, ended) = started else { return nil }
    if !ended.isEmpty { endPages { $0.login.map(ended.contains) ?? false } }
    return login
  }

  /// Ends a login, and its pages.
  @MainActor
  func end(_ login: Secret) {
    table.withValue { $0.end(login) }
    endPages { $0.login == login }
  }

  /// Returns the owner of a login; nil if there is none, or if its time is over.
  func owner(of login: Secret) -> SessionOwner? {
    let now = clock.now
    return table.withValue { $0.owner(of: login, at: now) }
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
