"use strict";
const parts = ["all", "opening", "middlegame", "endgame"];

function cell(td, value, html) {
  td.dataset.value = value;
  td.innerHTML = html;
}

function bar(share, low, high) {
  const line = high === undefined ? "" : `<b style="left:${low}%;width:${Math.max(high - low, 0.5)}%"></b>`;
  return `<span class="bar"><i style="width:${Math.min(share, 100)}%"></i>${line}</span>`;
}

function show(part) {
  const index = parts.indexOf(part);
  for (const last of document.querySelectorAll("[data-parts]")) {
    const row = last.parentElement;
    const [positions, share, games, score, low, high] = last.dataset.parts.split(";")[index].split(",").map(Number);
    row.classList.toggle("none", positions === 0);
    const [, , ofPositions, ofShare, ofGames] = row.children;
    cell(ofPositions, positions, positions);
    cell(ofShare, share, `${bar(share)}${share.toFixed(1)} %`);
    cell(ofGames, games, games);
    cell(last, score, score < 0 ? "–" : `${bar(score, low, high)}${score.toFixed(1)} % <small>${low.toFixed(0)}–${high.toFixed(0)}</small>`);
  }
  for (const head of document.querySelectorAll("th[aria-sort]")) {
    sort(head, head.getAttribute("aria-sort"));
  }
}

function sort(head, order) {
  const column = [...head.parentElement.children].indexOf(head);
  const body = head.closest("table").tBodies[0];
  const value = row => row.children[column].dataset.value;
  const compare = (a, b) => head.classList.contains("text") ? value(a).localeCompare(value(b), undefined, { numeric: true }) : value(a) - value(b);
  const rows = [...body.rows].sort((a, b) => order === "ascending" ? compare(a, b) : compare(b, a));
  body.append(...rows);
}

for (const button of document.querySelectorAll("thead button")) {
  button.addEventListener("click", () => {
    const head = button.parentElement;
    const isText = head.classList.contains("text");
    const before = head.getAttribute("aria-sort");
    const order = before ? (before === "ascending" ? "descending" : "ascending") : (isText ? "ascending" : "descending");
    for (const other of head.parentElement.children) {
      other.removeAttribute("aria-sort");
    }
    head.setAttribute("aria-sort", order);
    sort(head, order);
  });
}

for (const radio of document.querySelectorAll("[name=part]")) {
  radio.addEventListener("change", () => show(radio.value));
}
// A page of groups has no parts.
const chosen = document.querySelector("[name=part]:checked");
if (chosen) {
  show(chosen.value);
}
