// SPDX-License-Identifier: MIT

import EnsembleWeb
import HTTPTypes
import Hummingbird

/// Adds the portraits, which only members see. Grace has none.
func addPortraits(to router: Router<MemberContext>, _ signIn: WebMount) {
  router.get("portraits/ada") { request, context -> Response in
    guard try await signIn.owner(of: request, context) != nil else { throw HTTPError(.forbidden) }
    return Response(
      status: .ok,
      headers: [
        .contentType: "image/svg+xml",
        .cacheControl: "private, max-age=3600",
        .contentSecurityPolicy: "default-src 'none'",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(string: ada))
    )
  }
}

private let ada = """
  <svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">
  <rect width="48" height="48" rx="24" fill="#4a43d8"/>
  <circle cx="24" cy="19" r="8" fill="#fff"/>
  <path d="M10 41a14 12 0 0 1 28 0z" fill="#fff"/>
  </svg>
  """
