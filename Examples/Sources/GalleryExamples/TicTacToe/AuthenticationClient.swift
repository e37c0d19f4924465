// SPDX-License-Identifier: MIT

import Ensemble

/// A client that signs a person in.
@DependencyClient
struct AuthenticationClient: Sendable {
  /// Signs in with a mail address and a password. Throws an ``AuthenticationError``.
  var signIn: @Sendable (_ email: String, _ password: String) async throws -> SignInAnswer
  /// Confirms a sign-in by a code. Throws an ``AuthenticationError``.
  var confirm: @Sendable (_ code: String, _ token: String) async throws -> Void
}

/// The answer to a mail address and a password.
struct SignInAnswer: Equatable, Sendable {
  let token: String
  /// Whether a code is needed too.
  let needsCode: Bool
}

/// The reason why a person is not signed in.
enum AuthenticationError: Error, Equatable, Sendable {
  case expired
  case wrongCode
  case wrongPassword

  /// The message for the user.
  var message: String {
    switch self {
    case .expired: "The sign-in has expired. Start again."
    case .wrongCode: "This is not the code. It is 1234."
    case .wrongPassword: "The address or the password is wrong. The password is \"password\"."
    }
  }
}

nonisolated extension AuthenticationClient: DependencyKey {
  /// A simulated server that takes a second. An address that contains "2fa" needs the code 1234.
  static let liveValue = AuthenticationClient(
    signIn: { email, password in
      @Dependency(\.continuousClock) var clock
      try await clock.sleep(for: .seconds(1))
      guard email.contains("@"), password == "password" else {
        throw AuthenticationError.wrongPassword
      }
      let needsCode = email.contains("2fa")
      return SignInAnswer(token: needsCode ? "pending" : "granted", needsCode: needsCode)
    },
    confirm: { code, token in
      @Dependency(\.continuousClock) var clock
      try await clock.sleep(for: .seconds(1))
      guard token == "pending" else { throw AuthenticationError.expired }
      guard code == "1234" else { throw AuthenticationError.wrongCode }
    }
  )

  static let testValue = AuthenticationClient()
}

extension DependencyValues {
  /// The client that signs a person in.
  var authenticationClient: AuthenticationClient {
    get { self[AuthenticationClient.self] }
    set { self[AuthenticationClient.self] = newValue }
  }
}
