// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency
import Logging

extension WebServer {
  /// A Boolean value that indicates whether the server asks to be left alone, for an update or a
  /// repair.
  ///
  /// While it is `true`, `/-/ready` answers 503, so that a proxy that asks there sends newcomers
  /// elsewhere. Everything else goes on, for those who are here and those who come all the same.
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
