// SPDX-License-Identifier: MIT

// Members that browsers have, and the declarations of TypeScript 4.8 do not.

interface HTMLElement {
  popover: string | null;
  showPopover(): void;
  hidePopover(): void;
}

interface Array<T> {
  findLast(predicate: (value: T) => unknown): T | undefined;
}
