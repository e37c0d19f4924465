// SPDX-License-Identifier: MIT

#if Web
import EnsembleWeb
import Testing

@Suite("SHA-256")
struct SHA256Tests {
  // The examples of FIPS 180-4 and of NIST's test vectors.
  @Test(
    "texts have the digits of the standard",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000_000),
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ]
  )
  func vectors(text: String, digits: String) {
    #expect(SHA256.digits(of: text) == digits)
  }

  @Test("texts at the boundaries of a block differ")
  func boundaries() {
    let all = (0...130).map { SHA256.digits(of: String(repeating: "a", count: $0)) }
    #expect(Set(all).count == 131)
    #expect(all.allSatisfy { $0.count == 64 })
    #expect(all[64] == "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb")
  }
}
#endif
