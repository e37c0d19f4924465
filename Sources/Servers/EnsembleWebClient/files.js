// SPDX-License-Identifier: MIT

// The part of the client script that uploads and downloads files, one request at a time.

// The server first decides whether it takes a file.
const [largest, tooLarge, wrongType, crowded, failed] = JSON.parse(document.body.dataset.files);
const refusals = {413: tooLarge, 415: wrongType, 429: crowded, 503: crowded};
let sending;
const put = (address, file, bar) => new Promise(done => {
  const request = new XMLHttpRequest();
  sending = {request, bar};
  request.open("POST", address);
  request.setRequestHeader("Content-Type", "application/octet-stream");
  request.setRequestHeader("Ensemble-Token", token);
  request.upload.onprogress = ({loaded, total}) => { if (file) bar.value = loaded / total; };
  request.onloadend = () => { sending = null; done(request.status); };
  request.send(file);
});
// Waits until the page is opened again, if the server no longer has it.
async function isRenewed(mine) {
  while (page === mine && !over) {
    const status = isReopening ? 0 : await post([]).then(({status}) => status, () => 0);
    if (status > 199 && status < 300) return false;
    if (page === mine && (status === 403 || status === 410)) reopen();
    await sleep(500);
  }
  return !over;
}
async function upload(input) {
  const mine = page, files = [...input.files], list = $(`e${number(input.id)}p`);
  input.disabled = true;
  list.replaceChildren();
  for (const [at, {name, size}] of files.entries()) {
    const row = list.appendChild(document.createElement("label")), bar = document.createElement("progress");
    const short = name.replace(/[\0-\x1f\x7f]/g, "").slice(-200).toWellFormed();
    row.append(short + " ", bar);
    /** @type {any} */
    const query = {page, element: number(input.id), name: short, size, at, of: files.length};
    const address = `${own}/upload?` + new URLSearchParams(query);
    let status = size > largest ? 413 : await put(address, null, bar);
    if (status === 204 && size) status = await put(address, files[at], bar);
    if (status === 204) continue;
    if (![413, 415, 429].includes(status) && await isRenewed(mine) && input.isConnected) return upload(input);
    row.textContent = `${short}: ${refusals[status] || failed}`;
    input.disabled = false;
    input.value = "";
    return;
  }
}
function save(offer) {
  const link = document.createElement("a");
  link.href = `${own}/download?page=${page}&element=${number(offer.id)}&key=${offer.dataset.key}`;
  link.download = "";
  link.click();
}
function beginFiles(box) {
  // Browsers open a file picker only shortly after a user gesture.
  try { box.querySelector("[data-e=choose]")?.showPicker(); } catch {}
  box.querySelectorAll("[data-e=save]").forEach(save);
}
