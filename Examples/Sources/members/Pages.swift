// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird

struct LoginForm: Decodable {
  let name: String
  let password: String
}

struct LoginPage {
  var message = ""

  var html: Response {
    Response(
      html: """
        <h1>Log in</h1>
        <p role="alert">\(message)</p>
        <form method="post" action="/login">
        <p><label>Name <input name="name" autocomplete="username" required></label></p>
        <p><label>Password <input name="password" type="password" autocomplete="current-password" required></label></p>
        <p><button>Log in</button></p>
        </form>
        """
    )
  }
}

struct HomePage {
  /// A name from the table of accounts. It contains no characters that need escaping in HTML.
  let name: String

  var html: Response {
    Response(
      html: """
        <h1>Members</h1>
        <p>Logged in as \(name). <a href="/notes">Notes</a></p>
        <form method="post" action="/logout"><button>Log out</button></form>
        """
    )
  }
}

extension Response {
  fileprivate init(html body: String) {
    let html =
      "<!DOCTYPE html><html lang=\"en\"><meta charset=\"utf-8\"><title>Members</title>\(body)</html>\n"
    self.init(
      status: .ok,
      headers: [
        .contentType: "text/html; charset=utf-8",
        .cacheControl: "no-store",
        .contentSecurityPolicy:
          "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(string: html))
    )
  }
}
