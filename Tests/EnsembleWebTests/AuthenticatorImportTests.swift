// SPDX-License-Identifier: MIT

#if Web
// No other module of Ensemble is imported here: an authenticator is written with this one.
import EnsembleWeb
import Testing

private struct Invitation: WebAuthenticator {
  func signIn(_ request: WebSignInRequest) async throws -> WebSignInResponse {
    request.fields["code"] == "tulip" ? .signedIn(SessionOwner(id: "ada", name: "Ada")) : .form
  }
}

@Suite("The import of an authenticator")
struct AuthenticatorImportTests {
  @Test("the person it returns needs no other import")
  func person() async throws {
    let answer = try await Invitation()
      .signIn(WebSignInRequest(isForm: true, fields: ["code": "tulip"]))
    guard case .signedIn(let person) = answer else {
      Issue.record("The right code does not sign in.")
      return
    }
    #expect(person.name == "Ada")
    #expect(person.roles.isEmpty)
  }
}
#endif
