// SPDX-License-Identifier: MIT

// The hub that distributes one stream to several pages, in a worker or in the page itself.
//
// A page joins with the number of its last message; the hub answers, and then reopens the stream,
// because the server needs the list of all pages. After an error, each page probes the server
// itself. With each event, and every few seconds, a page says that it is a member: WebKit starts
// the worker anew, without its pages, when the tab that had started it is closed. WebKit may also
// end a worker that a page has joined, without a word; a page that gets no answer opens a stream
// of its own.

const hubPages = new Map();
let hubSource, hubTimer;
function openHub(own) {
  if (hubSource) hubSource.close();
  const order = [...hubPages.keys()];
  if (!order.length) return;
  const list = order.map(id => id + ":" + hubPages.get(id).last).join();
  const source = hubSource = new EventSource(`${own}/stream?pages=${list}`);
  const tell = (place, data) => {
    const page = hubPages.get(order[place]);
    if (page) page.port.postMessage(data);
    return page;
  };
  const tellAll = kind => order.forEach((_, place) => tell(place, {kind}));
  source.onopen = () => tellAll("open");
  source.addEventListener("beat", () => tellAll("beat"));
  source.onmessage = ({lastEventId, data}) => {
    const [place, number] = lastEventId.split(".").map(Number);
    const page = hubPages.get(order[place]);
    if (page) page.last = number;
    tell(place, {kind: "message", last: number, data});
  };
  const leave = (place, kind) => {
    tell(place, {kind});
    hubPages.delete(order[place]);
  };
  source.addEventListener("gone", ({data}) => leave(data, "gone"));
  source.addEventListener("end", ({data}) => leave(...data.split(" ")));
  source.onerror = () => {
    source.close();
    tellAll("error");
  };
}
const makeHub = port => ({
  postMessage({own, page, last, leaving, isMember}) {
    if (!leaving) port.postMessage({kind: "joined"});
    if (isMember && hubPages.has(page)) return;
    if (leaving) hubPages.delete(page); else hubPages.set(page, {port, last});
    // A page that leaves is omitted from the next stream; the other pages keep the current one.
    if (leaving && hubPages.size) return;
    clearTimeout(hubTimer);
    hubTimer = setTimeout(openHub, 10, own);
  }
});
