// SPDX-License-Identifier: MIT

import Ensemble

/// The settings that outlive the program, or the page.
nonisolated struct Preferences: Codable, Equatable, Sendable {
  var displayName = ""
  var digest = Settings.Digest.daily
  var protectMyPosts = false
  var sendNotifications = false
  var sendMobileNotifications = false
  var sendEmailNotifications = false
}

/// The fields of the form. A field is read and written in one step, whatever others write.
extension Settings.State {
  public var displayName: String {
    get { preferences.displayName }
    set { $preferences.withLock { $0.displayName = newValue } }
  }

  public var digest: Settings.Digest {
    get { preferences.digest }
    set { $preferences.withLock { $0.digest = newValue } }
  }

  public var protectMyPosts: Bool {
    get { preferences.protectMyPosts }
    set { $preferences.withLock { $0.protectMyPosts = newValue } }
  }

  public var sendNotifications: Bool {
    get { preferences.sendNotifications }
    set { $preferences.withLock { $0.sendNotifications = newValue } }
  }

  public var sendMobileNotifications: Bool {
    get { preferences.sendMobileNotifications }
    set { $preferences.withLock { $0.sendMobileNotifications = newValue } }
  }

  public var sendEmailNotifications: Bool {
    get { preferences.sendEmailNotifications }
    set { $preferences.withLock { $0.sendEmailNotifications = newValue } }
  }
}

extension Settings.State: FormState {
  public static var formFields: FormFields<Self> {
    [
      FormField("displayName", \.displayName),
      FormField("digest", \.digest),
      FormField("protectMyPosts", \.protectMyPosts),
      FormField("sendNotifications", \.sendNotifications),
      FormField("sendMobileNotifications", \.sendMobileNotifications),
      FormField("sendEmailNotifications", \.sendEmailNotifications),
    ]
  }
}
