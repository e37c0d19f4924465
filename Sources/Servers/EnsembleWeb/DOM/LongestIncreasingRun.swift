// SPDX-License-Identifier: MIT

#if Web
/// Returns the offsets of a longest strictly increasing subsequence, in order.
///
/// When a list is reordered, the elements of the subsequence stay, and only the remaining ones are
/// moved.
///
/// - Complexity: O(*n* log *n*).
package func longestIncreasingOffsets(_ values: [Int]) -> [Int] {
  // `ends`: for each length, the offset of the smallest value that ends an increasing subsequence
  // of that length. `predecessors`: for each value, the offset of the one before it in its
  // subsequence.
  var ends: [Int] = []
  var predecessors = [Int?](repeating: nil, count: values.count)
  for (offset, value) in values.enumerated() {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
    }
    predecessors[offset] = low > 0 ? ends[low - 1] : nil
    if low == ends.count { ends.append(offset) } else { ends[low] = offset }
  }
  var offsets: [Int] = []
  var next = ends.last
  while let offset = next {
    offsets.append(offset)
    next = predecessors[offset]
  }
  return offsets.reversed()
}
#endif
