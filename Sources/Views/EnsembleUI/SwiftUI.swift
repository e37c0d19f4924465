// SPDX-License-Identifier: MIT

// Re-exported as by SwiftUI, so that a file of views needs no further import.
@_exported import Foundation

@_exported import struct EnsembleBindings.Address
@_exported import struct EnsembleBindings.AddressMap
@_exported import struct EnsembleBindings.AddressRoute
@_exported import protocol EnsembleBindings.AddressValue

// Checked against a declared interface of SwiftUI; not run on Apple platforms.
#if canImport(SwiftUI)
// Stores use SwiftUI's own types for these. All other types with names of SwiftUI are declared by
// this module.
@_exported import struct SwiftUI.Animation
@_exported import struct SwiftUI.Bindable
@_exported import struct SwiftUI.Binding
@_exported import struct SwiftUI.Transaction
@_exported import func SwiftUI.withAnimation
@_exported import func SwiftUI.withTransaction
#else
@_exported import struct EnsembleBindings.Animation
@_exported import struct EnsembleBindings.Bindable
@_exported import struct EnsembleBindings.Binding
@_exported import struct EnsembleBindings.Transaction
@_exported import func EnsembleBindings.withAnimation
@_exported import func EnsembleBindings.withTransaction
#endif
