// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation
import Testing

@MainActor
@Suite("Date and color pickers")
struct DatePickerTests {
  private let zone = TimeZone(secondsFromGMT: 3600)!

  /// 2026-11-23 08:30:15 in the zone.
  private let morning = Date(timeIntervalSince1970: 1_795_419_015)

  private func host(
    _ model: Model,
    _ components: DatePickerComponents = [.date, .hourAndMinute]
  ) -> ViewHost {
    ViewHost(
      DatePicker("Due", selection: model.binding, displayedComponents: components)
        .environment(\.timeZone, zone)
    )
  }

  @Test func `the parts of a date are shown in the time zone of the environment`() {
    let model = Model(morning)
    #expect(host(model).datePicker("Due").entry?.text == "2026-11-23T08:30")
    #expect(host(model, .date).datePicker("Due").entry?.text == "2026-11-23")
    #expect(host(model, .hourAndMinute).datePicker("Due").entry?.text == "08:30")
  }

  @Test func `an entered date keeps the time of day, and an entered time the day`() {
    let model = Model(morning)
    #expect(host(model, .date).datePicker("Due").enter("2027-01-31"))
    #expect(host(model).datePicker("Due").entry?.text == "2027-01-31T08:30")
    #expect(model.date == Date(timeIntervalSince1970: 1_801_380_615))
    #expect(host(model, .hourAndMinute).datePicker("Due").enter("00:05"))
    #expect(host(model).datePicker("Due").entry?.text == "2027-01-31T00:05")
    #expect(host(model).datePicker("Due").enter("2028-02-29 23:59"))
    #expect(host(model).datePicker("Due").entry?.text == "2028-02-29T23:59")
  }

  @Test func `entering the shown date changes nothing, not even its seconds`() {
    let model = Model(morning)
    #expect(host(model).datePicker("Due").enter("2026-11-23T08:30"))
    #expect(model.date == morning)
  }

  @Test(
    arguments: [
      "", "2026-11-23", "08:30", "2026-02-30T08:30", "2026-13-01T08:30", "2026-11-23T24:00",
      "2026-11-23T08:60", "2026-11-23T08", "-2026-11-23T08:30", "2026-11-23T08:30:00:00",
      "0000-11-23T08:30", "2026-11-23T٠٨:30", "2026-11-2xT08:30", "99999-01-01T00:00",
    ]
  )
  func `a text that is no date and time is refused`(text: String) {
    let model = Model(morning)
    #expect(!host(model).datePicker("Due").enter(text))
    #expect(model.date == morning)
  }

  @Test func `an entered date is clamped to the bounds, which the control knows`() {
    let model = Model(morning)
    let (day, week) = (86_400.0, 604_800.0)
    let bounds = morning...morning.addingTimeInterval(week)
    let host = ViewHost(
      DatePicker("Due", selection: model.binding, in: bounds, displayedComponents: .date)
        .environment(\.timeZone, zone)
    )
    let entry = host.datePicker("Due").entry
    #expect(entry?.minimum == "2026-11-23")
    #expect(entry?.maximum == "2026-11-30")
    host.datePicker("Due").enter("2026-12-24")
    #expect(model.date == morning.addingTimeInterval(week))
    host.datePicker("Due").enter("1999-01-01")
    #expect(model.date == morning)
    host.datePicker("Due").enter("2026-11-24")
    #expect(model.date == morning.addingTimeInterval(day))

    let open = ViewHost(
      DatePicker("Due", selection: model.binding, in: morning..., displayedComponents: .date)
        .environment(\.timeZone, zone)
    )
    #expect(open.datePicker("Due").entry?.maximum == nil)
    open.datePicker("Due").enter("1999-01-01")
    #expect(model.date == morning)
  }

  @Test func `dates outside of the years 1 to 9999 are shown as the nearest of them`() {
    #expect(host(Model(.distantPast), .date).datePicker("Due").entry?.text == "0001-01-01")
    let far = Date(timeIntervalSince1970: 1e12)
    #expect(host(Model(far), .date).datePicker("Due").entry?.text.hasPrefix("9999-") == true)
  }

  @Test func `a disabled date picker takes no date`() {
    let model = Model(morning)
    let host = ViewHost(DatePicker("Due", selection: model.binding).disabled(true))
    #expect(!host.datePicker("Due").enter("2026-11-24T08:30"))
  }

  @Test func `a color picker keeps the opacity and refuses what is no color`() {
    let model = Model(morning)
    model.color = .red.opacity(0.5)
    let host = ViewHost(ColorPicker("Ink", selection: model.ink))
    #expect(host.colorPicker("Ink").entry?.text == "#ff3b30")
    #expect(host.colorPicker("Ink").enter("#FF3B30"))
    #expect(model.color == .red.opacity(0.5))
    #expect(host.colorPicker("Ink").enter("#0080ff"))
    #expect(model.color == Color(red: 0, green: 128 / 255, blue: 1, opacity: 0.5))
    #expect(host.colorPicker("Ink").entry?.text == "#0080ff")
    for text in ["", "red", "#12345", "#1234567", "#12345g", "0080ff0", "#+12345"] {
      #expect(!host.colorPicker("Ink").enter(text), "\(text)")
    }
  }

  @MainActor
  @Observable
  final class Model {
    var date: Date
    var color = Color.red

    init(_ date: Date) {
      self.date = date
    }

    var binding: Binding<Date> {
      Binding(get: { @MainActor in self.date }, set: { @MainActor in self.date = $0 })
    }

    var ink: Binding<Color> {
      Binding(get: { @MainActor in self.color }, set: { @MainActor in self.color = $0 })
    }
  }
}
