// SPDX-License-Identifier: MIT

#if Web
import EnsembleDependencies
import Foundation

/// The logins of a server.
struct LoginTable: Sendable {
  struct Login: Sendable {
    let record: LoginRecord
    /// The person, as the authenticator has described them last.
    fileprivate(set) var owner: SessionOwner
    /// Whether the authenticator has confirmed the person in this process.
    fileprivate(set) var isConfirmed: Bool
    fileprivate let number: Int
    /// The end by the clock of the process, which cannot be set back.
    fileprivate let end: Duration
  }

  /// A moment, by the clock of the process and by the clock of the machine.
  struct Moment: Sendable {
    let clock: Duration
    let date: Date
  }

  private let lifetime: Duration
  private var logins: [LoginID: Login] = [:]
  private var lastNumber = 0
  /// Whether the table is current, so that it can be read without reading the journal first.
  var isCurrent = true
  /// The number of times that people were signed out everywhere.
  private(set) var signOutCount = 0
  /// The value of `signOutCount` at each person's last sign-out everywhere.
  private var lastSignOuts: [String: Int] = [:]
  /// The value of `signOutCount` at the last sign-out of a person who was removed from
  /// `lastSignOuts`.
  private var lastOtherSignOut = 0

  /// The maximum number of logins of one person. Beyond it, the oldest login ends.
  static let ownerLimit = 32
  /// The maximum number of people in `lastSignOuts`.
  private static let signOutLimit = 1024

  init(lifetime: Duration) { self.lifetime = lifetime }

  /// Returns the change that starts a login, which replaces the browser's previous one.
  ///
  /// The login is as old as the call of the authenticator, so that a password that another program
  /// changes in the meantime is newer.
  ///
  /// - Parameter start: The moment before the authenticator was called.
  /// - Returns: Nil if the person was signed out everywhere since then.
  func starting(
    _ login: LoginID,
    of person: SignedInPerson,
    insteadOf other: LoginID?,
    since start: SignInStart
  ) -> LoginChange? {
    let owner = person.owner
    guard lastSignOuts[owner.id] ?? lastOtherSignOut <= start.signOutCount else { return nil }
    let others = logins.values.filter { $0.owner.id == owner.id && $0.record.id != other }
    let oldest = others.sorted { $0.number < $1.number }
      .prefix(max(0, others.count + 1 - Self.ownerLimit)).map(\.record.id)
    let end = start.date + lifetime / .seconds(1)
    let record = LoginRecord(login, person, start: start.date, end: end)
    return .started(record, ending: oldest + (other.map { [$0] } ?? []))
  }

  /// Applies a change.
  ///
  /// - Parameter isConfirmed: Whether the authenticator has just recognized the person who signs
  ///   in.
  mutating func make(
    _ change: LoginChange,
    isConfirmed: Bool = false,
    at now: Moment
  ) -> LoginEndings {
    var endings = LoginEndings()
    switch change {
    case .started(let record, let ended):
      let expired = logins.filter { $0.value.end <= now.clock }.map(\.key)
      for login in expired { logins[login] = nil }
      add(record, isConfirmed: isConfirmed, at: now)
      endings.logins = Set(ended)
    case .ended(let login): endings.logins = [login]
    case .signedOut(let owner):
      noteSignOut(of: owner)
      endings.owners = [owner]
      endings.logins = Set(logins.filter { $0.value.owner.id == owner }.map(\.key))
    case .cleared:
      noteSignOut(of: nil)
      endings.logins = Set(logins.keys)
    }
    for login in endings.logins { logins[login] = nil }
    return endings
  }

  /// Replaces the logins by the logins of a journal. A login that the table contains already stays
  /// confirmed.
  mutating func replace(
    with records: [LoginRecord],
    _ changes: [LoginChange],
    at now: Moment
  ) -> LoginEndings {
    let old = logins
    logins = [:]
    // People may have been signed out by changes that the journal no longer has.
    noteSignOut(of: nil)
    var endings = LoginEndings()
    for record in records { add(record, isConfirmed: false, at: now) }
    for change in changes { endings.add(make(change, at: now)) }
    for (id, login) in old where logins[id] != nil { logins[id] = login }
    endings.logins.formUnion(old.keys.filter { logins[$0] == nil })
    return endings
  }

  private mutating func add(_ record: LoginRecord, isConfirmed: Bool, at now: Moment) {
    // A clock that was set back, or a damaged date, does not prolong a login beyond the lifetime.
    let rest = min(max(record.end.timeIntervalSince(now.date), 0), lifetime / .seconds(1))
    lastNumber += 1
    logins[record.id] = Login(
      record: record,
      owner: record.owner,
      isConfirmed: isConfirmed,
      number: lastNumber,
      end: now.clock + .seconds(rest)
    )
  }

  private mutating func noteSignOut(of owner: String?) {
    signOutCount += 1
    if let owner, lastSignOuts.count < Self.signOutLimit {
      lastSignOuts[owner] = signOutCount
    } else {
      // All sign-ins in progress are then checked again, for everyone.
      lastSignOuts = [:]
      lastOtherSignOut = signOutCount
    }
  }

  /// Returns a login; nil if there is none, or if its time is over.
  func login(_ id: LoginID, at now: Duration) -> Login? {
    logins[id].flatMap { $0.end > now ? $0 : nil }
  }

  /// Notes that the authenticator has confirmed the person of a login.
  ///
  /// - Returns: False if the login has ended in the meantime.
  mutating func confirm(_ id: LoginID, _ owner: SessionOwner, at now: Duration) -> Bool {
    guard login(id, at: now) != nil else { return false }
    logins[id]?.owner = owner
    logins[id]?.isConfirmed = true
    return true
  }

  /// The logins in the order in which they were started, without those whose time is over.
  func records(at now: Duration) -> [LoginRecord] {
    logins.values.filter { $0.end > now }.sorted { $0.number < $1.number }.map(\.record)
  }
}
#endif
