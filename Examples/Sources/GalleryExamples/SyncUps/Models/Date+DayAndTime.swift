// SPDX-License-Identifier: MIT

import Foundation

extension Date {
  /// Returns the day and the time of day in a time zone: `22 Nov 2026, 02:59`.
  ///
  /// The texts of the application are English, and so is this one. A format of Foundation would
  /// depend on the version of its locale data.
  func dayAndTime(in timeZone: TimeZone = .autoupdatingCurrent) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: self)
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let month = months[((parts.month ?? 1) - 1) % 12]
    let digits = { (number: Int?) in
      let number = number ?? 0
      return number < 10 ? "0\(number)" : "\(number)"
    }
    let time = "\(digits(parts.hour)):\(digits(parts.minute))"
    return "\(parts.day ?? 1) \(month) \(parts.year ?? 0), \(time)"
  }
}
