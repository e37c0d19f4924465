// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleWebPasswords

/// The accounts of the members, as a database would have them.
///
/// The hashes are those of the passwords `engine` and `compiler`:
/// `try await PasswordHash(of: "engine").text`.
func account(named name: String) -> PasswordAccount? {
  switch name {
  case "ada":
    PasswordAccount(
      owner: SessionOwner(id: "ada"),
      password:
        "$scrypt$ln=15,r=8,p=3$bRexUtUPQ6P8YcBePTfStg$0dHvcQeRKtMfMujgXJdjR44153Y6iVGO8kTjATMQp9Y"
    )
  case "grace":
    PasswordAccount(
      owner: SessionOwner(id: "grace", roles: ["operator"]),
      password:
        "$scrypt$ln=15,r=8,p=3$1mYvPsSdPR+vD5FiMGk+kQ$gU7jzg2Df+a8imFSi++JBX6NWWutmcyjGvMtvuji3tc"
    )
  default: nil
  }
}

extension PasswordAccount {
  private init?(owner: SessionOwner, password: String) {
    guard let hash = PasswordHash(password) else { return nil }
    self.init(owner: owner, password: hash)
  }
}
