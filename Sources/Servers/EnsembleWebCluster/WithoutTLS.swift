// SPDX-License-Identifier: MIT

// Unavailable declarations whose messages name the missing trait, instead of errors about unknown
// names.
#if !TLS
#if Web
import EnsembleWeb

extension WebConfiguration {
  @available(
    *,
    unavailable,
    message:
      "EnsembleWebCluster is empty without the package trait 'TLS': write '.package(…, traits: [\"TLS\"])'"
  )
  public var cluster: WebCluster? {
    get { fatalError() }
    set { fatalError() }
  }
}
#endif

/// The processes that serve one application.
@available(
  *,
  unavailable,
  message:
    "EnsembleWebCluster is empty without the package trait 'TLS': write '.package(…, traits: [\"TLS\"])'"
)
public struct WebCluster {}
#endif
