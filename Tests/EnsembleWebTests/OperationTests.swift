// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleConcurrency
import EnsembleUI
import EnsembleWeb
import HTTPTypes
import Hummingbird
import Logging
import Metrics
import MetricsTestKit
import Testing

@MainActor
@Suite("Logs and metrics")
struct OperationTests {
  private let log = Log()
  private let metrics = TestMetrics()

  private func site() -> TestSite {
    TestSite { configuration in
      configuration.logger = logger
      configuration.logger.logLevel = .trace
      configuration.metrics = metrics
    }
  }

  @Test("sessions, requests, and refusals are logged without any user input")
  func logging() async throws {
    let site = site()
    let page = try await TestBrowser(site).open()
    await page.send("edit", try page.element("edit"), "my secret")
    await page.send("submit", try page.element("edit"))
    _ = await page.browser.get("/my-secret", headers: ["origin": "http://my-secret.example"])
    await site.advance(by: .seconds(30))
    let lines = log.lines.value
    #expect(lines.contains("info Session opened app=notes"))
    #expect(lines.contains("debug Request route=events status=204"))
    #expect(lines.contains("info Request refused route=refused status=403"))
    #expect(lines.contains("info Session ended app=notes"))
    #expect(!lines.contains { $0.lowercased().contains("secret") })
    #expect(!lines.contains { $0.contains(page.token) || $0.contains(page.id) })
  }

  @Test("an application that cannot be opened is answered, logged with its reason, and counted")
  func failure() async throws {
    let site = failingSite(DatabaseAway())
    let response = await TestBrowser(site).get("/away")
    #expect(response.status == .serviceUnavailable)
    #expect(!response.text.contains("DatabaseAway"))
    #expect(
      log.lines.value.contains {
        $0.hasPrefix("error Request failed error=") && $0.contains("DatabaseAway")
          && $0.hasSuffix(" route=page")
      }
    )
    let dimensions = [("route", "page"), ("status", "503")]
    #expect(try metrics.expectCounter("ensemble.web.requests", dimensions).totalValue == 1)
  }

  @Test("the status that an application throws is the status of the response")
  func thrownStatus() async throws {
    let response = await TestBrowser(failingSite(HTTPError(.forbidden))).get("/away")
    #expect(response.status == .forbidden)
    #expect(response.headers[.contentSecurityPolicy] != nil)
    #expect(!log.lines.value.contains { $0.hasPrefix("error") })
  }

  private var logger: Logger {
    Logger(label: "test") { [log] _ in LogKeeper(lines: log.lines, keepsDetails: true) }
  }

  private func failingSite(_ error: any Error) -> WebSite {
    var configuration = WebConfiguration()
    configuration.logger = logger
    configuration.metrics = metrics
    let app = WebApp(path: "away", title: "Away") { _ in
      Text(try failedText(error))
    }
    return WebSite(
      configuration: configuration,
      apps: [app, WebApp(path: "other", title: "Other") { Text("Other") }],
      clock: ContinuousClock()
    )
  }

  @Test("requests, events, patches, and sessions are counted")
  func counting() async throws {
    let site = site()
    let page = try await TestBrowser(site).open()
    await page.connect()
    await page.send("press", try page.element("press", "More"))
    let message = try await page.receive()
    // The same event again.
    await page.send("press", try page.element("press", "More"), number: 1)
    let dimensions = [("route", "events"), ("status", "204")]
    #expect(try metrics.expectCounter("ensemble.web.requests", dimensions).totalValue == 2)
    #expect(try metrics.expectCounter("ensemble.web.events").totalValue == 2)
    #expect(try metrics.expectCounter("ensemble.web.patches").totalValue == 1)
    #expect(
      try metrics.expectRecorder("ensemble.web.patch.bytes").lastValue == Double(message.utf8.count)
    )
    await site.advance(by: .seconds(1))
    #expect(try metrics.expectMeter("ensemble.web.sessions").lastValue == 1)
    await site.advance(by: .seconds(600))
    #expect(try metrics.expectMeter("ensemble.web.sessions").lastValue == 0)
    #expect(try metrics.expectMeter("ensemble.web.pages").lastValue == 0)
  }
}

private struct DatabaseAway: Error {}

private func failedText(_ error: any Error) throws -> String { throw error }

private final class Log: Sendable {
  let lines = LockIsolated<[String]>([])
}
#endif
