// SPDX-License-Identifier: MIT

/** The function that a shared worker has for pages that connect. */
declare var onconnect: (event: MessageEvent) => void;
