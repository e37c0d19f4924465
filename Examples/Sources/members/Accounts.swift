// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleWebPasswords

/// Returns an account of a member, as a database would.
///
/// The hashes are those of the passwords `engine` and `compiler`:
/// `try await PasswordHash(of: "engine").text`.
func account(named name: String) -> PasswordAccount? {
  let roles: Set<String>
  let text: String
  switch name {
  case "ada":
    roles = []
    text = #"""
      $scrypt$ln=15,r=8,p=3$bRexUtUPQ6P8YcBePTfStg\#
      $0dHvcQeRKtMfMujgXJdjR44153Y6iVGO8kTjATMQp9Y
      """#
  case "grace":
    roles = ["operator"]
    text = #"""
      $scrypt$ln=15,r=8,p=3$1mYvPsSdPR+vD5FiMGk+kQ\#
      $gU7jzg2Df+a8imFSi++JBX6NWWutmcyjGvMtvuji3tc
      """#
  default: return nil
  }
  return PasswordHash(text).map {
    PasswordAccount(owner: SessionOwner(id: name, roles: roles), password: $0)
  }
}
