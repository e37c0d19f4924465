// SPDX-License-Identifier: MIT

// The script of the shared worker: one stream for all tabs of a browser.

"use strict";
// @include hub.js
onconnect = ({ports: [port]}) => {
  const hub = makeHub(port);
  port.onmessage = ({data}) => hub.postMessage(data);
};
