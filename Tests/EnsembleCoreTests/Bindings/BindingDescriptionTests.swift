// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@Suite("Descriptions of binding actions")
struct BindingDescriptionTests {
  struct Plain {
    struct Inner: Equatable {
      var name = ""
    }
    var count = 0
    var inner = Inner()
  }

  @Test func `a write is described by its field and value`() {
    #expect(BindingAction<Plain>.set(\.count, 1).description == #".set(\Plain.count, 1)"#)
    #expect(
      BindingAction<Plain>.set(\.inner.name, "a").description == #".set(\Plain.inner.name, "a")"#
    )
  }

  @Test func `a write to an observed field is described by the field's name`() {
    typealias Write = BindingAction<Profile.State>
    #expect(Write.set(\.count, 1).description == #".set(\State.count, 1)"#)
    #expect(Write.set(\.user.name, "a").description == #".set(\State.user.name, "a")"#)
    #expect(Write.set(\.note, nil).description == #".set(\State.note, nil)"#)
  }

  @Test func `a write is dumped in one line`() {
    let action = Profile.Action.binding(.set(\.count, 1))
    #expect(String(customDumping: action) == #"Profile.Action.binding(.set(\State.count, 1))"#)
    #expect(
      String(customDumping: BindingAction<Profile.State>.set(\.count, 1))
        == #".set(\State.count, 1)"#
    )
  }

  @Test func `a difference shows both writes`() {
    let action = Profile.Action.binding(.set(\.count, 1))
    #expect(
      diff(action, .binding(.set(\.count, 2))) == #"""
        - Profile.Action.binding(.set(\State.count, 1))
        + Profile.Action.binding(.set(\State.count, 2))
        """#
    )
  }
}
