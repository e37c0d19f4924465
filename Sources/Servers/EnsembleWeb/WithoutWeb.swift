// SPDX-License-Identifier: MIT

// Unavailable declarations whose messages name the missing trait, instead of errors about unknown
// names.
#if !Web
/// A server that shows views in web browsers.
@available(
  *,
  unavailable,
  message:
    "EnsembleWeb is empty without the package trait 'Web': write '.package(…, traits: [\"Web\"])'"
)
public struct WebServer {}

/// An application that a server offers at a path.
@available(
  *,
  unavailable,
  message:
    "EnsembleWeb is empty without the package trait 'Web': write '.package(…, traits: [\"Web\"])'"
)
public struct WebApp {}

/// The addresses, hosts, transport, limits, and strings of a web server.
@available(
  *,
  unavailable,
  message:
    "EnsembleWeb is empty without the package trait 'Web': write '.package(…, traits: [\"Web\"])'"
)
public struct WebConfiguration {}

/// The limits on the resources that clients of a web server can use.
@available(
  *,
  unavailable,
  message:
    "EnsembleWeb is empty without the package trait 'Web': write '.package(…, traits: [\"Web\"])'"
)
public struct WebLimits {}

/// The look of the pages of a web server.
@available(
  *,
  unavailable,
  message:
    "EnsembleWeb is empty without the package trait 'Web': write '.package(…, traits: [\"Web\"])'"
)
public struct WebTheme {}

/// An application that is mounted in a server.
@available(
  *,
  unavailable,
  message:
    "EnsembleWeb is empty without the package trait 'Web': write '.package(…, traits: [\"Web\"])'"
)
public struct WebMount {}

/// The protocol of the connections of a web server.
@available(
  *,
  unavailable,
  message:
    "EnsembleWeb is empty without the package trait 'Web': write '.package(…, traits: [\"Web\"])'"
)
public struct WebTransport {}

/// The strings that a web server adds to views.
@available(
  *,
  unavailable,
  message:
    "EnsembleWeb is empty without the package trait 'Web': write '.package(…, traits: [\"Web\"])'"
)
public struct WebStrings {}

/// A color of the pages of a web server.
@available(
  *,
  unavailable,
  message:
    "EnsembleWeb is empty without the package trait 'Web': write '.package(…, traits: [\"Web\"])'"
)
public struct WebColor {}

/// An error of a web server.
@available(
  *,
  unavailable,
  message:
    "EnsembleWeb is empty without the package trait 'Web': write '.package(…, traits: [\"Web\"])'"
)
public struct WebServerError {}

/// The login of a web server.
@available(
  *,
  unavailable,
  message:
    "EnsembleWeb is empty without the package trait 'Web': write '.package(…, traits: [\"Web\"])'"
)
public struct WebLogin {}

/// The proxies in front of a web server.
@available(
  *,
  unavailable,
  message:
    "EnsembleWeb is empty without the package trait 'Web': write '.package(…, traits: [\"Web\"])'"
)
public struct TrustedProxies {}
#endif
