// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency
import Logging

extension WebServer {
  /// A Boolean value that indicates whether the server is draining: asking proxies to send new
  /// visitors elsewhere, before an update or a repair.
  ///
  /// While it is `true`, `/-/ready` answers 503, so that a proxy that checks this address sends new
  /// visitors elsewhere. Everything else continues, for present and new visitors.
  /// ``WebConfiguration/drainTime`` does this before the end of the program.
  public var isDraining: Bool {
    get { site.isDraining.value }
    set {
      guard newValue != isDraining else { return }
      site.isDraining.setValue(newValue)
      configuration.logger.notice(newValue ? "Draining" : "Draining ended")
    }
  }
}
#endif
