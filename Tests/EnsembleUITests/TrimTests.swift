// SPDX-License-Identifier: MIT

import EnsembleUI
import Foundation
import Testing

@Suite("Parts of paths")
struct TrimTests {
  private func length(_ path: Path) -> Double {
    var (length, last) = (0.0, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let to): last = to
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
        length += ((to.x - last.x) * (to.x - last.x) + (to.y - last.y) * (to.y - last.y))
          .squareRoot()
        last = to
      case .closeSubpath: break
      }
    }
    return length
  }

  private let corner = Path { path in
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
  }

  @Test("a part of lines begins and ends within them")
  func lines() {
    let part = corner.trimmedPath(from: 0.25, to: 0.875)
    #expect(
      part.elements == [
        .move(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 30, y: 0)),
        .line(to: CGPoint(x: 30, y: 5)),
      ]
    )
  }

  @Test("nothing is left of an empty or reversed part, and everything of the whole")
  func limits() {
    #expect(corner.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(corner.trimmedPath(from: 0.9, to: 0.1).isEmpty)
    #expect(corner.trimmedPath(from: -1, to: 2).elements == corner.elements)
    #expect(Path().trimmedPath(from: 0, to: 1).isEmpty)
  }

  @Test("the closing line is part of the outline")
  func closed() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let last = square.trimmedPath(from: 0.75, to: 1)
    #expect(length(last) == 10)
    #expect(last.elements.last == .line(to: .zero))
  }

  @Test("a part of a circle stays on the circle", arguments: [0.1, 0.25, 0.5, 0.9])
  func circle(share: Double) throws {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let part = circle.trimmedPath(from: 0, to: share)
    guard case .curve(let end, _, _) = try #require(part.elements.last) else {
      Issue.record("The part does not end with a curve: \(part.elements)")
      return
    }
    let angle = 2 * Double.pi * share
    #expect(abs(end.x - (50 + 50 * cos(angle))) < 0.5)
    #expect(abs(end.y - (50 + 50 * sin(angle))) < 0.5)
  }

  @Test("the parts of a curve are as long as their shares")
  func curves() {
    let curve = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 0, y: 100))
    }
    let outlines = (0..<10).map { step in
      curve.trimmedPath(from: Double(step) / 10, to: Double(step + 1) / 10)
    }
    let lengths = outlines.map(length)
    for each in lengths { #expect(abs(each - lengths[0]) < lengths[0] * 0.08) }
  }
}
