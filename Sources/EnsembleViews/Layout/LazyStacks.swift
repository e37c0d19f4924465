// SPDX-License-Identifier: MIT

/// Views from top to bottom. All are there, also those that are not seen.
public typealias LazyVStack = VStack

/// Views from left to right. All are there, also those that are not seen.
public typealias LazyHStack = HStack
