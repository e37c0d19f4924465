// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@testable import EnsembleInspection

@Suite("Features of actions")
struct ActionPathsTests {
  private enum ChildAction {
    case tapped
    case renamed(String)
    case chosen(Level)
  }

  private enum Level { case high }

  private struct Fields {}

  private enum Action {
    case start
    case load(Int)
    case view(View)
    case child(ChildAction)
    case rows(IdentifiedAction<Int, ChildAction>)
    case path(StackAction<Int, ChildAction>)
    case sheet(PresentationAction<ChildAction>)
    case response(Result<Int, CancellationError>)
    case binding(BindingAction<Fields>)

    enum View {
      case tapped
      case chosen(Level)
    }
  }

  private func path(_ action: Action) -> [String] {
    var paths = ActionPaths()
    let (feature, name) = paths.path(of: action)
    return [feature, name]
  }

  @Test func `actions of the root feature have an empty path`() {
    #expect(path(.start) == ["", "start"])
    #expect(path(.load(3)) == ["", "load"])
    #expect(path(.response(.success(1))) == ["", "response"])
  }

  @Test func `a group of actions belongs to its feature`() {
    #expect(path(.view(.tapped)) == ["", "view.tapped"])
    #expect(path(.view(.chosen(.high))) == ["", "view.chosen"])
  }

  @Test func `actions of children are in the path of the cases around them`() {
    #expect(path(.child(.tapped)) == ["child", "tapped"])
    #expect(path(.child(.renamed("a"))) == ["child", "renamed"])
    #expect(path(.child(.chosen(.high))) == ["child", "chosen"])
    #expect(path(.rows(.element(id: 3, action: .tapped))) == ["rows.element", "tapped"])
    #expect(path(.sheet(.presented(.tapped))) == ["sheet.presented", "tapped"])
    #expect(path(.sheet(.dismiss)) == ["sheet", "dismiss"])
    #expect(
      path(.path(.element(id: StackElementID(1), action: .tapped))) == ["path.element", "tapped"]
    )
  }

  @Test func `values that are no enumeration have no case`() {
    var paths = ActionPaths()
    #expect(paths.path(of: 3) == ("", ""))
  }
}
