// SPDX-License-Identifier: MIT

import Foundation
import MarketKit

/// Knows who is signed in.
public struct AccountClient: Sendable {
  public struct Credentials: Equatable, Sendable {
    public var mail: String
    public var password: String

    public init(mail: String, password: String) {
      self.mail = mail
      self.password = password
    }
  }

  public enum SignInResult: Equatable, Sendable {
    case signedIn(Customer)
    case needsCode(token: String)
  }

  public var signIn: @Sendable (Credentials) async throws -> SignInResult
  public var confirm: @Sendable (_ token: String, _ code: String) async throws -> Customer
  public var save: @Sendable (Customer) async throws -> Customer
  public var signOut: @Sendable () async -> Void

  public init(
    signIn: @escaping @Sendable (Credentials) async throws -> SignInResult,
    confirm: @escaping @Sendable (_ token: String, _ code: String) async throws -> Customer,
    save: @escaping @Sendable (Customer) async throws -> Customer,
    signOut: @escaping @Sendable () async -> Void
  ) {
    self.signIn = signIn
    self.confirm = confirm
    self.save = save
    self.signOut = signOut
  }
}

public enum AccountError: String, Error, Equatable, LocalizedError {
  case wrongPassword = "The mail address or the password is wrong."
  case wrongCode = "This is not the code."
  case nameTaken = "Somebody else has this name."

  public var errorDescription: String? { rawValue }
}

extension AccountClient: TestDependencyKey {
  public static let testValue = AccountClient(
    signIn: unimplemented("\(Self.self).signIn", placeholder: .needsCode(token: "")),
    confirm: { _, _ in
      XCTFail("\(Self.self).confirm is unimplemented")
      throw AccountError.wrongCode
    },
    save: { $0 },
    signOut: unimplemented("\(Self.self).signOut")
  )
}

extension DependencyValues {
  public var account: AccountClient {
    get { self[AccountClient.self] }
    set { self[AccountClient.self] = newValue }
  }
}
