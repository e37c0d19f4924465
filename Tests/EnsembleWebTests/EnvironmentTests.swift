// SPDX-License-Identifier: MIT

#if Web
import EnsembleJournal
import EnsembleWeb
import Foundation
import Logging
import Testing

@Suite("Configuration by environment")
struct EnvironmentTests {
  @Test("without variables, a configuration is the default one")
  func nothing() throws {
    let configuration = try WebConfiguration(environment: ["PATH": "/bin", "ENSEMBLE_PORT": ""])
    #expect(configuration.port == 8080)
    #expect(configuration.interface == .loopback)
    #expect(configuration.allowedHosts.isEmpty)
    #expect(!configuration.isSecure)
    #expect(configuration.trustedProxies == nil)
    #expect(configuration.strictTransportTime == nil)
    #expect(configuration.limits.pages == WebLimits().pages)
  }

  @Test("each variable sets its property")
  func everything() throws {
    let configuration = try WebConfiguration(environment: [
      "ENSEMBLE_PORT": "9090", "ENSEMBLE_INTERFACE": "192.0.2.1, 2001:db8::1",
      "ENSEMBLE_HOSTS": "counter.example, [2001:db8::1]", "ENSEMBLE_SECURE": "true",
      "ENSEMBLE_HSTS": "3600", "ENSEMBLE_PROXIES": "10.0.0.0/8,::1",
      "ENSEMBLE_PROXY_FIELD": "Forwarded",
      "ENSEMBLE_PAGES": "500", "ENSEMBLE_DRAIN": "2.5", "ENSEMBLE_JOURNAL": "/tmp/journal",
      "ENSEMBLE_LOG": "debug",
    ])
    #expect(configuration.port == 9090)
    #expect(configuration.interface == .addresses(["192.0.2.1", "2001:db8::1"]))
    #expect(configuration.allowedHosts == ["counter.example", "[2001:db8::1]"])
    #expect(configuration.isSecure)
    #expect(configuration.strictTransportTime == .seconds(3600))
    #expect(configuration.trustedProxies != nil)
    #expect(configuration.limits.pages == 500)
    #expect(configuration.limits.pagesPerAddress == 125)
    #expect(configuration.drainTime == .milliseconds(2500))
    #expect(configuration.journal is FileJournal)
    #expect(configuration.logger.logLevel == .debug)
    #expect(try WebConfiguration(environment: ["ENSEMBLE_INTERFACE": "all"]).interface == .all)
  }

  @Test("variables take precedence over what a program has set, and the rest stays")
  func precedence() throws {
    var configuration = WebConfiguration()
    configuration.port = 9000
    configuration.drainTime = .seconds(3)
    configuration.strictTransportTime = .seconds(60)
    configuration.allowedHosts = ["notes.example"]
    configuration.trustedProxies = TrustedProxies(["10.0.0.1"])
    configuration.limits.pages = 10
    configuration.isSecure = true
    try configuration.apply(environment: [
      "ENSEMBLE_PORT": "9090", "ENSEMBLE_HOSTS": "counter.example", "ENSEMBLE_DRAIN": "",
    ])
    #expect(configuration.port == 9090)
    #expect(configuration.allowedHosts == ["counter.example"])
    #expect(configuration.drainTime == .seconds(3))
    #expect(configuration.strictTransportTime == .seconds(60))
    #expect(configuration.trustedProxies != nil)
    #expect(configuration.limits.pages == 10)
    #expect(configuration.isSecure)
  }

  @Test("a value that cannot be read changes nothing")
  func failure() {
    var configuration = WebConfiguration()
    #expect(throws: WebEnvironmentError.self) {
      try configuration.apply(environment: ["ENSEMBLE_PORT": "9090", "ENSEMBLE_LOG": "loud"])
    }
    #expect(configuration.port == 8080)
  }

  @Test(
    "a value that cannot be read is named, with its variable and what it has to be",
    arguments: [
      ("ENSEMBLE_PORT", "65536"), ("ENSEMBLE_PORT", "http"), ("ENSEMBLE_INTERFACE", "localhost"),
      ("ENSEMBLE_INTERFACE", ","), ("ENSEMBLE_HOSTS", ","), ("ENSEMBLE_PROXIES", ",,"),
      ("ENSEMBLE_HOSTS", "https://counter.example"), ("ENSEMBLE_HOSTS", "counter.example:80"),
      ("ENSEMBLE_SECURE", "yes"), ("ENSEMBLE_HSTS", "-1"), ("ENSEMBLE_HSTS", "nan"),
      ("ENSEMBLE_PROXIES", "10.0.0.0/99"), ("ENSEMBLE_PROXY_FIELD", "via"), ("ENSEMBLE_PAGES", "0"),
      ("ENSEMBLE_DRAIN", "inf"), ("ENSEMBLE_LOG", "loud"),
    ]
  )
  func misuse(_ variable: String, _ value: String) {
    do {
      _ = try WebConfiguration(environment: [variable: value])
      Issue.record("'\(value)' was accepted for \(variable).")
    } catch let error as WebEnvironmentError {
      #expect(error.variable == variable)
      #expect(error.value == value)
      #expect("\(error)".hasPrefix("The variable \(variable) is '\(value)'; it has to be "))
    } catch {
      Issue.record(error)
    }
  }
}
#endif
