// SPDX-License-Identifier: MIT

#if Web
// Written by '.ci/embed-client' from Sources/Servers/EnsembleWebClient.
extension EmbeddedText {
  package static let style = EmbeddedText(
    text: #"""
      :root {
        color-scheme: light dark;
        --ground: #f6f6f9; --card: #fff; --field: #fff; --text: #17171c; --dim: #5c5c68; --line: #e4e4ea; --edge: #868692;
        --fill: #ececf2; --raised: #fff; --accent: #4a43d8; --on-accent: #fff; --on-red: #fff;
        --red: #b3221b; --orange: #9f5500; --yellow: #806600; --green: #1d7a37;
        --mint: #0a766c; --teal: #12717f; --cyan: #0a6e93; --blue: #0a62d6; --indigo: #4b49c4; --purple: #8a38b3;
        --pink: #c01f50; --brown: #7d6241; --gray: #63636b;
        --radius: .75rem; --width: 44rem; --mix: 11%;
        --font: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
        --code: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
        --shadow: 0 1px 2px rgb(20 20 60 / .05), 0 3px 14px rgb(20 20 60 / .05);
        --float: 0 0 0 1px rgb(20 20 60 / .08), 0 10px 34px rgb(20 20 60 / .2);
      }
      @media (prefers-color-scheme: dark) {
        :root:not(:has([data-scheme=light]:not([hidden] *))) { --ground: #101014; --card: #1b1b21; --field: #141419; --text: #f3f3f7; --dim: #a6a6b2; --line: #33333c;
      --edge: #7c7c8a; --fill: #2b2b34; --raised: #494954; --accent: #a9a6ff; --on-accent: #15123f; --on-red: #2d0503;
      --red: #ff7b72; --orange: #ffb04d; --yellow: #ffd84d; --green: #55d67a;
      --mint: #63e0d4; --teal: #5fd0e0; --cyan: #66cdf6; --blue: #5aa6ff; --indigo: #a3a2ff; --purple: #d694f5;
      --pink: #ff85a4; --brown: #cdad84; --gray: #a2a2ab; --shadow: none;
      --float: 0 0 0 1px #3d3d48, 0 10px 34px rgb(0 0 0 / .6);
      --mix: 16%; }
      }
      :root:has([data-scheme=light]:not([hidden] *)) { color-scheme: light; }
      :root:has([data-scheme=dark]:not([hidden] *)) { color-scheme: dark; --ground: #101014; --card: #1b1b21; --field: #141419; --text: #f3f3f7; --dim: #a6a6b2; --line: #33333c;
      --edge: #7c7c8a; --fill: #2b2b34; --raised: #494954; --accent: #a9a6ff; --on-accent: #15123f; --on-red: #2d0503;
      --red: #ff7b72; --orange: #ffb04d; --yellow: #ffd84d; --green: #55d67a;
      --mint: #63e0d4; --teal: #5fd0e0; --cyan: #66cdf6; --blue: #5aa6ff; --indigo: #a3a2ff; --purple: #d694f5;
      --pink: #ff85a4; --brown: #cdad84; --gray: #a2a2ab; --shadow: none;
      --float: 0 0 0 1px #3d3d48, 0 10px 34px rgb(0 0 0 / .6);
      --mix: 16%; }
      * { box-sizing: border-box; }
      [hidden] { display: none !important; }
      html { -webkit-text-size-adjust: 100%; scrollbar-color: var(--dim) transparent; }
      body {
        margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.5 var(--font); overflow-wrap: anywhere;
        -webkit-font-smoothing: antialiased;
      }
      h1, h2 { margin: 0; line-height: 1.2; letter-spacing: -.015em; text-wrap: balance; }
      a { color: var(--accent); }
      :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
      main:focus, .title:focus { outline: none; }
      .bar {
        display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; padding: .7rem 1rem;
        background: var(--card); border-bottom: 1px solid var(--line);
      }
      .bar a { text-decoration: none; }
      .bar h1 { font-size: 1rem; }
      .owner { display: flex; gap: .75rem; align-items: center; }
      .bar .owner { margin-inline-start: auto; }
      .sign-in { display: grid; gap: 1rem; max-width: 24rem; margin: 1.5rem 0 0; }
      .sign-in > p { margin: 0; color: var(--red); }
      .sign-in > label { display: grid; gap: .35rem; font-weight: 600; }
      .sign-in > .button { justify-content: center; }
      .skip { position: absolute; left: -100vw; }
      .skip:focus { position: static; display: block; padding: .5rem 1rem; }
      .text, .title, .label, .badge, input, textarea { unicode-bidi: plaintext; }
      #status, .note {
        position: sticky; top: 0; z-index: 1; margin: 0; padding: .6rem 1rem; background: var(--orange); color: var(--card);
        font-weight: 600;
      }
      #status:empty { padding: 0; }
      #status.brief { position: fixed; inset: auto auto 1rem 1rem; border-radius: var(--radius); }
      #status a { color: inherit; }
      .columns { max-width: var(--width); margin: 0 auto; padding: 1.25rem 1rem 3rem; }
      .wide { max-width: 80rem; }
      .index { max-width: 68rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 4rem) 1rem 4rem; }
      .index > h1 { font-size: clamp(2rem, 6vw, 3.2rem); letter-spacing: -.03em; }
      .index > p { max-width: 42rem; margin: .9rem 0 0; font-size: 1.15rem; color: var(--dim); }
      .stop {
        display: flex; flex-direction: column; gap: 1rem; align-items: center; justify-content: center; max-width: 36rem; min-height: 100dvh;
        margin: 0 auto; padding: 2rem 1rem; text-align: center;
      }
      .stop > p { margin: 0; color: var(--dim); }
      .stop > .status { font: 700 clamp(3rem, 12vw, 5rem)/1 var(--font); color: var(--accent); letter-spacing: -.03em; }
      .ways { display: flex; flex-wrap: wrap; gap: .6rem; justify-content: center; margin-top: .5rem; }
      a.button { display: inline-flex; align-items: center; text-decoration: none; }
      .cards {
        list-style: none; margin: 1rem 0 0; padding: 0; display: grid; gap: 1rem;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 14.5rem), 1fr));
      }
      .cards a {
        display: flex; flex-direction: column; gap: .3rem; height: 100%; padding: 1.1rem; border-radius: var(--radius);
        background: var(--card); border: 1px solid var(--line); box-shadow: var(--shadow); color: inherit;
        text-decoration: none; transition: transform .15s, border-color .15s;
      }
      .cards a:hover { border-color: var(--accent); transform: translateY(-2px); }
      .cards a:active { transform: none; background: color-mix(in srgb, var(--text) 5%, var(--card)); }
      .cards strong { font-size: 1.05rem; }
      .cards span { color: var(--dim); }
      .root, .page, .form, .v, dialog { display: flex; flex-direction: column; gap: .75rem; }
      .v { gap: .4rem; align-items: flex-start; }
      .v.center { align-items: center; text-align: center; }
      .v.end { align-items: flex-end; text-align: end; }
      .v > *, .w > * { max-width: 100%; min-width: 0; }
      .v > .field, .v > .toggle, .v > .stepper, .v > .h, .v > .w, .v > .v, .v > .list, .v > .form, .v > .progress, .v > hr,
      .v > .action-row, .v > .section, .v > .stack { align-self: stretch; }
      .h, .w { display: flex; gap: .6rem; align-items: center; }
      .w { flex-wrap: wrap; }
      .v.center > :is(.h, .w) { justify-content: center; }
      .v.end > :is(.h, .w) { justify-content: flex-end; }
      .start:is(.h, .w) { align-items: flex-start; }
      .end:is(.h, .w) { align-items: flex-end; }
      .baseline:is(.h, .w) { align-items: baseline; }
      .spacer { flex: 1; }
      :where(.h, .h > .buttons) > * { flex: 1e6 1 0; min-width: 0; }
      :where(.h, .h > .buttons) > :nth-child(n):nth-child(n) { max-width: max-content; }
      .h > .buttons:not(:has(> [aria-current]:not(.plain))) { display: contents; }
      .h > :is(.v, .h, .w, .box, .z, .deco, .tap, .grid):not(:has(:where(.across, textarea, .field, .picture, [style*="nowrap"]))) { min-width: min-content; }
      .h > .text { min-width: auto; }
      .h > .spacer { max-width: none; }
      .h > hr { flex: none; align-self: stretch; width: 0; margin: 0 .15rem; border: 0; border-inline-start: 1px solid var(--line); }
      .h > :is(.shape, .box:has(> .shape), .fx, .fm, .toggle, .stepper, .field, .progress, .list, .form, .section, .stack, .chart, .tracks, .across),
      .h > .button:has(> .fx), .h > .h:has(> .spacer),
      .h > :is(.v, .h, .w, .box, .z, .deco, .tap, .grid):has(:where(.h > .spacer, .fx, .shape:not([style*="width:"] > *), .toggle, .stepper, .field, progress, .list, .form, hr, .chart, .tracks):not(.layer *)) {
        max-width: none;
      }
      .h > :is(.no-label:is(.toggle, .stepper), .as-box, .as-button, .progress:not(:has(progress))) { max-width: max-content; }
      .h > .field:has(> select) { min-width: 7rem; }
      .h > .field:has(> :is(select, .segments, [type=color], [type^=date], [type=time])) { max-width: max-content; }
      .h .button { overflow-wrap: break-word; }
      :is(.h, .h > .buttons) > .button { min-width: 2.5rem; overflow: hidden; overflow-wrap: normal; text-overflow: ellipsis; }
      .h > [style*="--grow"] { flex-grow: var(--grow); }
      .h > :is([style^="width:"], [style*=";width:"], .picture) { flex: 0 1 auto; min-width: 0; max-width: none; }
      .h > :is(.image:not(.resizable), .badge, .hyperlink:has(> .image:only-child)) { flex: none; }
      .box, .deco { display: flex; flex-direction: column; max-width: 100%; min-width: 0; align-items: center; }
      .box { box-sizing: content-box; justify-content: center; }
      .box > *, .deco > *, .z > * { max-width: 100%; min-width: 0; }
      .z { display: grid; place-items: center; }
      .z > *, .layer > * { grid-area: 1 / 1; }
      .deco { position: relative; isolation: isolate; }
      .layer { position: absolute; inset: 0; display: grid; place-items: center; pointer-events: none; }
      .layer > :not(.shape) { pointer-events: auto; }
      .behind > .layer { z-index: -1; }
      .layer:empty, .box:empty { display: none; }
      :is(.list, .form, .section) + .layer { position: static; }
      .shape { flex: 1 1 auto; align-self: stretch; justify-self: stretch; min-height: 10px; min-width: 0; }
      .h > .shape { flex: 1e6 1 0; }
      .w > .shape, .w > .box:has(> .shape):not([style*="width:"]) { flex: 1 1 0; }
      :is(.cell, .tracks) > .box:has(> .shape):not([style*="width:"]) { justify-self: stretch; }
      .box > .v:has(> .spacer) { flex: 1 1 auto; }
      .z > .shape, .layer > .shape { place-self: stretch; min-height: 0; }
      .image {
        flex: none; width: 1.25em; max-width: none; height: 1.25em; overflow: visible; vertical-align: -.25em; fill: none; stroke: currentColor;
        stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round;
      }
      .image.bold, .image.f-headline, .bold > .image, .f-headline > .image { stroke-width: 2.25; }
      .symbols { position: absolute; width: 0; height: 0; overflow: hidden; }
      .picture { max-width: 100%; height: auto; vertical-align: middle; }
      .image.resizable { width: 100%; height: 100%; min-width: 1em; min-height: 0; flex: 1 1 auto; }
      .picture.resizable { width: 100%; height: 100%; min-height: 0; }
      :is(.box, .deco) > .fa:has(> .picture), .box > .deco:has(> .fa > .picture), .fa > .deco:has(> .picture) { width: 100%; height: 100%; }
      .fit > .picture, .fit > .deco > .picture { object-fit: contain; }
      .fill > .picture, .fill > .deco > .picture { object-fit: cover; }
      .shape > svg { display: block; width: 100%; height: 100%; overflow: visible; }
      .row > .box { width: fit-content; }
      .grid { display: grid; justify-content: start; align-items: center; gap: .4rem 0; max-width: 100%; }
      .grid > * { grid-column: 1 / span 24; }
      .grid-row { display: contents; }
      .cell { display: grid; min-width: 0; align-self: stretch; }
      .tracks { display: grid; place-items: center; max-width: 100%; }
      .tracks > .fx, .cell > .fx, .tracks > .shape, .cell > .shape { justify-self: stretch; }
      .tracks > .shape, .cell > .shape { align-self: stretch; }
      .tracks > .fx { align-self: stretch; }
      .tracks > .fx > :is(.v, .box) { flex: 1 1 auto; }
      .chart {
        display: grid; grid-template: 9rem auto / auto minmax(0, 1fr); gap: .25rem .5rem; align-self: stretch; width: 100%;
        min-width: 8rem; color: var(--dim); font-size: .8rem;
      }
      .box:is([style^="height:"], [style*=";height:"]) > .chart {
        flex: 1 1 0; min-height: 0; grid-template-rows: minmax(0, 1fr) auto;
      }
      .chart > svg { width: 100%; height: 100%; overflow: visible; }
      .lines { fill: none; stroke: color-mix(in srgb, var(--text) 13%, transparent); }
      .axis-y { margin-block: -.6rem; display: flex; flex-direction: column; justify-content: space-between; text-align: end; white-space: nowrap; }
      .axis-x { grid-column: 2; display: flex; text-align: center; }
      .thin { text-align: start; }
      .chart > .thin > span { overflow: visible; }
      .axis-x > span { flex: 1 1 0; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
      .appear { animation: appear .3s; }
      .grow { --from: scale(.6); }
      .from-top { --from: translateY(-2rem); }
      .from-bottom { --from: translateY(2rem); }
      .from-left { --from: translateX(-2rem); }
      .from-right { --from: translateX(2rem); }
      @keyframes appear { from { opacity: 0; transform: var(--from, none); } }
      .root > .box, .page > .box { align-self: center; }
      :is(.root, .page, .v, .box, .deco) > .fx, :is(.root, .page) > .deco,
      :is(.v, .box, .deco) > :is(.field, .list, .form, .section, .stack, .progress, hr, .fa, .tracks),
      :is(.v, .box, .deco) > :is(.v, .h, .w, .box, .z, .deco):has(.spacer, .fx, .shape:not([style*="width:"] > *), .field, .list, .form, hr, progress, .chart, .tracks) {
        align-self: stretch;
      }
      :is(.z, .layer) > :is(.fx, .v, .h, .box, .list, .form):is(.fx, :has(.spacer, .fx)) { justify-self: stretch; }
      .row > .fx { width: auto; }
      .v > .fm, .box > .fm, .deco > .fm, .z > .fm { width: 100%; }
      .w > .fx, .w > .fm { flex: 1 1 0; }
      .v > .fy, .box > .fy, .deco > .fy { flex: 1 1 auto; }
      :is(.h, .w, .z) > .fy { align-self: stretch; }
      .fa { max-height: 100%; }
      .text { white-space: pre-wrap; }
      .button > .text { max-width: 100%; }
      .skeleton { border-radius: .3rem; background: color-mix(in srgb, var(--text) 12%, transparent); color: transparent; user-select: none; }
      .text[style], .image[style] { display: inline-block; }
      .button .box { display: inline-flex; vertical-align: top; }
      .button > .fx { display: flex; }
      :is(.root, .page) > .button:not(:has(> .fx)) { align-self: start; }
      .v > .button:has(> .fx), .box > .button:has(> .fx) { align-self: stretch; text-align: center; }
      .w > .button:has(> .fx) { flex: 1 1 0; }
      .label { display: inline-flex; gap: .5rem; align-items: center; vertical-align: middle; }
      .label > .image { align-self: center; }
      .padded { padding: 1rem; }
      hr { width: 100%; margin: .25rem 0; border: 0; border-top: 1px solid var(--line); }
      .head { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; min-height: 2.75rem; }
      .head > .title { flex: 1; order: 1; }
      .head > .toolbar { order: 2; }
      .title { font-size: 1.85rem; letter-spacing: -.02em; overflow-wrap: break-word; }
      .root > .banner {
        order: 9; position: sticky; bottom: .75rem; z-index: 1; align-self: center; padding: .6rem 1rem; border-radius: var(--radius);
        background: var(--card); box-shadow: var(--float);
      }
      .root > .dock {
        position: fixed; z-index: 4; inset: auto 0 0; height: 45dvh; overflow: auto; padding: 1rem; background: var(--ground);
        border-block-start: 1px solid var(--line);
      }
      :root:has(.root > .dock) { padding-block-end: 45dvh; }
      @media (min-width: 48rem) {
        .root > .dock:not(.below) {
          inset: 0 0 0 auto; width: min(32rem, 50vw); height: auto; border: 0 solid var(--line); border-inline-start-width: 1px;
        }
        :root:has(.root > .dock:not(.below)) { padding: 0; padding-inline-end: min(32rem, 50vw); }
      }
      .toast {
        position: fixed; z-index: 5; inset: auto 1rem max(1rem, env(safe-area-inset-bottom)); display: flex; gap: .75rem; align-items: center;
        width: fit-content; max-width: min(36rem, calc(100% - 2rem)); margin-inline: auto; padding: .4rem .5rem .4rem 1rem;
        border-radius: var(--radius); background: var(--text); color: var(--card); box-shadow: var(--float);
      }
      .toast > .button { flex: none; background: none; color: inherit; font-weight: 700; text-decoration: underline; }
      .toast > .close { position: static; flex: none; padding: 0; background: none; color: inherit; font-size: 1.2rem; }
      .root > .title { order: -2; }
      .root > .toolbar { order: -1; }
      .toolbar { display: flex; flex-wrap: wrap; gap: .5rem; }
      .list, .form { text-align: start; }
      .list, .rows { list-style: none; margin: 0; padding: 0; }
      .section { display: flex; flex-direction: column; gap: .35rem; }
      .section > .header { font-size: .85rem; font-weight: 600; color: var(--dim); padding: 0 1rem; }
      .section > .footer { font-size: .85rem; color: var(--dim); padding: 0 1rem; }
      .group { padding-bottom: 1.1rem; }
      .bare { display: contents; }
      .row { padding: .65rem 1rem; background: var(--card); border: 1px solid var(--line); border-bottom-width: 0; }
      .row:first-child, .group + .row { border-radius: var(--radius) var(--radius) 0 0; }
      .row:last-child, .row:has(+ .group), .row:has(+ .bare) {
        border-bottom-width: 1px; border-bottom-left-radius: var(--radius); border-bottom-right-radius: var(--radius);
      }
      .gap { background: var(--card); border: 1px solid var(--line); border-bottom-width: 0; overflow-anchor: none; }
      .gap:last-child { border-bottom-width: 1px; }
      .placeholder { padding: .65rem .9rem; overflow: hidden; overflow-anchor: none; color: var(--dim); }
      .row:has(> .row-fill), .row:has(> .action-row > .row-fill) {
        position: relative; isolation: isolate; overflow: clip; background: none;
      }
      .row-fill::before { content: ""; position: absolute; z-index: -1; inset: 0; background: var(--row); }
      .row:has(> .row-inset), .row:has(> .action-row > .row-inset) { display: flex; flex-direction: column; padding: 0; }
      .row > .row-inset { width: auto; }
      .action-row > .row-inset ~ .actions { margin-inline-end: 1rem; }
      .moving, .moving * {
        transition: var(--motion) !important;
        transition-property: background, opacity, translate, scale, rotate, width, height, min-width, max-width, padding, border-radius, box-shadow, fill, stroke !important;
      }
      .form { gap: 0; }
      .action-row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
      .action-row > :first-child { flex: 1 1 auto; max-width: 100%; min-width: 0; }
      .actions { display: flex; flex-wrap: wrap; gap: .4rem; margin-inline-start: auto; }
      [data-drag] { cursor: grab; }
      .row > .action-row[data-drag] {
        padding-left: 1.5rem;
        background: repeating-linear-gradient(var(--dim) 0 2px, transparent 2px 5px) no-repeat left center / 1rem 12px;
      }
      [data-drag] :is(button, input, select, textarea, a) { cursor: auto; }
      [data-drag] .button { cursor: pointer; }
      [data-over=""] { outline: 2px dashed var(--accent); outline-offset: 2px; }
      .row:has(> [data-over=before]) { box-shadow: inset 0 3px var(--accent); }
      .row:has(> [data-over=after]) { box-shadow: inset 0 -3px var(--accent); }
      [data-drag]:active:not(:has(:is(button, .button, input, select):active)) { border-radius: .5rem; box-shadow: var(--float); }
      [data-lifted] { opacity: .4; }
      .field, .toggle, .stepper { display: flex; flex-wrap: wrap; gap: .4rem .9rem; align-items: center; }
      .field > label { flex: 0 1 auto; overflow-wrap: break-word; }
      .action-row > .field { flex: 1 1 8rem; flex-wrap: nowrap; }
      .field > input, .field > select { flex: 1 1 10rem; min-width: 0; }
      .field > textarea { flex: 1 1 100%; width: 20rem; min-width: 0; }
      @media (min-width: 24rem) {
        .row > .field:not(.no-label):has(> :is([type=text], [type=password])) > label { min-width: 6rem; }
      }
      .problem { flex-basis: 100%; color: var(--red); }
      .problem:empty { display: none; }
      .field > [aria-invalid] { border-color: var(--red); }
      .row > .field > .segments { margin-inline-start: auto; }
      .row > .field > :is(select, [type^=date], [type=time]) { flex: 0 1 14rem; margin-inline-start: auto; }
      .field > input[type=color] { flex: 0 0 3.5rem; height: 2.25rem; padding: 0; border: 0; background: none; cursor: pointer; }
      .row > .field > [type=color] { margin-inline-start: auto; }
      .toggle, .stepper { justify-content: space-between; }
      :is(.h, .w) > .field { flex-wrap: nowrap; min-width: 5rem; }
      .w > .field { flex: 1 1 10rem; }
      .w > .field:has(> :is(select, .segments)) { flex: 0 1 auto; }
      :is(.h, .w) > .field:has(> textarea) { align-items: start; }
      :is(.h, .w) > .field:has(> [placeholder=" "]) { position: relative; }
      :is(.h, .w) > .field:has(> [placeholder=" "]) > label {
        position: absolute; top: .55rem; inset-inline-start: .75rem; max-width: calc(100% - 1.5rem); overflow: hidden;
        color: var(--dim); white-space: nowrap; text-overflow: ellipsis; pointer-events: none;
      }
      :is(.h, .w) > .field:has(> [placeholder=" "]:not(:placeholder-shown)) > label { opacity: 0; }
      :is(.h, .w) > .field > label { flex: none; max-width: 50%; }
      :is(.h, .w) > .field > input:not([type=color]), :is(.h, .w) > .field > select { flex: 1 1 auto; }
      :is(.h, .w) > .field > .segments { flex: 0 1 auto; flex-wrap: nowrap; min-width: 0; }
      :is(.h, .w) > .field > .segments > label { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
      .h > :is(.toggle, .stepper) { flex-wrap: nowrap; }
      .h > .no-label:is(.toggle, .stepper) { flex: none; }
      .buttons { display: inline-flex; flex-wrap: wrap; gap: .4rem; }
      .spacer + .buttons { margin-inline-start: auto; }
      input, select, textarea, button { font: inherit; color: inherit; }
      ::placeholder { color: var(--dim); opacity: 1; }
      input:is([type=text], [type=search], [type=password], [type^=date], [type=time]), select, textarea {
        padding: .5rem .7rem; border: 1px solid var(--edge); border-radius: .6rem; background: var(--field);
      }
      :is(input, select, textarea):hover:not(:disabled, :focus) { border-color: var(--text); }
      .row :is(.field > :is(select, textarea, [type=text], [type=password], [type^=date], [type=time])) {
        border-color: transparent; background: none;
      }
      .row .field > :is(select, textarea, [type=text], [type=password], [type^=date], [type=time]):hover:not(:disabled) { background: var(--fill); }
      .row .field > :is(textarea, select, input):not([type=color]):focus-visible { outline-width: 2px; outline-offset: -1px; }
      .row .field > [placeholder=" "]:placeholder-shown { background: var(--fill); }
      .row > .field { margin-block: -.25rem; }
      .row > .field > :is(select, [type^=date], [type=time]) { margin-inline-end: -.5rem; }
      .find { position: relative; }
      .find > .image { position: absolute; inset-inline-start: .7rem; top: 50%; translate: 0 -50%; color: var(--dim); pointer-events: none; }
      .find > input { padding-inline-start: 2.5rem; }
      ::-webkit-search-cancel-button {
        --bar: #0000 42%, var(--field) 42% 58%, #0000 58%; --place: center / .5rem .5rem no-repeat;
        appearance: none; width: 1.2rem; height: 1.2rem; margin: 0; border-radius: 50%; cursor: pointer;
        background: linear-gradient(45deg, var(--bar)) var(--place), linear-gradient(-45deg, var(--bar)) var(--place), var(--dim);
      }
      ::-webkit-search-cancel-button:hover { background-color: var(--text); }
      @supports (appearance: base-select) {
        select, ::picker(select) { appearance: base-select; }
        select { align-items: center; gap: .5rem; min-height: 2.5rem; text-align: start; cursor: pointer; }
        select::picker-icon { margin-inline-start: auto; color: var(--dim); }
          :is(.h, .w) > .field > select { position: relative; padding-inline-end: 2.2rem; overflow: clip; white-space: nowrap; }
        :is(.h, .w) > .field > select::picker-icon {
          position: absolute; inset: 0 0 0 auto; display: grid; place-items: center end; width: 1.5rem; padding-inline-end: .7rem;
          background: linear-gradient(to left, var(--back, var(--field)) 70%, transparent);
        }
        .row select { --back: var(--card); flex: 0 1 auto; justify-content: flex-end; }
        .row > .field > select:not(.x) { flex: 0 1 auto; }
        .row select::picker-icon { margin-inline-start: 0; }
        ::picker(select) {
          min-width: 11rem; max-width: min(22rem, 100vw - 1rem); margin-block: .25rem; padding: .3rem; border: 0; border-radius: .75rem;
          background: var(--card); color: var(--text); box-shadow: var(--float);
        }
        option { min-height: 2.2rem; padding: .35rem .8rem .35rem .5rem; border-radius: .5rem; }
        option:is(:hover, :focus) { background: var(--fill); outline: none; }
        option::checkmark { color: var(--accent); }
      }
      textarea { resize: vertical; max-height: 60vh; field-sizing: content; }
      textarea[enterkeyhint=enter] { min-height: calc(3lh + 1rem + 2px); }
      [role=switch] {
        appearance: none; flex: none; position: relative; width: 3rem; height: 1.8rem; margin: 0; border-radius: 1rem;
        background: var(--edge); cursor: pointer; transition: background .15s;
      }
      [role=switch]::after {
        content: ""; position: absolute; top: .2rem; left: .2rem; width: 1.4rem; height: 1.4rem; border-radius: 50%;
        background: #fff; transition: left .15s;
      }
      [role=switch]:hover { filter: brightness(1.08); }
      [role=switch]:checked { background: var(--accent); }
      [role=switch]:checked::after { left: 1.4rem; }
      .button, .back, .close, .link {
        min-height: 2.5rem; padding: .4rem .95rem; border: 0; border-radius: .6rem;
        background: color-mix(in srgb, var(--accent) var(--mix), transparent);
        color: var(--accent); font-weight: 500; cursor: pointer; text-align: start; transition: filter .15s;
      }
      span.button, span.link { display: inline-block; }
      .button:hover, .back:hover, .close:hover { background: color-mix(in srgb, var(--accent) 16%, transparent); }
      .button:active { filter: brightness(.9); }
      .button[aria-current] { font-weight: 600; }
      .buttons:has(> [aria-current]:not(.plain)) {
        flex-wrap: nowrap; gap: .15rem; max-width: 100%; padding: .2rem; overflow-x: auto; border-radius: .75rem;
        background: var(--fill); scrollbar-width: none;
      }
      .w > .buttons:has(> [aria-current]:not(.plain)) { flex-wrap: wrap; }
      .buttons:has(> [aria-current]:not(.plain)) > .button {
        flex: none; padding-inline: .75rem; background: none; color: var(--text); white-space: nowrap;
      }
      .buttons:has(> [aria-current]:not(.plain)) > .button > .text { white-space: inherit; }
      .buttons > .button[aria-current]:not(.plain) {
        background: var(--raised); box-shadow: 0 1px 3px rgb(0 0 0 / .18);
      }
      .button.cancel { background: var(--fill); color: var(--text); }
      .button.destructive { background: color-mix(in srgb, var(--red) 10%, transparent); color: var(--red); }
      .button.destructive:hover { background: color-mix(in srgb, var(--red) 13%, transparent); }
      .row > .button:not(.bordered, .prominent, .row-inset) { width: 100%; }
      .row > .button:not(.bordered, .prominent), .row > .link, .action-row > .button:first-child:not(.bordered, .prominent) { margin-block: -.5rem; }
      .row > .button:not(.bordered, .prominent), .action-row > .button:first-child:not(.bordered, .prominent) { padding-inline: 0; background: none; }
      .row > .button:hover:not(.bordered, .prominent), .action-row > .button:first-child:hover:not(.bordered, .prominent), .link:hover { filter: brightness(1.2); background: none; }
      .link {
        width: 100%; background: none; color: inherit; padding: 0; display: flex; gap: .5rem; align-items: center;
        font-weight: inherit;
      }
      .link::after { content: "›"; margin-inline-start: auto; color: var(--dim); font-size: 1.3rem; }
      .back { padding-inline: .6rem; margin-inline-start: -.6rem; background: none; }
      .close {
        position: absolute; top: .5rem; inset-inline-end: .5rem; width: 2.5rem; background: none; text-align: center;
        font-size: 1.4rem;
      }
      :disabled, [aria-disabled] { opacity: .45; cursor: default; }
      .across { overflow-x: auto; max-width: 100%; }
      .across > * { flex-wrap: nowrap; width: max-content; }
      .across > .h > :nth-child(n) { flex: none; }
      .tap { cursor: pointer; min-width: 0; }
      .focus:focus-visible { outline-offset: -3px; }
      .row:has(> .tap[aria-current]), .row:has(> .action-row > .tap[aria-current]) {
        background: color-mix(in srgb, var(--accent) 14%, var(--card));
      }
      .row:has(> :is(.link, .tap, .button:not(.bordered, .prominent)):hover) { background: color-mix(in srgb, var(--text) 4%, var(--card)); }
      .row:has(> :is(.link, .tap, .button:not(.bordered, .prominent)):active) { background: color-mix(in srgb, var(--text) 9%, var(--card)); }
      .row:has(> :is(.link, .tap):focus-visible) { outline: 3px solid var(--accent); outline-offset: -3px; }
      .row > :is(.link, .tap):focus-visible { outline: none; }
      .tap:hover { filter: brightness(1.06); }
      .tap:active, .as-button:active, .segments > label:active { filter: brightness(.94); }
      .as-button:hover:not(:has(:checked)) { background: color-mix(in srgb, var(--accent) 16%, transparent); }
      .as-button:has(:checked):hover { filter: brightness(1.08); }
      .button.prominent:hover { filter: brightness(1.08); }
      .button.prominent:active { filter: brightness(.92); }
      .hyperlink { color: var(--accent); }
      .hyperlink:hover, .bar a:hover { text-decoration: underline 2px; }
      .hyperlink:active, .bar a:active { opacity: .75; }
      .hyperlink:not(:has(> .text:only-child)) { text-decoration: none; }
      .button.plain { min-height: 0; padding: 0; border-radius: 0; background: none; color: inherit; }
      .button.borderless { min-width: 1.75rem; padding-inline: .25rem; background: none; }
      .button.prominent { background: var(--accent); color: var(--on-accent); }
      .button.prominent.destructive { background: var(--red); color: var(--on-red); }
      .small { min-height: 1.9rem; padding: .15rem .6rem; font-size: .9rem; }
      .large { min-height: 3rem; padding: .6rem 1.25rem; }
      .icon-only > :nth-child(2), .no-label > label, .no-label > span:first-child:not(.spinner), .progress.no-label > :last-child {
        position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
      }
      .as-box { justify-content: flex-start; flex-direction: row-reverse; }
      .as-box > input:hover, [type=color]:hover { filter: brightness(1.08); }
      .as-box > input:active, [type=color]:active, [role=switch]:active { filter: brightness(.92); }
      .as-box > input { width: 1.5rem; height: 1.5rem; margin: 0; accent-color: var(--accent); }
      .as-button { position: relative; display: inline-flex; padding: .4rem .85rem; border-radius: .6rem; background: color-mix(in srgb, var(--accent) var(--mix), transparent); color: var(--accent); cursor: pointer; }
      .as-button > input, .segments input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; }
      .as-button:has(:checked) { background: var(--accent); color: var(--on-accent); }
      .as-button:has(:focus-visible), .segments > :has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
      .segments { display: inline-flex; flex-wrap: wrap; padding: .15rem; border-radius: .6rem; background: var(--fill); }
      .segments > label { position: relative; padding: .35rem .8rem; border-radius: .5rem; cursor: pointer; }
      .segments > label:hover { background: color-mix(in srgb, var(--text) 6%, transparent); }
      .segments > :has(:checked) { background: var(--raised); box-shadow: 0 1px 3px rgb(0 0 0 / .18); font-weight: 600; }
      .field.plain > input, .field.plain > textarea { border-color: transparent; background: none; }
      .list.plain .row { border-inline: 0; border-radius: 0; background: none; padding-inline: .25rem; }
      .upper { text-transform: uppercase; }
      .lower { text-transform: lowercase; }
      code { font-family: var(--code); font-size: .92em; }
      .head > .toolbar:has(> .leading) { display: contents; }
      .head > .toolbar > * { order: 2; }
      .head > .toolbar > .leading { order: 0; }
      .row:has(> .no-line), .row:has(> .no-line) + .row { border-top-color: transparent; }
      @media (pointer: coarse) {
        .swipe { flex-wrap: nowrap; overflow-x: auto; scroll-snap-type: x mandatory; scrollbar-width: none; }
        .swipe > :first-child { flex: 0 0 100%; scroll-snap-align: start; }
        .swipe > .actions { flex: none; flex-wrap: nowrap; scroll-snap-align: end; }
        .button:not(.plain), .back, .close, .link, .field > :is(input, select), .as-button, .segments > label, .bar a { min-height: 2.75rem; }
        .button.plain { position: relative; }
        .button.plain::after { content: ""; position: absolute; inset: -.35rem 0; }
        .close, .stepper .button, .segments > label { min-width: 2.75rem; }
        .bar a, .segments > label { display: inline-flex; align-items: center; }
        .bar { padding-block: 0; }
        .toggle, .as-box { min-height: 2.75rem; }
        .row > .toggle, .row > .h > .toggle:only-child { margin-block: -.5rem; }
      }
      .badge {
        padding: .1rem .55rem; border-radius: 1rem; background: var(--fill); color: var(--dim); font-size: .85rem;
        font-variant-numeric: tabular-nums;
      }
      .progress { display: inline-flex; gap: .6rem; align-items: center; }
      .h > .progress:has(progress) { flex-wrap: wrap-reverse; gap: .1rem .6rem; min-width: 3rem; }
      .w > .progress { flex: 99 1 9rem; max-width: max-content; }
      progress { flex: 1 99 8rem; width: 8rem; min-width: 3rem; height: .4rem; }
      input[type=range] { min-height: 2.25rem; margin: 0; }
      @media (forced-colors: none) {
        progress, input[type=range] { appearance: none; border-radius: .5rem; background: none; }
        progress { overflow: hidden; border: 0; background: color-mix(in srgb, var(--text) 14%, transparent); }
        progress::-webkit-progress-bar { background: none; }
        progress::-webkit-progress-value { border-radius: .5rem; background: var(--accent); }
        progress::-moz-progress-bar { background: var(--accent); }
        input[type=range] { --track: color-mix(in srgb, var(--edge) 55%, transparent); --toward: right; cursor: pointer; }
        input[type=range]:dir(rtl) { --toward: left; }
        ::-webkit-slider-runnable-track {
          height: .3rem; border-radius: .2rem;
          background: linear-gradient(to var(--toward), var(--accent) calc(.7rem + (100% - 1.4rem) * var(--at, 0)), var(--track) 0);
        }
        ::-moz-range-track { height: .3rem; border-radius: .2rem; background: var(--track); }
        ::-moz-range-progress { height: .3rem; border-radius: .2rem; background: var(--accent); }
        ::-webkit-slider-thumb {
          appearance: none; width: 1.4rem; height: 1.4rem; margin-top: -.55rem; border: 1px solid var(--edge); border-radius: 50%;
          background: #fff; box-shadow: 0 1px 4px rgb(0 0 0 / .2); transition: box-shadow .15s;
        }
        [type=range]:not(:disabled):hover::-webkit-slider-thumb { border-color: var(--accent); }
        [type=range]:not(:disabled):active::-webkit-slider-thumb { box-shadow: 0 0 0 .4rem color-mix(in srgb, var(--accent) 25%, transparent); }
        [type=range]:not(:disabled):hover::-moz-range-thumb { border-color: var(--accent); }
        [type=range]:not(:disabled):active::-moz-range-thumb { box-shadow: 0 0 0 .4rem color-mix(in srgb, var(--accent) 25%, transparent); }
        ::-moz-range-thumb {
          width: 1.4rem; height: 1.4rem; border: 1px solid var(--edge); border-radius: 50%; background: #fff;
          box-shadow: 0 1px 4px rgb(0 0 0 / .2);
        }
      }
      .spinner {
        width: 1.2rem; height: 1.2rem; border: 3px solid var(--line); border-top-color: var(--accent); border-radius: 50%;
        animation: turn 1s linear infinite;
      }
      @keyframes turn { to { transform: rotate(1turn); } }
      dialog:not([open]) { display: none; }
      dialog {
        position: relative; width: min(36rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); padding: 1.25rem;
        overflow: auto; border: 1px solid var(--line); border-radius: calc(var(--radius) + .25rem);
        background: var(--ground); color: inherit; box-shadow: 0 20px 60px rgb(0 0 0 / .25);
      }
      dialog:modal { position: fixed; }
      dialog::backdrop { background: rgb(0 0 0 / .45); }
      .sheet { padding-top: 0; scroll-padding-top: 4rem; }
      .sheet:not(:has(> .head, > .stack)) { padding-top: 2.75rem; }
      .sheet .title { flex: 1; font-size: 1.1rem; font-weight: 600; letter-spacing: 0; text-align: center; }
      .sheet .head:not(:has(.leading, .cancel)) > .title { text-align: start; }
      .sheet .head > .toolbar:has(> :is(.leading, .cancel)) { display: contents; }
      .sheet .head > .toolbar > .cancel { order: 0; }
      .sheet:not(:has(.head :is(.way-out, .cancel))) .head { padding-inline-end: 3.5rem; }
      .sheet > .close { z-index: 3; }
      .sheet .head:not(:has(.toolbar)) > .title { margin-inline-end: 3rem; }
      .sheet > .head, .sheet > .stack > div > .page > .head {
        position: sticky; top: 0; z-index: 2; flex-wrap: nowrap; min-height: 3.5rem; margin: 0 -1.25rem; padding: .5rem 1.25rem;
        background: inherit;
      }
      .sheet > .stack, .sheet > .stack > div, .sheet > .stack > div > .page { background: inherit; }
      .sheet .head .button { min-height: 2.25rem; }
      .sheet .head .button:is(.leading, .cancel) { background: none; color: var(--accent); padding-inline: .25rem; }
      .sheet:has(> .head :is(.way-out, .cancel), > .stack > div:not([hidden]) > .page > .head :is(.way-out, .cancel)) > .close { display: none; }
      .grip { display: none; }
      dialog.menu {
        gap: 0; width: max-content; min-width: 11rem; max-width: min(22rem, 100vw - 1rem); padding: .3rem; border: 0;
        border-radius: .75rem; background: var(--card); box-shadow: var(--float);
      }
      .menu::backdrop, .popover::backdrop { background: none; }
      dialog.menu:modal, dialog.popover:modal { margin: 0; inset: var(--y, 20vh) auto auto var(--x, 20vw); }
      dialog.popover:modal { width: min(24rem, 100vw - 1rem); box-shadow: var(--float); border: 0; }
      [role=menu], .choices-group { display: flex; flex-direction: column; }
      [role=menu] hr { margin: .3rem .6rem; width: auto; }
      [role=menu] :is(.header, .section > .header), [role=menu] > .text { padding: .4rem .7rem .2rem; color: var(--dim); font-size: .8rem; font-weight: 600; }
      [role=menu] .header:empty { display: none; }
      [role=menu] .section { gap: 0; }
      [role=menu] .row { padding: 0; border: 0; background: none; }
      [role=menu] .section + .section, [role=menu] * + .choices-group, .choices-group + .item {
        margin-top: .3rem; padding-top: .3rem; border-top: 1px solid var(--line);
      }
      .item {
        display: flex; gap: .6rem; align-items: center; width: 100%; min-height: 2.2rem; padding: .35rem .8rem .35rem .7rem; border: 0;
        border-radius: .5rem; background: none; color: inherit; text-align: start; text-decoration: none; cursor: pointer;
      }
      .item:is(:hover, :focus):not(:disabled) { background: var(--fill); outline: none; }
      .item:focus-visible { box-shadow: inset 0 0 0 2px var(--accent); }
      .item:active { filter: brightness(.95); }
      .item.destructive { color: var(--red); }
      .item[aria-haspopup]::after { content: "›"; content: "›" / ""; margin-inline-start: auto; color: var(--dim); font-size: 1.2rem; line-height: 1; }
      [role=menu]:has([aria-checked]) .item::before { content: ""; flex: none; width: 1rem; color: var(--accent); font-weight: 700; line-height: 1; }
      .item[aria-checked=true]::before { content: "✓" !important; content: "✓" / "" !important; }
      .button[aria-haspopup]:not(.more, .icon-only):not(:has(.icon-only))::after { content: "⌄"; content: "⌄" / ""; display: inline-block; margin-inline-start: .4rem; opacity: .7; translate: 0 -.15em; }
      .more { min-height: 2rem; color: var(--dim); }
      .tip {
        position: fixed; inset: var(--y) auto auto var(--x); max-width: 20rem; margin: 0; padding: .3rem .6rem; border: 0; border-radius: .5rem;
        background: var(--text); color: var(--card); font-size: .85rem; pointer-events: none;
      }
      @media (prefers-reduced-motion: no-preference) {
        .menu[open], .popover[open], .tip:popover-open { animation: pop .12s ease-out; }
        :is(.sheet, .alert, .choice)[open], .toast { animation: rise .2s ease-out; }
        @keyframes rise { from { transform: translateY(1.5rem); } }
        @keyframes pop { from { opacity: 0; transform: scale(.97) translateY(-4px); } }
      }
      .sheet > [style*="--least"] { min-height: var(--least); max-height: var(--most, none); }
      .sheet > [style*="--most"] { overflow: auto; }
      .alert, .choice { width: min(22rem, calc(100vw - 2rem)); }
      .alert h2, .choice h2 { font-size: 1.15rem; }
      .choices { display: flex; flex-direction: column; gap: .5rem; }
      .choices .button { text-align: center; }
      .choices .button:not(.cancel, .destructive) { background: var(--accent); color: var(--on-accent); }
      .choices .destructive { background: var(--red); color: var(--on-red); }
      .file > input { width: 100%; }
      .uploads { margin: .75rem 0; }
      .uploads label { display: block; overflow-wrap: anywhere; }
      .uploads progress { display: block; width: 100%; }
      @media (max-width: 40rem) {
        .buttons:has(> [aria-current]:not(.plain)) > .button { padding-inline: .5rem; }
        .segments > label { padding-inline: .5rem; }
        dialog:is(.sheet, .menu, .popover):modal {
          inset: auto 0 0; width: 100%; max-width: 100%; margin: auto 0 0; border-radius: 1rem 1rem 0 0;
        }
        .menu::backdrop, .popover::backdrop { background: rgb(0 0 0 / .45); }
        dialog.menu { padding: .5rem .75rem max(1rem, env(safe-area-inset-bottom)); font-size: 1.05rem; }
        dialog.menu::before { content: attr(aria-label); padding: .5rem .7rem; color: var(--dim); font-size: .85rem; font-weight: 600; text-align: center; }
        .item { min-height: 3rem; }
        .menu[open], .popover[open] { animation-name: appear; --from: translateY(2rem); }
        .grip { display: block; position: sticky; top: 0; z-index: 3; width: 100%; height: 1.1rem; margin-bottom: -1.1rem; cursor: grab; touch-action: none; }
        .grip::before { content: ""; display: block; width: 2.4rem; height: .3rem; margin: .4rem auto 0; border-radius: .2rem; background: var(--edge); opacity: .6; }
        .sheet > .head, .sheet > .stack > div > .page > .head { padding-top: 1.1rem; }
      }
      @media (prefers-reduced-motion: reduce) {
        *, ::before, ::after { animation-duration: 4s !important; transition: none !important; }
        .appear { animation: none !important; }
      }
      @media print {
        :root:root { color-scheme: light; --ground: #fff; --card: #fff; --text: #000; --dim: #444; --line: #bbb; --fill: #eee; --shadow: none; }
        .bar, .skip, #status, .toolbar, .actions, .back, .close, .more, .stepper .button, .tip { display: none; }
        .toast, .dock { display: none; }
        :root:has(.root > .dock) { padding: 0 !important; }
        .columns { max-width: none; padding: 0; }
        .row, .chart, .cards > *, .picture, .box { break-inside: avoid; }
        h2, .header { break-after: avoid; }
        .hyperlink[href^=http]::after { content: " (" attr(href) ")"; color: var(--dim); font-size: .85em; }
        dialog { position: static; max-height: none; box-shadow: none; }
        .across, .sheet > [style*="--most"] { overflow: visible; }
      }
      @media (forced-colors: active) {
        .segments > :has(:checked), .button[aria-current], .item:focus { outline: 2px solid Highlight; }
        [role=switch] { appearance: auto; }
        [role=switch]::after { content: none; }
      }
      .bold { font-weight: 700; }
      .italic { font-style: italic; }
      .struck { text-decoration: line-through; }
      .under { text-decoration: underline; }
      .struck.under { text-decoration: underline line-through; }
      .mono { font-family: var(--code); }
      .digits { font-variant-numeric: tabular-nums; font-feature-settings: "tnum"; }
      .f-largeTitle { font-size: 2.1rem; line-height: 1.2; }
      .f-title { font-size: 1.7rem; line-height: 1.2; }
      .f-title2 { font-size: 1.4rem; line-height: 1.25; }
      .f-title3 { font-size: 1.2rem; }
      .f-headline { font-weight: 600; }
      .f-subheadline, .f-callout { font-size: .94rem; }
      .f-footnote { font-size: .86rem; }
      .f-caption { font-size: .8rem; }
      .f-caption2 { font-size: .74rem; }
      .c-primary { color: var(--text); }
      .c-secondary { color: var(--dim); }
      .c-background { color: var(--card); }
      .c-accent { color: var(--accent); }
      .c-red { color: var(--red); }
      .c-orange { color: var(--orange); }
      .c-yellow { color: var(--yellow); }
      .c-green { color: var(--green); }
      .c-mint { color: var(--mint); }
      .c-teal { color: var(--teal); }
      .c-cyan { color: var(--cyan); }
      .c-blue { color: var(--blue); }
      .c-indigo { color: var(--indigo); }
      .c-purple { color: var(--purple); }
      .c-pink { color: var(--pink); }
      .c-brown { color: var(--brown); }
      .c-gray { color: var(--gray); }

      """#,
    gzip: """
      H4sIAAAAAAACA+09y47jSHL3+gq6BgMUZ0SN3lWlQjcWMGDYh/XBawM2Br0AJVElblGiQFJVpR6M4YOPvvnqL/Hn+Esc\
      j3w/KFXP+ObtnW4xmcxHZLwyIjJy2dR1l/xykyTruqqbrF3vin2xTKryedclm7x5eYJ3Wfbc1KfDZpl8t13An8cnKFrn\
      DRVst/i0LYvKeOyK9w6exvfwZ40Fm3IPz/P1fL14wOeqPEA33xUz+JNjQbF5xoKHxcPiccKdbsuqwjrrYr2dYJ0mL9vC\
      6CVfr4sD9jPLZ9MNtVsfdKmoBUWN+ooa5sfVdDIZr6hGkx+o98ftfD4aYdG5qKr6DQc0Wiy46LkpigNOanOfT++5pX1J\
      PY3y+8VizRPPcczjCcycel+f8wPVWBSPUyxYVaeCCyabBRaUh035XOMsVrPH9QyLjqfmWBE48unDasp9HcvDCxStR+Pt\
      nAa0auo3bPt+s5jMxjzE/AwFiyn8WYm55pvy1C6T4f28KfZY6a3cdLtlMpuJ5335vkzG4+8F0GucUXtuu2KfncpBkuVH\
      GEvGJYPk9k/Fc10k//R3t4PkH+pV3dVQ9vfwT/Kn/NBCYQv/ZG3RlALY63oDMzmV2b4+1O0xXxeD5E9/80d4yP6heD5V\
      eTNI/lgcKmjnr+tDW1d5O0hUXW6j3eUbXI1RMj6+JxP4r3le3U1GCfx/MUp+SoajeTqA11N4NZ6F34v5VXXeYUsj0ZpX\
      84FaGo/g3TTU1ARa+vXmD/tiU+bJ3bEptkXTZjb9IOWkRFdLpLDloe7ulru8vft5k3e5qPaJqOwLvfx5V242xeFL8kOa\
      wocmyY1H8GdmkNx4NV5NxibVjWfw59EgvO0U/txrwssX+WI1MQhviv9bP90owrtf368f8idNdpPVZDWdWWQ3e5w9zmcW\
      5eWP+UKRmSodz8eTqU18k81oPppih5IY71f3E4v6ttvVaLaxqG+73TxwkaS++XyzuM+xHUF7i2kx2swM2ptvN6NiZNAe\
      kOZmuzBob57LQSvay6f5hIsU7W0Wj7PtHHsSlLfdPszzmUl5600O4zMoL5/AH+IpEmUP9aHANjy8+266mW5mDz6ucRVA\
      tEXK00TyXHz/lPwKaMfodC0mASIF+Dq2FGkH8faKZkgw/D+O/j+OBnD0B8CWVf2eteXX8vC8hN/NpmgyKMK3Cq1+STZl\
      e6xwRNh98lfl/lg3XX4g9Nx1+wq54Fuxeik7whhssMjyzV9OLYxxPBpBb+26qatqlTfMfpfJa97cET6lSQdLBiKkKbjF\
      Vb05E0Pe581zCYAB6K/y9YtEYf6Sn9KnxGoPu4cyFo1jEJs/jYdz8Q4L4V39WjQAvrfsrcmPyyQ/nN92RcPiS0wCa2bt\
      HuhuR4CBqZZ5VeaAtyhQduNBspvApI0BIiFkuwKJFjoeAipWRdcBNFE2UiPZcDSeoxwnEHHnq7zKDyA6Yda5JF05FUb/\
      lFjAtl6f2uy1bMtVVUDF+tQx5aEUBUFcbtyPRI2s3m7bAoYEkhhb2ucwXmptkAy7sgPUpCezTcIxqDuE1aJ1UMu/rQpo\
      Bf8W48e/n5Jn/DmcoNZCMH9KAFjPh6wENQT0GRxR0Twlx3yzIUgM71VNaN1fWmRMMAWFjl1XA9cZO1PFwZJ8p3Ei+Aiw\
      m2INLKAr64Mzk90YqvDKAnouxUjhJRBf0ZhYztPkWQldLDgh0bBqgNEBuABBvu3yBgCfn7qaqrbUwsHs6LkpN6IjHs0+\
      f5dK32QmShjFAI0RaCPENaOxz8nRxkMLhYA3pk71Kl8VVWQMwylPloD0JnCZVGqrieHqBCuCE0ECL7dnIGkACFKcAZn2\
      pcShHeu25MXIV7B6p65AythC3QwYw+ubqqvwUH8BEOxK0NXVWFdVvX4xEclAOWgG11+iNfxLU4V/VznIpEFSHo4neI2V\
      gNUgvpwOJaq82arclMsEugARAG+xre+wbyISkLAFUYE5rnL9cgZCro8E86/I+Avkq0/mUuhhLvQwfWxngeUyMqYB6NZb\
      jBs1umWxP3ZnBJnsaWSMfbhqymJrAXRbvgMHA0gQS0DM5L/GxviY6OReROARPaVG44nBrsoD8M+SwDaEotP+0BJOKlTm\
      RughNSAkSEMNfmywkGQqFxU+K+zmHkbyHYHdfrl4sMjG62Rd5fvjHVPTIJm/vg0SJLSUe53ZLX/2mAZ/PqGPF/jxdIgP\
      aZDdT53GjvZQZxNrqMNHReAmlxqOmSg9scmUAzgY5dGbsinWvPK8LhavCbK0KEUb454ueNzA6pTAG402r7snU2a7gJ9o\
      HCM+Td2r9m/kXPoZmj1vYEUCG38REv9+NBJLNKUlGk9wjRCA6U9jWw0Iy9qeVXzLz60vJSLCkEHUA02SFMRAhnOBdLlm\
      rKoTIUu4r+CKxYUespCWkKMqW8Cn7lwp6a7EisI5k4dEBRS0hUWgZu2hQldkgt6XSVMci7y7w0UnlX+A+AFIcwf/3KEK\
      CIsxo6nCnn28bVIW3TzG/MMoPGT+YODf9xYnuYKZXVY9YjoHK81CI+cX/KTRSvJE6CSyQKT0Cr5Mv7d1s0+A2kHoiHFT\
      W1Rkwmq5Qw2WVHddy0Nk1aRoHVfrX+4yUANTAznyZQ7QfUUGa3zAAzSBw3tK2DvcgQbQwrZiYOrbyfz7gQk/s4e2a+rD\
      s6N5DUcS52WtY35w9V9F67j/BUF8zFGKD3GI8M/rAPAlr+rnCElGEededf0Kn3LZzGeI1AipcFx3yPQGn8Sp0GZp/Flx\
      2LjfUNNQbn9FBTSqz8kPMME3/NcWGIzlyHdFwUh9MaS9O8IFH7r6+ZlUoFfmkcXxWDTycSd/vMkfr/IH8gn5W8IZfx+b\
      GjbMbSued81A9JoTiDPYv6rOGOq6b8AiBYC2qLaoPjVFt97R2Hc004juvehVvfEzj/uaS/U5WZbtHXeRXtBWeaEufqGX\
      jmQQKvjWB30oBJ9dqixbXsFOk/Zi8fqyCo8E7a+NgAepobBnpF0tf77TWnubCrwSVYtFMkY8crGq7/Plodtl611Zbe4O\
      qfVg4yv+FKDjxTba0XbWz8nPeVPm2frUoAWAbVpD0sbZwKpwQ7TVqsYIPoi9BCNU9et3+Psr/IcMF/cC+RH+RpmV6h7l\
      3PJ1UyNSyy3BQJPRsVx3pwZI6GcSmz98uj3UiGG3X3hMBrjwpzdLbNKupvaB9F6tmAEuJbh3RGNqjbg8SEF6xbTeJRVG\
      KcNGSg7aG9OIbDNBC1LtWDBYxVJxUYqQQkhvkUUobqMZjQKjZhyCtwi2otkEcQj4d72DUWFrDTzjB7w66cDCGzmM7Xsq\
      EXOnhkYwlR98DDdMtDAWSM6TZs3GVokPDPrbL0hOaS8UYkDYNd60GUlh53oG5CBzLqnUNorcmEt0qDPa59KDOwYcV95m\
      PHP8QTA01kXThCwR6H2BiNlSzHAHlITFdIjiXgpZrzoOlD8hNHjeI0UDnXXnY/GJFIAv4unPnzagtMinT125L75cHp1W\
      oh1D3woo/CV7A1Ig/iZZq8vc9PfGdCZCSZdNLhM2jnrWxAOsbF4Jya5rF1VVHttScy6FRmTIfLv9IoUZPhkmzjebIvmz\
      P2vsMxjUky6T7CtVPGQEXJ45kM3oY+yHwFPuQeVijATUKL/mq4pIXxhUhjtYlqZCa7agQP6gPlRnlghp6jAxlG2EjEiC\
      12tuF3SgqHGufncs3AJV2MTdpw/gp6yH0Uj559erVbKvvoUNfq+LwCC/isaZ5rkD2mOhRIIOkp9YnkuQaWtOU4BSD8r7\
      U1KiL5YL+SeDmpsM2+CEDcjf7AXHeazRNNZkxStSq7GactSMJSwcqEe7vhJ+q2JXkqKlBqeMZ9lYt8iWLSF5pJXL8kIo\
      Gg7KlTT5MQlMXxoUUWXCoWo1SJFHUMxKTHGKbQsIGtg9RGBZYvclVS7SYeVrofH7ojYsdVJr6CMFjXWBW28pTT7YYGSa\
      ihyGr46oDcBPYLSalEQQBQTGrx5IMmSIlZD4M/mHpLrhZO6Yy/m94YCZ2/xa+E6eEigBHMgrue/KRFX2U3IzuGl9QWsf\
      q6R/jVIJt/Jcrmgf9pKyLmlPa5QAtGO2iv9So2LG5TdyagBS0pD4YQuzzzdYmXC+IgqhV4ja6qUqBTjaY5nALBivz3v4\
      vo1QvcZNA9q+UIN2hAQJcTv5KS+4C889tFEVeg216IC2gu14PHTsmhdHTyE8E0P8SAcWjhHBaHFE1LLNJYpLEcpMCN9h\
      JaV/5oldhwvMKoYM7hkVzGNbdkZjpDd2sjHjBWo0q78Af8vgPYsy2CKJFqrKbYJLLrXxKr01RJ2gzL1aBhXhcOkZf4DC\
      yGQjmZmePfRoqWoobnwx6QllsYEOynhtvXF0GQVb6sQQqqxRsFglo9NkpuqhGSO63UTG6o82pIf43JO58ZUqQWgWooHP\
      YjdCY5EP+p1kufK15Lhxtn752wtTokFcW83YkwFiRIQH7Ydsc7AwQpt252VCzhJyXv3E/whz84ity7ZTemg6ccNbaII1\
      brb0ij7E/C6GKXNIlW5YRFoauiATW0VXhcRs9FwtUe4wKtvgDjjaLp3JMvRuFPQkGX+YbFHGkDMlJAv7TcDj6fcDM5CD\
      9y35e9lmZ+0aJ36CMpdNe1eq/z5PQPUjWxXdW4HiyjOjvu2AqMiJQw4PZRqk4by7vGDiDSRizcVoEBlmIN5q854EPdf6\
      LE3aYUCLgaha3vprpuJL5+jeMjrt47HIyXR9AJEsdAIuG05bwf+I92XZtsFYixYEenGHIUMkXqAsI0ejqmD5FNgBKity\
      vEa4rlMVAwFCFf/Za7ShKOdgVVXzDy/Fedvke0BhNWOsjauA/rzuTAA1HB3CIQh1BoTt2Iz0OAj5JRwPWpqZTETjBnE2\
      21HxqmxOWruAJ7dmKsX04MZkj8ZnVCwtapfMaNrYROalba53A/0dxE1lbB37uEUsOGQclWEQc8xfxAxDbPpGgPir3FJo\
      wLwLWO/UwI0OU1XHm0Tav+URKszW0GCUkGIHyV6rhvRb6lr08JV/uVxY7vlo1G+qjrOVEx2cjQ7OZgfnoOzU3gLsP1U1\
      Y8J5mwvt3tNIhfXa4ifHpsgURxE2MsPQHdBa2peiKtiU5jhihff2Ax7G8cQTL0IwW8GDpxad92RdNIwU2ARj6Re54xKP\
      AVe7UHn1JAXdh13y7u4HuKQDoO27b+fy+YVheTQ9IxJN7SVUTsmYXVwgjfcqhgwRefcWa8RFVy+ozIIRa2I9cXQ9W0hu\
      2dj2htnvEF3/xcYMhZJRYeRIsa11MuCGlcNRyFVCkRk9HhLYkF8dC3IpLtLU9yaGf5o6+Szi2UznngxOsGvVdUUBm/L1\
      hHFffmy63x+4j0Cwy8S0mgQN51o45gcKewSOLXp8fAoEycnwTTkxM1gutJjhqLlvD+RwIzUocpqDT+RMNjX6qK0QPxEp\
      pwY7s6PmRqYJZTbH2CdDUXPj2iKBfzKCGccvQl2R9/T756yDBdYMUo39oiH0OMvR6WMwhno5e6DQN5y61RRbc4Hy6jd+\
      myh7Mf3hCWr/592UI+Lmo1d0WNgGIkVc4UgazzOp5MjxHUHzqzqZ483YHGbqhEFKSIiWCRT+SPGcBlBO3nYX1n9urz+F\
      TeEObEytFYfXuzbfFmSzz6iiUIMxFuajccUwkJDJxPR64UQW1DWwzTXFVyUZhdilKsJSTN1DR7aXMFfi3yoSuzf200dg\
      EWwfiFvtpzsGuOlqM228Zj9c4saZWiGx9xif7MVYwdfkmhIKgOxwXdVtEXQJmCMw8ejK0UjOOpHMW+Kp5L+CCLKJ/dZl\
      2sIJosuvFzFiB69U3+hOVdRBSwLUiccGOkGBqNHxduOjIVdTNTzZALrtQW5xzIppTYkFoAesMHpsOgLcaH8LII61f2Vr\
      uO5Hk6vKkwhDVQUWqYjaDHlPbQi0eV8c+LWhh8ahCNvXhJ7jbdnAcpLzlWIbcAI/JmIkffTtPI2MNqvcaBILkBH/KFpP\
      7TKEB4uM4ECRpztv0AYQZTlWTbIBxHQAXK4cF+v3BqxShvLDeodYo7YViNwaNhq+gSmjhorG3l1dMdK7SEHB373xBXb3\
      sUjJN6mow0+KwzXXxwrYS8xKjvTr9yzrQa6r8hhgkaxbcdPL5aoAblRQdKcw393ePgW9U5YrWDuo/RVVcRHOhOmbizPm\
      WtczMYcJui0F7AORPpN/lcNpvdNCpKAotrKvX6FHmAj/QP8FRhIbIcMMiH3N3m7jSJ5VLzs29RF2V+jKUVAcSHPYQJvR\
      BmzyGyRN3dEjTWkgVLmBtkkOtB4ykJAZ2JxlYEj/QcLB4GxFtsaJFggWUyQlRi7kPib7YjEg1lKY7DFgQrkc16FX77qx\
      mWe4IufC+FDvpsmf0RqxPjUtEvZzg+c+NbbpaVj1kWqFcOJDVXywxd0ScXA+1YIR5A2eL92UAKQ74xTmCM8IWkYWOr4/\
      P8KW/1Bn3Aad3RLwxcgUEmh4tvDGngnaN2S0mTh4JYO+dLRlnhozDsFDK4iylggs0RWRGX26pfgpdYARh73J211x7alI\
      g18YrTLjosgIU51lUuYEBt5JzXBL+RbGHG0oC7ZkwEEE6RsBrAZ0h0Ewp+KbNA1Y32R8aERFV51XJYx788W0nw9nwuHM\
      pl034PBDhCGFXox0qRPjyKIbydZvprB5MLdlkjx794zhGQ4T2bMAqXpm2FrNjEfqMJTFKeQnxnFD8yPkLjJ0I9xCYLs+\
      mZnbdT0v3gfLSNDUCLQUkZMwBhVGeczbFoGEoZQatkYvCyGEUGdp6lVVSAN1tsrbspW8MXzQVHwRj9lSgOGg7/LwCstP\
      OBY6zqLatZbxsw4cvXjq1vnQjD6NB5layDa+gonbGGPGshpNAcsQpKetfRMusHachjHS33z6fNCdotN7/7gDBHzJ22o6\
      GlKXthxaMtBK7QEj9Dge+RX6QobTUHBreGyiGUmK3lkKtTXu+fhnQ3//dJtwwFxIY/5oK4oGLQ1cK8XijCCDj01L9lpK\
      U5KhvZhGIdYI0sDeQqaSsrcRQSdy1OUcDAy9+RgMWK4ZpSCW6reDxZ9MB24EAV1BIY0ZCipz9ktFPibKZYemQUDpIInU\
      D8iCPhx0mJaLuP20M7qq1SA3/30iCFRIuHfCIEz3MvK1/3RCIDic4/CjrqReNVsfhPoxMVrqZYBR3VSbJulgsbL2+Wfe\
      l0t7ax+gKYW9Y9VnRDq3oJ2vd76w7pNW/vDNjYF0QA3vrVNBrhUE8/aknqNFxOn4O3DCvlRSegSKKR9VZfqGBcUYTdAa\
      OdNDGhH5wqgs5JqOfXCEt16pPh3nwkkSbaYKOZNjdo3k/2hAIWilQYsW2WwUjKzh6GHIgdHipD5niyWVUdom7o3cDVM2\
      1jsmQ+XwWLrHza+Yh6EWuOFik7m2q3+bPhewtmTabL4t6ZhuWJ7zW8MHHT1P4UlmTneAEpyEjzK3IOvP5p4aLUzRscMW\
      Yhy0oIZZ2u50oma1XMp8RsxVsjXmGqoyydooyd4qbzDFIfwvmU3UMW4mbyxJ5g9QyhXgJ6W0qkg8KCPAUMdYakMBahcc\
      hYWd+vH79vH9oZ0KY+QxIoaVo/w6Vg7XtjGbb4pnOSOYZyqN3DQBYJvuB9nFL4xlurkEYH1OX40xwun+0J6OaBZrkzsT\
      ZHjEN1On6/D4gUB0kDjl+qVo7vTRu8h3T+Q+VapKTxD13MvpIREp4EQK7EJkL3JsWbnmQ3Rx6Ru0YaOv+ZLGFSLTkL93\
      ItDKNVhHtJwLHTszo5H2nawyPOWX475F3KokD2tXaM2JeQp13of7XU2WOo3LGBxo0naa3I/ckCrhbSceq4DNHzu+FFd9\
      7T0o71grNEDJbPEe3sdZw7gKqUZiDT3iIGCZx0u8XFvoT59wYAAlpcJtE2+abEHkbddlIJsXP+TkcvXWy4JmiCvEHei8\
      SPVReGJtkp2442Pe/EB/T81g+LBRUDeNtMAszNLYYjLcyx6n2lmud8X6BQD50pPh7tcbw1BGB3qgKRkX9mRFKS5GGM9C\
      qOSe68SWZDs/E129FOcd8KhP9PDFARdtk6fVDvYLZMj+MZHpUX5u6gqU8beyA2Wcg1I9WWZFDAQ4ksyW5Ei6hwuSLp4W\
      T6joHvM13UL6K5U3xprLckm2aJFH+oI/jk0PExErhu4F8aD41MyZ3CyEWnM+WWFOiBM+mwMnv0J4yFKOAqZ1SGUrcgQf\
      ira9G2MOYG/BGOMoHNCHomliD32kIJRIj4raXWqTu0hZgNEkFG984PixkPh0424e55dYxiKAAdHwWDEd6Q8sMf7TZeph\
      orOCLCiXto9Zvug314wXRK0anmVQMKIHBszFEFvJZgiu6oGgG1CirgDGeBE6jCI6UxmPAvg0fDSr2nlJZCiJmxhRJjS5\
      mMtEnfRxjCWsgI09K56T1MpRZrJ3O8AuIHKizFonY3XzSryZKVqumFEwA8/13xsxYM5JX1v30VbOaDyWJT1DGt7NN45M\
      B7lbrZpZD6WxSX0Ub5mNDn5EAyVFduQ+Z/aduol8xw+pMZkhbzr6ZHPEviK+3xRt15wkUVxFZ+iWAfSMheQ7vhu/n49R\
      NfcWPF8mz5nqwPkhU0Mhss8AR4bKAyfwwz2pcGUzIrKEM2UdXgZucIn43ggy6GkrYOVwjRzXjOe3jcClsqDPyRuQtlN9\
      +7CuaIMzi/QJ/0kaGa+SyNZKX47lDCZBvO4Ug5uqVWUAFMPReoXWu/7n3/779umDW2Qr3HSq4xApzZrHNRdx32UWMO7q\
      3JEcKNvvk/JdUrxFnZtKotSD/G5CaUATe34zcbrWsB4za5XPTnDCXCsxm2Kbn6pOxAJgKikzJZASnqGDS6K6zpPmCOxI\
      7iH1GbtLnLxojqejo2BFT+Py4whw5xU11Sqz7NQLZMEebDHUGxjn1/Yk1WW1a+bmgbyxhiTytRDn5ORbFzmcMIqn18oK\
      Pi02C+Wj/I3jEPE0HxvI44cG4pjk029K9G6iQnKpi2Dad6h2Yc8lzgVjRQaLmV5MF7meyQuq90ycGW8zT85w1JPYoaXp\
      77MfMDoyW79qvymVGoUh3/hVP0Qm4rSZzLPVY0Axk3Gp3VRjZIuNH5FQUXC6CbWE3IYapWa193PnE/PUIl0b4qQB60nO\
      L4CC+rFjoRmFQmPUTueq4xm6A/66KkgSmPZAubfwpOdkHpeQ7lL2GxusZVN3m4SRokcjNzVrt0md7H+fV5UDyLGItdO7\
      yTEbAxf6wIU4I/GozpKA1lA47UydVviMnuGfQwtthktvi8BJOtDRAJIf2EVoMfA11/ZY4jHD1Djabn5kBeBHtBUzEF/B\
      g5ybXmAE+geyY47VSa+5m4++79lOcm7FaKJYYTJx48pxK9IU0HdbKD5EB3Y5MECQr+mrvY65OO1IGrYaUoWW6esqLmQ3\
      b+yinKA2+WyYOBnbsyjvUpw44twJB4O4lrWHsGF7cf1Z84vGtAj7DUXl6TnpOFIlEJULtzczX18yKw1cOzQqJtW+nT05\
      Ddoqii3lQzV+y201ZsTUlQFBDoP7SESLjEUIBFT1eBxtJ0vMrxLCEE89+pBVhBXMoGLjrUgvEnzU9BS2gpI/RshwJ3Ba\
      lRouno+E3cgzi6Id+zCbabm4QjuIiXjo4iTiX0lRMZLEUPk6F8waxEWwFpXLWnirjDQXb/N9WZ2Vxw/eOBmkHifueX8+\
      /CmVqQqKYcg9mbCdDAC8b7WyAPhVZLO65sjdQKKYxbNx9rZRlnrHCrv6GFxP4wJGRn4cfg7CT0SygxBS2TGdjba/XWfL\
      ddYe8mOGcm2ZvAMvPGzyrm7OMcM2u5O5n8ghILpGzbiojHtwj84arRhHgcydfWASgQa1Y9zceLKBOOxeGtghT/ZZDye5\
      s8tXpBrvOYvvtc/XVcLDkVBOvZBJK+JKFEItE7xS+OrVFGX0+TA6CTcfszV2nF34mw9cpKKactIoqMgCHcCq9L44PKVZ\
      RX4inne60Ngg9diCyba3EalQDeHGnvygiBv3S7hLCe2k94gKX9EmBP8eTnvYTq2BtPMVXgSLBXwridTKL6R/6b/LYWfe\
      MmHnI/d9TFp5Fp4zYyNj4MjUOk9gDJPp9fExGSePXiSIbdPzvhrjdw+mffMh3K/ECuU9Nk6G0IVfX/zYDU9v1qwThMy6\
      EPFjIiRQHNpVubRCHfhRC5GzYAGZq9u20tjJrVLkmMqlPE6zgMKie9IRdbIkY4rsH2Dgs9e8OhXxs299YQFWu/v6a99Y\
      Ah+H1iHLKMFZD3gouCOZzz3wwKf1G93U2vCNsMHgO6/TJWw475qu4huKZRMY0iDDpFTsIujjCKHT4YAmdR6piJpSWDwN\
      6raTa2PRBArQKFJ3t0VhOHwn5I+JPrbCh91+kJVB3I1S9S0NMoUSlSKGl4omL6dw1fBDeU2o8Se/XYMgvrFpC1O8Neh2\
      p/1KgL4neDYcdWPeKZbZouHacH8RqROK1fE3B94Fs5PUiUVSn4gQEV4pC0vtYHdh8Y2Apf/Cq0tNizO08bbN+eEftipc\
      tBVM5kGOds0sDYT9XWcYavf3nV2oE0KcqyLDPoKOPioygl6FjoRxdCyoVLnKLoSgyxFOe7OEGHsdZ5HCFGUkXu1OzSEZ\
      t4JLAuPelgdQiOiiep3AlGrBLrO2b2bj7Ax3Y3wtkpXyLWh8vKM+FocvaejYrbwrLZLmI55XioJhdWKpdzt4ku99lDX8\
      uzxx7m5etOvysEgAUjd2bpofxa49kvnNvRhaeQJsnJngLdmLkYc1c/JaCqju601eha5QVTWWOIBNU7upZ6xGZ3NhmNkV\
      hXlyQ14gK7aIVrE+04YfWe4V3M0P1O1qZuoz/tRMIshd+jkE7StGI1mX3ASBo2iqSNENjkwPVdoYcC9LQUocVyXHEs5O\
      ZbTkG0PYm+m3GjONhBujTGAyasqyfjiw5g+p07f8nNVk05KdpolMAxmK058OnSUwso+pPDfTHtiJsdogC5ximnrdMHro\
      Z76D7zOAiC/zE+mMefDXXWw8iZ5QVY4h1+qfZGM/XH5uuosc6jUDZuyxRyZzaY6/BJt30cK+78nbjYVrh/EwuE8Ji4ke\
      OyTjoEHqEQQcOPNmEcDbM84vb610BItNvPSTNTw3dIl3RJwM98XhRCgkM/iEdtHfePIifsbCz1QYCg69Ph0hzkLzcXQ0\
      1kfW0CK8PQAFlhTyTlLVgpQfxp5eWMJ4FOcByKHXXWrcxc0v3ukFZ7mKtGlCcBaCYDzBy8pkeuwKxEl8oYTcdbku2kzm\
      vrsyR5bVDF9eqNLsTg37jJMpy/yID19RVkCd2VxnCkyl05Jr66hc1w1IG0mhzV1zeUPQn2F2JQYQz2liVdY5EnVaK6uC\
      kxXwUsaPSPM/GsnfzQo/4BtrEb1FhQpogRN3CxoXUVvOfavsclZkuthItvrR21y9pFsfO9B0f5lBXAgeV8IhdOIhHLji\
      HUYVAAicm/rAkW4/GovadIO2QmmkRpzBK+Bepyb6ffxzXdMJPwnHdGNFjhcEQQWc6XT8Eg9wtZ9BIb79bVGv4kQSfqe2\
      bw6hkPwUAY3s/ASRyICIJCQMXTPm85Dw6RnKQeuPx4CSGMQnACxs3END+J//+s9bMz+e+wqhZr13jqnodSBn0r6me6BU\
      OI5x/a1RmAYX7T/+3V40eBaLFjnJE1xLseU3QsbcA/DD8VzlO2zcSKMoA6ek5sdwvmZbuAbEamppHzL1ViDhrSW1eg5r\
      xc/a9GRHDqSkjSXSUb7TptgWTYsUeEJPAGd+xHoZvypAnxMeVaQAtgVoZUY9A+yWoizDMvtaGHiTDMeTNinwEDlwI+Ng\
      NCmm6P2qCrqzg6VKqlvmPNpmc00JiuXQa84wdFANdU9L+NZ6lcLoV/frI+lm/Ze8iLtsHu9T69aaGR/1FAYisY8wrmUF\
      7b7tbl0vjRB5+M6xh8iEnJhbWd4lE2wYq3C+QscwgrE2FmgdJW8SN8zIT5PdRH+9m7h5/8dqkyE0go9mcva+17uniGHA\
      qcjMiTcfdKOJEjW/IUJJ9fEbAydBMhaB+DZ5LOB0BPV505qq7b32ZqvXnutZMEknXWF+ONN909a3IWdq6A4+Iz2g5maz\
      kU4P+E1H8PxdqeHQDkVFxasL65jJNpAraX6Uyn2MebuAvlvBubDDzcsq4K/rB1zg/NeI9cFfJV/80EYvZMSTcxObXz/N\
      0vwjdwNY5Dly4SdH7GkLedc1d7SonPLxKZLt6Spff2ADFCbmRG4cAiHBv/YLHlMsZAfg3fIGsqfea8KSxDNBCHK4wmg1\
      jUVQDsemw0xmdc9kuZ2Dt6tP612Wr+2gdTGwmDIZId6J4xYRuyvFTmbqUsPR9S5F4TvRetZCUuw3GQTt/Z9OdX9ZFeFn\
      ZkA/YJYahg3+kkqmxoHNSW6nZq2l1poeRIS2o/PCvELX2QVqqgEfm/LA93vwPSJ0+YLY2GQtaOaIjRU716X7QLo9WWXT\
      T3SygdIh4RNQFDzMZjN8YB743Wq1IpymKxS/K4oCn+RezUCfVU5mjpcSGNF3eAsFJs6WVl91grL1w8GEZu+HTHVhW10i\
      NLOBvOgmVOXynTKosXtLwdpBa18A5l+iISOijAvfEKytuPpcX1srbmynTL7AKssN8onXuhThcqTdqIsjuBqhllVLH0r5\
      eQeo+udPu64Lb0+Tu1tmpVgvTW7T2ytYps2ig5eJmHqhDLt5DyEBHxk0aLNfTzSukIyGBqlzao7QtiOBB+GT6oPEsDe4\
      KbXZ6PO3MC1BLOSQtjOlWGELOpdPOAeJXgkJErpHlcMyvf017adBJq2VVsuXlnAha9uo/b2EDhvRxrTbAW0/8+V3dPqp\
      91iU0eIVtf0e9vWh7g0Chjqb8rnkfKCXg+1ES0WOtJKBGoEJ3WHBbzt4fcsKbEZndv7Rv/NrIvi4baQYTsRnwVvC7i9+\
      4W0wZsFP5uY3U/cbdWWOcc95JNXGNmtPK+Om9C1w56qqSVu3Qqpnuk28BwYU3sK9CWahq6xzmUzJNw6bFZzpDu9VN2vY\
      hIMsas6uwUxnW1jDkgG+bwKVlF1jnRn5e34Jmg6oFm9++k4DrlE6R61366ym0A23ApfKOucCYPvm1uFSWQd2K2RCsKpQ\
      oayxL/2RYpl83xXkzXCgllfy/fqcex1gmYIYx/lZ77FMvgdlsHyu3RpcKuscT82x8lrhUlUncP4Sy9Q4Gs5yaQ8ECzWs\
      8rMPqvxM7/8Xku9Y1N+jAAA=
      """
  )

  package static let script = EmbeddedText(
    text: #"""
      "use strict";
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
      if (leaving && hubPages.size) return;
      clearTimeout(hubTimer);
      hubTimer = setTimeout(openHub, 10, own);
      }
      });
      (() => {
      const data = document.body.dataset;
      const {own, base, app, worker, silence, version} = data;
      const [lost, anew, large, idle, ended, missing, begun, recovered, underWay, secrets] = JSON.parse(data.words);
      let {page, token, session, address} = data;
      const $ = id => document.getElementById(id);
      const sleep = time => new Promise(done => setTimeout(done, time));
      const all = query => [...document.querySelectorAll(query)].filter(node => !node.closest("[inert]"));
      const root = $("app"), bar = $("status");
      const focused = () => document.activeElement;
      const number = id => parseInt(id.slice(1), 10);
      let next = 1, last = 0, acked = 0, answered = 0, busy = false, over = false, applying = false, composing = null;
      let queue = [], sent = [], most = 32, used = false;
      let isCut = false, unsure = 0;
      const times = new WeakMap();
      let watching, opened = 0;
      function watch() {
      clearTimeout(watching);
      const oldest = sent.concat(queue).find(event => times.has(event));
      const age = oldest && performance.now() - Math.max(opened, times.get(oldest));
      if (age >= 1000) show(isCut || age >= 5000 ? lost : underWay);
      else if (isOpen && [lost, underWay].includes(bar.textContent)) show(notice);
      if (age < 5000) watching = setTimeout(watch, Math.max(50, (age < 1000 ? 1000 : 5000) - age));
      }
      const edits = new Map();
      const texts = new Map();
      function send(kind, node, value) {
      if (applying) return;
      const event = {n: next++, e: number(node.id), k: kind, v: value};
      const isQuiet = ["hover", "traits", "target", "loaded"].includes(kind);
      if (value !== undefined && !isQuiet) edits.set("e" + event.e, event.n);
      if (over) return;
      used ||= !isQuiet;
      if (!recovering && !isQuiet && kind !== "focus" && kind !== "blur") stopRecovery(kind);
      if (kind === "edit") {
      event.m = last;
      note(node).log.push([event.n, value]);
      }
      const before = queue[queue.length - 1];
      if (!isQuiet) times.set(event, performance.now());
      if (before?.e === event.e && before.k === kind && ["edit", "slide", "enter", "look"].includes(kind)) {
      queue.pop();
      if (!isQuiet) times.set(event, times.get(before));
      }
      queue.push(event);
      flush();
      watch();
      }
      const post = (events, leaving) => fetch(own + "/events", {
      method: "POST", keepalive: !!leaving,
      signal: AbortSignal.timeout(30000), headers: {"Content-Type": "application/json"},
      body: JSON.stringify({page, token, events, leaving})
      });
      async function flush() {
      if (busy || over || isCut || isReopening || !queue.length) return;
      busy = true;
      sent = queue.splice(0, most);
      const mine = page;
      let pause = 30, again = true;
      try {
      const {status, headers} = await post(sent);
      if (page !== mine) return;
      if (!over && !isReopening) join(false, true);
      if (status === 403 || status === 410) {
      queue = sent.concat(queue);
      sent = [];
      return reopen();
      }
      const isLarge = status === 413;
      again = [408, 429].includes(status) || status > 499 || isLarge && sent.length > 1;
      most = isLarge ? 1 : Math.min(most + 1, 32);
      if (!again) answered = sent.at(-1).n;
      if (again) pause = 1000 * (+headers.get("Retry-After") || 1);
      else if (isLarge) show(large);
      if (status > 499) show(lost);
      if (status === 502 || status === 504) unsure = sent.at(-1).n;
      } catch {
      if (page !== mine) return;
      show(lost);
      isCut = true;
      unsure = sent.at(-1).n;
      }
      if (again) queue = sent.concat(queue);
      sent = [];
      if (isCut) probe();
      watch();
      setTimeout(() => {
      if (page !== mine) return;
      busy = false;
      flush();
      }, pause);
      }
      const on = (type, act, capture) => document.addEventListener(type, act, capture);
      const control = event => event.target.closest?.("[data-e]");
      const clicks = ["press", "increment", "decrement", "back", "dismiss"];
      let held = null, letGo;
      const release = () => {
      clearTimeout(letGo);
      const events = held || [];
      held = null;
      events.forEach(event => take(event));
      };
      on("pointerdown", event => {
      const node = control(event);
      if (held || !node || !clicks.includes(node.dataset.e)) return;
      held = [];
      letGo = setTimeout(release, 1000);
      });
      for (const type of ["pointerup", "pointercancel"]) on(type, () => { if (held) setTimeout(release); });
      let isOut;
      const isOutside = ({target: box, clientX: x, clientY: y}) => {
      const r = box.matches("dialog.sheet, dialog.choice, dialog.menu") && box.getBoundingClientRect();
      return r && (x < r.left || x > r.right || y < r.top || y > r.bottom);
      };
      on("pointerdown", event => { isOut = isOutside(event); });
      on("click", event => {
      const node = control(event);
      if (node?.dataset.e === "save") save(node);
      else if (node?.dataset.e === "share") share(node.dataset.text);
      else if (node && event.detail && event.detail < node.dataset.taps) return;
      else if (node && clicks.includes(node.dataset.e)) node.ariaDisabled || send(node.dataset.e, node);
      else if (isOut && isOutside(event)) leave(event.target);
      });
      const edit = node => send("edit", node, node.value.toWellFormed());
      on("input", event => {
      const node = control(event), kind = node?.dataset.e;
      if (kind === "edit" && !event.isComposing) edit(node);
      if (kind === "slide") {
      fill(node);
      send(kind, node, node.valueAsNumber);
      }
      if (kind === "enter" && !(node.unsent = !isWhole(node))) send(kind, node, node.value);
      });
      const fill = node => node.style.setProperty("--at", (node.value - node.min) / (node.max - node.min) || 0);
      const isWhole = ({value, validity}) => validity.valid && !/^0\d{3}/.test(value);
      on("change", event => {
      const node = control(event), kind = node?.dataset.e;
      if (kind === "toggle") send(kind, node, node.checked);
      if (kind === "select") send(kind, node, Number(node.value));
      if (kind === "choose" && node.files.length) upload(node);
      });
      on("compositionstart", event => {
      composing = event.target;
      late = null;
      });
      on("compositionend", event => {
      composing = null;
      const node = control(event);
      if (late !== null) enter(event.target, late);
      late = null;
      if (node?.dataset.e === "edit") edit(node);
      });
      const breaksLine = (event, node) =>
      node.enterKeyHint === "enter" || event.shiftKey && node.type === "textarea";
      on("keydown", event => {
      const node = control(event);
      if (node === event.target && node.matches("[role=button]") && /^(Enter| )$/.test(event.key)) {
      event.preventDefault();
      if (!event.repeat) node.click();
      }
      if (event.keyCode !== 13 || !node || node.dataset.e !== "edit" || breaksLine(event, node)) return;
      event.preventDefault();
      send("submit", node);
      });
      on("submit", event => event.target.matches(".owner") ? forgetEntries() : event.preventDefault());
      function share(text) {
      const item = URL.canParse(text) ? {url: text} : {text};
      const copy = () => navigator.clipboard?.writeText(text);
      if (navigator.share) navigator.share(item).catch(error => { if (error.name !== "AbortError") copy(); });
      else copy();
      }
      const leave = box => "d" in box.dataset ? send("dismiss", box) : box.close();
      const itemsOf = box => [...box.querySelectorAll("[role^=menuitem]")].filter(each => each.closest("dialog") === box && isSeen(each));
      function anchorOf(box) {
      let node = box.at || box;
      while (node && (node === box || node.matches?.("dialog, .bare"))) {
      while (node && !node.previousElementSibling) node = node.parentNode;
      node = node?.previousElementSibling;
      }
      while (node?.matches?.(".row, .buttons")) node = node.lastElementChild;
      return node || root;
      }
      function dock(box, area, isAside, isCentered) {
      const {offsetWidth: w, offsetHeight: h} = box, {left, right, top, bottom} = area, far = innerWidth - 8;
      let x = isCentered ? (left + right - w) / 2 : getComputedStyle(box).direction === "rtl" ? right - w : left, y = bottom + 4;
      if (isAside) [x, y] = [right + w < far ? right : left - w, top - 5];
      else {
      if (!isCentered && x + w > far) x = right - w;
      if (y + h > innerHeight - 8 && top - h > 12) y = top - h - 4;
      }
      const inside = (value, most) => Math.max(8, Math.min(value, most - 8)) + "px";
      box.style.setProperty("--x", inside(x, innerWidth - w));
      box.style.setProperty("--y", inside(y, innerHeight - h));
      }
      function dockMenus() {
      for (const box of all("dialog.menu:modal, dialog.popover:modal")) {
      const anchor = anchorOf(box);
      dock(box, anchor.getBoundingClientRect(), anchor.closest?.("[role=menu]"), box.matches(".popover"));
      }
      }
      on("scroll", dockMenus, true);
      addEventListener("resize", dockMenus);
      function openMenu(box, at) {
      if (box.open) return;
      box.at = at;
      box.showModal();
      dockMenus();
      }
      on("click", ({target}) => {
      const opener = target.closest?.("[data-m]"), item = target.closest?.("[role^=menuitem]");
      if (opener) openMenu(opener.nextElementSibling);
      if (!item || item.disabled) return;
      const kind = item.dataset.e;
      if (kind === "toggle") send(kind, item, !!(item.ariaChecked = item.ariaChecked !== "true"));
      if (kind === "select") {
      for (const each of item.parentNode.querySelectorAll("[role=menuitemradio]")) each.ariaChecked = each === item;
      send(kind, item, +item.value);
      }
      if (item.ariaHasPopup) return;
      for (let box = item; box = box.parentNode.closest("dialog.menu");) if (!("d" in box.dataset)) box.close();
      });
      on("contextmenu", event => {
      const {target, clientX: x, clientY: y} = event;
      const box = target.closest?.(".context")?.querySelector(":scope > .actions > dialog.menu");
      if (!box || box.contains(target) || target.closest("a, " + entries)) return;
      event.preventDefault();
      openMenu(box, event.button > 0 || x ? {getBoundingClientRect: () => new DOMRect(x, y, 0, 0)} : null);
      });
      let typed = "", typing;
      on("keydown", event => {
      const {key, target} = event, box = target.closest?.("dialog.menu");
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (target.ariaHasPopup && key === (box ? "ArrowRight" : "ArrowDown")) {
      event.preventDefault();
      return target.click();
      }
      if (!box) return;
      if (key[1]) typed = "";
      const list = itemsOf(box), count = list.length, at = list.indexOf(focused());
      let to;
      if (key === "ArrowDown") to = list[(at + 1) % count];
      else if (key === "ArrowUp") to = list[(at < 1 ? count : at) - 1];
      else if (key === "Home") to = list[0];
      else if (key === "End") to = list[count - 1];
      else if (key === "Tab" || key === "ArrowLeft" && box.parentNode.closest("dialog.menu")) leave(box);
      else if (key[1] || key === " " && !typed) return;
      else {
      typed += key.toLowerCase();
      clearTimeout(typing);
      typing = setTimeout(() => { typed = ""; }, 700);
      const isRepeated = [...typed].every(each => each === typed[0]), from = at + +isRepeated;
      to = [...list.slice(from), ...list.slice(0, from)]
      .find(each => each.textContent.trim().toLowerCase().startsWith(isRepeated ? typed[0] : typed));
      }
      event.preventDefault();
      to?.focus();
      });
      on("keyup", event => { if (event.key === " " && typed) event.preventDefault(); });
      const tip = document.body.appendChild(document.createElement("div"));
      tip.className = "tip";
      tip.popover = "manual";
      tip.ariaHidden = "true";
      let explained, tipTimer, charted;
      function hush() {
      clearTimeout(tipTimer);
      if (tip.matches(":popover-open")) tip.hidePopover();
      }
      function explain(target) {
      const node = target.closest?.("[data-help]");
      if (node === explained) return;
      explained = node;
      hush();
      if (node) tipTimer = setTimeout(() => {
      if (!isSeen(node)) return;
      tip.textContent = node.dataset.help;
      tip.showPopover();
      dock(tip, node.getBoundingClientRect(), false, true);
      }, 500);
      }
      on("pointerover", ({target, pointerType}) => {
      if (pointerType !== "mouse") return;
      explain(target);
      target.closest?.("dialog.menu [role^=menuitem]")?.focus({preventScroll: true});
      });
      on("focusin", ({target}) => { if (target.matches(":focus-visible")) explain(target); });
      for (const type of ["pointerdown", "keydown", "scroll"]) on(type, hush, true);
      on("pointermove", ({target, clientX}) => {
      const svg = target.closest?.(".chart > svg"), chart = svg?.parentNode;
      if (!svg) {
      if (charted) hush();
      return charted = null;
      }
      const places = new Map(), values = JSON.parse(chart.dataset.values);
      if (!values.length) return;
      for (const [name, value] of values) {
      const known = places.get(name);
      places.set(name, known ? [...known, value] : [`${name}: ${value}`]);
      }
      const {left, width, top, height} = svg.getBoundingClientRect(), all = [...places.values()], one = width / all.length;
      const at = Math.max(0, Math.min(all.length - 1, Math.floor((clientX - left) / one)));
      if (charted === svg.id + at && tip.matches(":popover-open")) return;
      charted = svg.id + at;
      tip.textContent = all[at].join(", ");
      tip.showPopover();
      dock(tip, new DOMRect(left + at * one, top, one, height), false, true);
      });
      on("pointerdown", ({target: grip, clientY: from, pointerId}) => {
      const box = grip.matches?.(".grip") && grip.closest("dialog");
      if (!box) return;
      grip.setPointerCapture(pointerId);
      grip.onpointermove = event => { box.style.translate = `0 ${Math.max(0, event.clientY - from)}px`; };
      grip.onpointerup = grip.onpointercancel = event => {
      grip.onpointermove = grip.onpointerup = grip.onpointercancel = null;
      box.style.translate = "";
      if (event.type === "pointerup" && event.clientY - from > 80) leave(box);
      };
      });
      const usual = /^(.|Arrow.*|Page.*|Enter|Escape|Backspace|Delete|Home|End)$/u;
      on("keydown", event => {
      const {key, target, ctrlKey, altKey, metaKey, shiftKey} = event;
      if (event.defaultPrevented || event.isComposing) return;
      let node = target.closest?.("[data-keys]");
      for (; node; node = node.parentElement.closest("[data-keys]")) {
      const {keys} = node.dataset;
      const isUsual = usual.test(key) && !ctrlKey && !metaKey && !target.matches("a, button, summary, [data-e]");
      if (keys ? keys.split("\n").includes(key) : isUsual) break;
      }
      if (!node) return;
      event.preventDefault();
      const held = {Control: ctrlKey, Alt: altKey, Shift: shiftKey, Meta: metaKey};
      send("key", node, [key, ...Object.keys(held).filter(each => held[each])]);
      });
      on("keydown", event => {
      const {key, target, ctrlKey, altKey, metaKey, shiftKey} = event;
      if (event.defaultPrevented || event.isComposing || key === "Unidentified") return;
      const isTyped = !ctrlKey && !altKey && !metaKey && key !== "Escape";
      const busy = /^(Enter| )$/.test(key) ? "a, button, summary, [role=button], " : "";
      if (isTyped && target.matches?.(busy + entries)) return;
      const name = (ctrlKey ? "Control+" : "") + (altKey ? "Alt+" : "") + (shiftKey ? "Shift+" : "")
      + (metaKey ? "Meta+" : "") + (key === " " ? "Space" : key[1] ? key : key.toUpperCase());
      const plain = key.toUpperCase() === key.toLowerCase() ? name.replace("Shift+", "") : name;
      const front = [...all("dialog:modal")].pop() || root;
      const found = each => [...front.querySelectorAll(`[aria-keyshortcuts~="${CSS.escape(each)}"]`)].filter(isSeen).pop();
      const node = found(name) || found(plain);
      if (!node) return;
      event.preventDefault();
      if (!event.repeat) node.click();
      });
      let hovered = null;
      on("pointerover", ({target}) => {
      const node = target.closest("[data-h]");
      if (node === hovered) return;
      if (hovered?.isConnected) send("hover", hovered, false);
      hovered = node;
      if (node) send("hover", node, true);
      });
      const traits = [matchMedia("(prefers-color-scheme: dark)"), matchMedia("(max-width: 40rem)")];
      let told = "false,false,false";
      function tell() {
      const now = [...traits.map(each => each.matches), document.hidden];
      if (told === "" + now || !root.firstElementChild) return;
      told = "" + now;
      send("traits", root.firstElementChild, now);
      }
      for (const each of traits) each.addEventListener("change", tell);
      on("visibilitychange", tell);
      const entries = "input:not([type=file]), select, textarea";
      const hasFocus = node => node?.matches(entries);
      on("focusin", event => { if (event.target.dataset.e === "edit") note(event.target); });
      let home = null, isHeld = false;
      const come = node => { if (node && !node.closest(".alert, .choice, .menu")) { home = node; isHeld = false; } };
      on("focusin", event => come(event.target));
      on("pointerdown", event => come(control(event)));
      on("focusin", event => { if (hasFocus(control(event))) send("focus", control(event)); });
      on("focusout", event => {
      const node = control(event);
      if (node?.unsent && focused() !== node) {
      node.unsent = false;
      send("enter", node, node.value);
      }
      if (hasFocus(node) && focused() !== node) send("blur", node);
      });
      on("cancel", event => { event.preventDefault(); leave(event.target); }, true);
      on("close", ({target: box}) => {
      if (!box.isConnected || box.open || !("d" in box.dataset) || box.closest("[hidden]")) return;
      box.showModal();
      send("dismiss", box);
      }, true);
      let dragged = null, target = null;
      function aim(node) {
      if (node === target) return;
      if (target) {
      delete target.dataset.over;
      if (target.isConnected) send("target", target, false);
      }
      target = node;
      if (!target) return;
      const isRow = target.parentNode.matches(".row") && dragged.closest(".rows, .list") === target.closest(".rows, .list");
      target.dataset.over = !isRow ? "" : dragged.compareDocumentPosition(target) & 4 ? "after" : "before";
      send("target", target, true);
      }
      on("pointerdown", ({target}) => {
      for (let node = target; node = node.closest("[data-drag]"); node = node.parentElement) node.draggable = !target.closest(entries);
      });
      on("dragstart", event => {
      dragged = event.target.matches?.("[data-drag]") ? event.target : null;
      if (!dragged) return;
      event.dataTransfer.setData("text/plain", dragged.innerText);
      event.dataTransfer.effectAllowed = "move";
      setTimeout(() => { if (dragged) dragged.dataset.lifted = ""; });
      });
      on("dragover", event => {
      if (dragged && !dragged.isConnected) dragged = null;
      const node = dragged && event.target.closest("[data-drop]");
      aim(node && !dragged.contains(node) ? node : null);
      if (target) event.preventDefault();
      });
      on("drop", event => {
      if (!target || !dragged) return;
      event.preventDefault();
      const node = target, {left, top} = node.getBoundingClientRect();
      aim(null);
      send("drop", node, [number(dragged.id), event.clientX - left, event.clientY - top]);
      });
      on("dragend", () => {
      aim(null);
      for (const node of all("[data-lifted]")) delete node.dataset.lifted;
      dragged = null;
      });
      function tellImages() {
      for (const node of all("[data-e=load]")) {
      if (!node.complete || node.told) continue;
      node.told = true;
      send("loaded", node, node.naturalWidth > 0);
      }
      }
      for (const type of ["load", "error"]) on(type, tellImages, true);
      const memory = `ensemble ${base}/${app} ${data.owner || ""}`.trim(), before = new Map();
      let kept = {}, pending = {}, notice = "", recovering = false;
      try { kept = JSON.parse(sessionStorage.getItem(memory)) || {}; } catch {}
      const property = node => /checkbox|radio/.test(node.type) ? "checked" : "value";
      const valueOf = node => node[property(node)];
      function fields() {
      const counts = new Map(), found = new Map(), labels = new Map([...all("label")].map(each => [each.control, each.textContent]));
      for (const node of root.querySelectorAll(entries)) {
      if (node.type === "password") continue;
      const name = `${node.dataset.e} ${labels.get(node) ?? node.ariaLabel ?? node.placeholder}`;
      const count = (counts.get(name) || 0) + 1;
      counts.set(name, count);
      found.set(name + " " + count, node);
      }
      return found;
      }
      function baseOf(name, old) {
      const earlier = kept.session === session && (kept.entered || {})[name];
      return earlier && earlier[1] === old ? earlier[0] : old;
      }
      function keep() {
      const entered = {...pending}, typed = {};
      for (const [name, node] of fields()) {
      const now = valueOf(node);
      const old = baseOf(name, before.has(node.id) ? before.get(node.id) : now);
      if (old !== now) entered[name] = [old, now];
      if (editOf(node) > answered) typed[name] = now;
      }
      const isUsed = kept.session === session && kept.used || used;
      const secret = [...all("input[type=password]")].some(node => node.value);
      const values = {session, used: isUsed, entered, typed, secret};
      try { sessionStorage.setItem(memory, JSON.stringify(values)); } catch {}
      return values;
      }
      function recover() {
      if (!Object.keys(pending).length) return;
      recovering = true;
      for (const [name, node] of fields()) {
      if (!Object.hasOwn(pending, name) || node.disabled) continue;
      const [old, value] = pending[name];
      if (old !== valueOf(node)) continue;
      delete pending[name];
      if (node.type === "radio" && !value) continue;
      before.set(node.id, old);
      if (node.dataset.e === "edit") note(node);
      node[property(node)] = value;
      const type = /^(toggle|select)$/.test(node.dataset.e) ? "change" : "input";
      node.dispatchEvent(new Event(type, {bubbles: true}));
      if (kept.session !== session) tellRecovery(recovered);
      }
      recovering = false;
      }
      function tellRecovery(more) {
      const words = kept.session !== session && (kept.used || more) ? [begun, more] : [];
      if (kept.secret && root.querySelector("input[type=password]")) words.push(secrets);
      show(notice = words.filter(word => word).join(" "));
      }
      function stopRecovery(kind) {
      if (kind === "edit") {
      if (Object.keys(pending).length) for (const name of fields().keys()) delete pending[name];
      return;
      }
      pending = {};
      if (notice && bar.textContent === notice) show("");
      notice = "";
      }
      function startRecovery() {
      if (!kept.session) return;
      if (kept.session === session) {
      for (const [name, node] of fields()) {
      const value = (kept.typed || {})[name], now = valueOf(node);
      if (value === undefined || value === now) continue;
      pending[name] = [now, value];
      const earlier = (kept.entered || {})[name];
      if (earlier) earlier[1] = now;
      }
      } else {
      pending = {...kept.entered};
      for (const [name, node] of fields()) {
      const now = valueOf(node);
      if (!pending[name] || !(kept.typed || {})[name] || node.dataset.e !== "edit" || pending[name][0] === now) continue;
      pending[name] = [now, rebase(...pending[name], now)];
      }
      }
      tellRecovery();
      recover();
      }
      on("focusin", ({target}) => {
      if (target.matches(entries) && !before.has(target.id)) before.set(target.id, valueOf(target));
      });
      on("change", ({target}) => {
      if (before.has(target.id)) return;
      if (property(target) === "checked") before.set(target.id, !target.checked);
      const first = target.options && [...target.options].find(each => each.defaultSelected);
      if (first) before.set(target.id, first.value);
      }, true);
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
      try { box.querySelector("[data-e=choose]")?.showPicker(); } catch {}
      box.querySelectorAll("[data-e=save]").forEach(save);
      }
      let isReopening = false, steady = 0;
      const holdsFocus = () => steady && (last < 2 || acked < steady) && hasFocus(focused());
      const suffix = node => (node.id || "").replace(/\d+/g, "");
      const sort = node => node.tagName ? [node.tagName, suffix(node), node.type, node.dataset.e, node.ariaLabel].join() : node.nodeType;
      const plain = node => sort(node) + " " + node.textContent;
      const full = node => plain(node) + (node.tagName ? [node, ...node.querySelectorAll(entries)] : [])
      .map(each => each.type === "password" ? "" : valueOf(each) ?? "");
      let fresh, formerly, numbers;
      function morph(old, now, isCertain) {
      if (!old.tagName) {
      if (old.data !== now.data) old.data = now.data;
      return;
      }
      formerly.set(old, old.id);
      if (isCertain) numbers.set(number(old.id), number(now.id));
      if (old.matches(entries)) fresh.set(old, valueOf(now));
      for (const {name} of [...old.attributes]) if (!now.hasAttribute(name)) old.removeAttribute(name);
      for (const {name, value} of now.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
      old.told = old.asked = old.wide = undefined;
      if (old.tagName !== "TEXTAREA") morphChildren(old, now, isCertain);
      }
      function morphChildren(old, now, isCertain) {
      const olds = new Set(old.childNodes), news = [...now.childNodes], pairs = new Map();
      for (const key of [full, plain, sort]) {
      const groups = new Map();
      const sides = [[0, olds], [1, news.filter(each => !pairs.has(each))]];
      for (const [side, nodes] of sides) for (const node of nodes) {
      const name = key(node);
      if (!groups.has(name)) groups.set(name, [[], []]);
      groups.get(name)[side].push(node);
      }
      for (const [lefts, rights] of groups.values()) {
      const isSure = key === full ? lefts.length === rights.length : lefts.length === 1 && rights.length === 1;
      rights.slice(0, lefts.length).forEach((right, at) => {
      olds.delete(lefts[at]);
      pairs.set(right, [lefts[at], isSure]);
      });
      }
      }
      for (const node of olds) node.tagName ? drop(node) : node.remove();
      const pinned = [...old.childNodes].find(each => each.contains(focused()));
      let at = old.firstChild;
      for (const node of news) {
      const [kept, isSure] = pairs.get(node) || [node];
      if (kept !== node) morph(kept, node, isCertain && isSure);
      if (kept === pinned) while (at !== kept) {
      const next = at.nextSibling;
      old.append(at);
      at = next;
      }
      if (kept === at) at = at.nextSibling;
      else old.insertBefore(kept, at);
      }
      }
      function known({base, log}, value) {
      const done = Math.max(acked, answered);
      const texts = [base, ...log.filter(([n]) => n <= done).slice(-1).map(([, text]) => text)].slice(-1)
      .concat(log.filter(([n]) => n > done && n <= unsure).map(([, text]) => text));
      return texts.includes(value) ? value : texts.findLast(text => text.length === value.length) ?? texts[0];
      }
      function adopt(opened) {
      const isSame = opened.session === session, active = focused(), [from, to] = selection(active);
      const {scrollX, scrollY} = window, names = new Map([...fields()].map(([name, node]) => [node, name]));
      const notes = new Map(texts), earlier = new Map(before);
      if (sent.length) unsure = sent.at(-1).n;
      const events = sent.concat(queue);
      kept = keep();
      if (isSame) kept.secret = false;
      [fresh, formerly, numbers] = [new Map(), new Map(), new Map()];
      applying = true;
      morphChildren(root, fragment(opened.html), isSame);
      applying = false;
      ({page, token, session, address} = opened);
      [queue, sent] = [[], []];
      const [first, risky] = [Math.max(acked, answered), unsure];
      const bases = new Map(), puts = new Map();
      for (const [node, value] of fresh) {
      const id = formerly.get(node), field = notes.get(id);
      if (node.dataset.e !== "edit" || node.type === "password") continue;
      const base = isSame ? field && known(field, value) : earlier.get(id);
      bases.set(node, base ?? value);
      if (isSame && field) puts.set(number(id), text => text === base ? value : rebase(base, text, value));
      }
      [next, last, acked, answered, unsure, awaited] = [1, 0, 0, 0, 0, 0];
      [busy, isCut, used, hovered, pending, notice, told] = [false, false, false, null, {}, "", "false,false,false"];
      held = held && [];
      for (const map of [texts, edits, before]) map.clear();
      const again = new Set();
      if (isSame) for (const event of events) {
      const {n, k, v} = event, e = numbers.get(event.e), isValue = ["edit", "toggle", "select", "slide", "enter"].includes(k);
      const isPress = clicks.includes(k) || k === "submit";
      if (e === undefined || n <= first || !(isValue || isPress && n > risky)) continue;
      const copy = {...event, n: next++, e, m: event.m === undefined ? undefined : 0};
      if (k === "edit") copy.v = puts.get(event.e)?.(v) ?? v;
      if (isValue) edits.set("e" + e, copy.n);
      times.set(copy, performance.now());
      queue.push(copy);
      again.add(e);
      }
      for (const [node, value] of fresh) {
      const id = formerly.get(node), e = number(node.id), isEdit = node.dataset.e === "edit";
      if (isSame && earlier.has(id)) before.set(node.id, earlier.get(id));
      const isKept = isSame && (again.has(e) || node.type === "password" && !node.hasAttribute("value"));
      if (isKept) delete kept.typed[names.get(node)];
      if (isEdit && (isKept || node === active)) {
      const log = queue.filter(each => each.e === e && each.k === "edit").map(each => [each.n, each.v]);
      texts.set(node.id, {base: value, log});
      }
      if (node === composing && bases.has(node)) {
      late = value;
      texts.set(node.id, {base: bases.get(node), log: []});
      continue;
      }
      const put = isEdit && puts.get(number(id));
      const text = !isKept ? value : put ? put(valueOf(node)) : valueOf(node);
      if (valueOf(node) !== text) node[property(node)] = text;
      }
      const same = fields().get(names.get(active));
      if (same !== active && names.has(active)) active.blur();
      apply({k: 0});
      startRecovery();
      if (isSeen(same)) same.focus({preventScroll: true});
      else if (active !== document.body && focused() === document.body) root.focus({preventScroll: true});
      select(active.type === "password" ? active : same, from, to);
      window.scrollTo(scrollX, scrollY);
      tell();
      if (hasFocus(focused())) send("focus", focused());
      steady = hasFocus(focused()) ? next - 1 : 0;
      connect();
      }
      const pauseAfter = headers =>
      1000 * Math.max(1, Math.min(+headers?.get?.("Retry-After") || 2, 60)) * (1 + Math.random() / 2);
      async function reopen() {
      if (over || isReopening) return;
      const count = +sessionStorage.reloads || 0;
      if (count > 4) return end(ended);
      isReopening = true;
      isOpen = false;
      clearTimeout(answer);
      answer = 0;
      if (hub) join(true);
      while (!over) {
      try {
      const answer = await ask({session, version});
      if (answer.status === 404) return end(missing);
      if (answer.status === 429 || answer.status > 499) throw answer.headers;
      const opened = answer.ok && await answer.json().catch(() => null);
      if (over) return;
      isReopening = false;
      if (!opened) return reload();
      sessionStorage.reloads = count + 1;
      try { return adopt(opened); } catch { return reload(); }
      } catch (headers) {
      show(lost);
      await sleep(pauseAfter(headers));
      }
      }
      }
      const note = node => {
      if (!texts.has(node.id)) texts.set(node.id, {base: node.value, log: []});
      return texts.get(node.id);
      };
      const isHalf = (text, at, first) => (text.charCodeAt(at) & 0xfc00) === first;
      function rebase(old, text, base) {
      let start = 0, kept = 0, most = Math.min(old.length, text.length);
      while (start < most && old[start] === text[start]) start++;
      if (isHalf(old, start - 1, 0xd800)) start--;
      while (kept < most - start && old.at(-1 - kept) === text.at(-1 - kept)) kept++;
      if (kept && isHalf(old, old.length - kept, 0xdc00)) kept--;
      let end = Math.max(0, base.length - kept);
      if (end && isHalf(base, end, 0xdc00)) end--;
      let from = Math.max(0, end - (old.length - start - kept));
      if (from && isHalf(base, from, 0xdc00)) from--;
      return base.slice(0, from) + text.slice(start, text.length - kept) + base.slice(end);
      }
      function settle(field) {
      while (field.log[0]?.[0] <= acked) field.base = field.log.shift()[1];
      }
      function enter(node, value) {
      const field = texts.get(node.id), now = node.value;
      let text = value;
      if (field) {
      settle(field);
      const {base, log} = field, put = old => rebase(base, old, value);
      if (now !== base) text = put(now);
      field.log = log.map(([n, old]) => [n, put(old)]);
      field.base = value;
      for (const event of queue) if (event.k === "edit" && event.e === number(node.id)) {
      event.v = put(event.v);
      event.m = last;
      }
      }
      if (now === text) return;
      const end = now.length, [from, to] = selection(node);
      node.value = text;
      if (from < end) select(node, from, to);
      }
      let late = null;
      const editOf = node => edits.get("e" + number(node.id));
      const isFresh = node => node !== composing && !(editOf(node) > acked);
      function set(node, name, value) {
      const isOn = value !== null;
      if (name === "value" && /^(INPUT|TEXTAREA)$/.test(node.tagName)) {
      if (!isOn) return;
      if (node.dataset.e !== "edit") {
      if (isFresh(node)) node.value = value;
      } else if (node === composing) {
      late = value;
      } else {
      enter(node, value);
      }
      } else if (name === "style" && node.type === "range") {
      fill(node);
      } else if (name === "checked") {
      if (isFresh(node)) node.checked = isOn;
      } else if (name === "selected") {
      if (isFresh(node)) node.selected = isOn;
      } else if (isOn) {
      node.setAttribute(name, value);
      } else {
      node.removeAttribute(name);
      }
      }
      const selection = node => {
      try { return [node.selectionStart, node.selectionEnd]; } catch { return [null, null]; }
      };
      function select(node, from, to) {
      if (from != null && focused() === node) {
      try { node.setSelectionRange(from, to); } catch {}
      }
      }
      function fragment(html) {
      const template = document.createElement("template");
      template.innerHTML = html;
      return document.importNode(template.content, true);
      }
      function drop(node) {
      if (!node) return;
      const old = node.open && !isStill() && node.getBoundingClientRect();
      for (const box of [node, ...node.querySelectorAll("dialog")]) if (box.open) box.close();
      node.remove();
      if (!old) return;
      node.setAttribute("open", "");
      fadeOut(node, old, {duration: 200}, {opacity: 0, transform: "translateY(1rem)"}, 9);
      }
      function replace(old, html) {
      const kept = [...old.querySelectorAll(entries)].map(was => [was, was.checked]);
      old.before(fragment(html));
      drop(old);
      for (const [was, isChecked] of kept) {
      const node = $(was.id);
      if (!node) continue;
      const isSecret = node.type === "password" && !node.hasAttribute("value");
      const {value} = node, isTyped = !isSecret && texts.has(was.id);
      if (isTyped || isSecret || !isFresh(was)) { node.value = was.value; node.checked = isChecked; }
      if (isTyped) enter(node, value);
      }
      }
      const lists = ":has(> .gap), .v:has(> .placeholder)";
      const away = item => +(item.matches(".gap") ? item.firstElementChild : item).dataset.rows;
      function pitch(list) {
      if (list.wide === innerWidth) return list.pitch;
      let sum = 0, count = 0, last;
      for (const item of list.children) {
      const box = !away(item) && item.getClientRects()[0];
      if (box && last) { sum += box.top - last.top; count++; }
      last = box;
      }
      if (sum) list.wide = innerWidth;
      return list.pitch = sum / count;
      }
      function arrange() {
      for (const item of all("[aria-setsize]")) if (!item.parentNode.matches(lists)) item.ariaSetSize = item.ariaPosInSet = null;
      for (const list of all(lists)) {
      const items = [...list.children], height = pitch(list);
      const size = items.reduce((sum, item) => sum + (away(item) || 1), 0);
      let place = 0;
      for (const item of items) {
      const rows = away(item);
      place += rows || 1;
      if (rows && height) (item.firstElementChild || item).style.height = Math.min(rows * height, 1e7) + "px";
      if (rows || item.tagName !== "LI") continue;
      item.ariaSetSize = size;
      item.ariaPosInSet = place;
      }
      }
      }
      function steadily(act) {
      const seen = [];
      for (const list of all(lists)) if (list.getBoundingClientRect().top < 0) for (const item of list.children) {
      const {top, bottom} = item.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight && !away(item)) seen.push([item.id, top]);
      }
      act();
      const moved = seen.map(([id, top]) => [$(id), top]).filter(([item]) => item?.getClientRects().length)
      .map(([item, top]) => [item.getBoundingClientRect().top - top, item]).sort(([a], [b]) => a - b);
      const [by, item] = moved[moved.length >> 1] || [0];
      if (Math.abs(by) >= 1) (item.closest("dialog") || document.scrollingElement).scrollTop += by;
      }
      function look() {
      const middle = innerHeight / 2, at = number(focused().id);
      for (const gap of all(".placeholder")) {
      const {top, height} = gap.getBoundingClientRect(), count = +gap.dataset.rows, one = height / count;
      if (!one) continue;
      const reach = Math.min(3 * middle, 120 * one), start = middle - top;
      const rows = [Math.floor((start - reach) / one), Math.ceil((start + reach) / one), count].concat(at >= 0 ? at : []);
      if (rows[1] <= 0 || rows[0] >= count || gap.asked === "" + rows) continue;
      gap.asked = "" + rows;
      send("look", gap, rows);
      }
      }
      let looking;
      const lookSoon = () => { looking ||= setTimeout(() => { looking = 0; look(); }, 80); };
      on("scroll", lookSoon, true);
      addEventListener("resize", () => { steadily(arrange); lookSoon(); });
      const movable = ".row, .v > *, .h > *, .w > *, .tracks > *, .cell > *, .z > *";
      const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
      const isStill = () => reducedMotion.matches || document.hidden;
      let motionTimer;
      function fadeOut(node, {left, top, width, height}, timing, frame, zIndex) {
      const ghost = node.cloneNode(true);
      for (const each of [ghost, ...ghost.querySelectorAll("*")]) for (const name of ["id", "name", "data-d", "data-e"]) each.removeAttribute(name);
      ghost.inert = true;
      ghost.ariaHidden = "true";
      Object.assign(ghost.style, {position: "fixed", inset: `${top}px auto auto ${left}px`, width: width + "px", height: height + "px", margin: 0, zIndex});
      document.body.append(ghost);
      ghost.animate([{}, frame], timing).onfinish = () => ghost.remove();
      }
      const shownPages = () => [...root.querySelectorAll(".stack > :not([hidden])")];
      function beginSlide() {
      if (isStill()) return () => {};
      const seen = shownPages(), known = [...root.querySelectorAll(".stack > *")], stacks = seen.map(page => page.parentNode);
      return () => {
      for (const page of shownPages()) if (!seen.includes(page) && stacks.includes(page.parentNode)) {
      const side = known.includes(page) ? "-1rem" : "1rem";
      page.animate([{transform: `translateX(${side})`}, {}], {duration: 200, easing: "ease-out"});
      }
      };
      }
      function beginMotion([seconds, easing]) {
      if (isStill()) return () => {};
      const movableNodes = () => [...root.querySelectorAll(movable)].slice(0, 500);
      const places = new Map(movableNodes().map(node => [node, node.getBoundingClientRect()]));
      const lists = new Map([...root.querySelectorAll(".row")].slice(0, 500).map(node => [node, node.parentNode]));
      const timing = {duration: 1000 * seconds, easing};
      root.style.setProperty("--motion", `${seconds}s ${easing}`);
      root.classList.add("moving");
      clearTimeout(motionTimer);
      motionTimer = setTimeout(() => root.classList.remove("moving"), timing.duration);
      return () => {
      const moves = new Map();
      lists.forEach((list, node) => {
      const old = places.get(node);
      if (old?.width && list.isConnected && !$(node.id)) fadeOut(node, old, timing, {opacity: 0}, -1);
      });
      for (const node of movableNodes()) {
      const old = places.get(node), now = node.getBoundingClientRect();
      if (!now.width) continue;
      let outer = node.parentNode;
      while (outer !== root && !moves.has(outer)) outer = outer.parentNode;
      const [x, y] = moves.get(outer) || [0, 0];
      if (!old) {
      if (node.matches(".row")) node.animate([{opacity: 0}, {}], timing);
      continue;
      }
      const [left, top] = old.width ? [old.left - now.left, old.top - now.top] : [0, 0];
      moves.set(node, [left, top]);
      if (Math.abs(left - x) + Math.abs(top - y) < 1) continue;
      node.animate([{transform: `translate(${left - x}px, ${top - y}px)`}, {transform: "none"}], timing);
      }
      };
      }
      const act = {
      a: (node, changes) => { for (const name in changes) set(node, name, changes[name]); },
      t: (node, text) => { node.textContent = text; },
      r: replace,
      i: (node, before, html) => node.insertBefore(fragment(html), before && $(before)),
      m: (node, before, id) => { if ($(id)) node.insertBefore($(id), before && $(before)); },
      d: (...nodes) => nodes.forEach(drop)
      };
      function apply(message) {
      acked = message.k;
      if (message.u) address = message.u;
      for (const map of [texts, edits, before]) map.forEach((_, id) => $(id) || map.delete(id));
      texts.forEach(settle);
      const active = focused(), [from, to] = selection(active);
      home = home && ($(home.id) || home);
      const rows = rowsFrom(home);
      let focus;
      let place;
      applying = true;
      const move = message.w && beginMotion(message.w), slide = beginSlide();
      steadily(() => {
      if (message.h !== undefined) replace(root.firstElementChild, message.h);
      for (const [kind, id, ...rest] of message.p || []) {
      if (kind === "f") focus = holdsFocus() ? focus : id;
      else if (kind === "s") place = [id, ...rest];
      else if (kind === "o") window.open(id, "_blank", "noopener");
      else if (kind === "d") act.d($(id), ...rest.map($));
      else if ($(id)) act[kind]($(id), ...rest);
      }
      arrange();
      });
      for (const box of all("dialog[data-d]")) {
      const isCovered = box.closest("[hidden]");
      if (isCovered ? !box.open : box.matches(":modal")) continue;
      box.close();
      if (isCovered) continue;
      box.showModal();
      const safe = box.querySelector(".file > input") || box.querySelector(".choices .cancel") || box.querySelector(".choices .button:not(.destructive)")
      || [...box.querySelectorAll(".sheet :is([type=text], [type=search], [type=password], textarea)")].find(isSeen);
      safe?.focus();
      if (box.matches(".file")) beginFiles(box);
      }
      if (sending && !sending.bar.isConnected) sending.request.abort();
      if (home && !isShown($(home.id))) home = heir(home, rows);
      const isBack = isHeld && active === document.body && isSeen($(home?.id));
      isHeld = home && !isSeen($(home.id)) && (isHeld || active === home);
      isBack ? $(home.id).focus() : restore(active, from, to);
      if (focus === null && hasFocus(focused())) focused().blur();
      if (focus) ($(focus + "i") || $(focus) || root).focus();
      applying = false;
      if (move) move();
      slide();
      if (place) scrollTo(...place, move && !reducedMotion.matches ? "smooth" : "auto");
      dockMenus();
      align();
      recover();
      look();
      tellImages();
      const now = focused();
      if (!active || now.id === active.id) return;
      if (hasFocus(active) && active.isConnected) send("blur", active);
      if (hasFocus(now)) send("focus", now);
      }
      function scrollTo(id, block, behavior) {
      const node = $(id);
      if (node) (node.closest(".row") || node).scrollIntoView({block, behavior});
      }
      const isShown = node => node && node.isConnected && node.getClientRects().length > 0;
      const isSeen = node => isShown(node) && !node.disabled && !node.ariaDisabled;
      function rowsFrom(node) {
      const row = node?.closest(".row");
      if (!row) return [];
      const all = [...row.parentNode.children], at = all.indexOf(row);
      return [...all.slice(at), ...all.slice(0, at).reverse()];
      }
      function heir(node, rows) {
      const does = each => each.dataset.e + (each.ariaLabel || each.textContent);
      for (const row of rows) {
      const all = [...row.querySelectorAll("[data-e]")].filter(isSeen);
      if (all.length) return all.find(each => does(each) === does(node)) || all[0];
      }
      }
      function restore(active, from, to) {
      const now = focused();
      if (!active || active === document.body || now === active && isSeen(now)) return;
      if (now && now !== document.body && isSeen(now)) return;
      const same = active.id && $(active.id);
      if (isSeen(same)) { same.focus(); return select(same, from, to); }
      if (home) return $(home.id).focus();
      const title = [...all(".title")].filter(isSeen).pop();
      (title || root).focus({preventScroll: true});
      }
      const levels = () => [...all("button.back, dialog.sheet")];
      const start = base || "/", name = document.title;
      const here = () => {
      const path = location.pathname.slice(base.length);
      return (path.startsWith("/") ? path : "/" + path) + location.search;
      };
      let entry, shown, awaited = 0;
      let goal = -1;
      function align() {
      if (!entry || goal >= 0 || over || acked < awaited) return;
      const ids = levels().map(node => number(node.id)), count = ids.length;
      if (count < entry.count && entry.floor < entry.count) {
      goal = Math.max(count, entry.floor);
      return history.go(goal - entry.count);
      }
      const place = !address || address === "/" ? start : base + address;
      if (place === shown && String(ids) === String(entry.ids)) return;
      const write = (method, count, floor) => {
      entry = {count, floor, ids: ids.slice(0, count)};
      try { history[method](entry, "", place); } catch {}
      };
      if (count <= entry.count) write("replaceState", count, Math.min(entry.floor, count));
      else while (entry.count < count) write("pushState", entry.count + 1, entry.floor);
      shown = place;
      const title = [...all(".title")].filter(isSeen).pop();
      document.title = title && title.textContent !== name ? title.textContent + " – " + name : name;
      }
      function travel(state) {
      entry = state;
      if (over) return;
      const isGoal = state.count === goal;
      goal = -1;
      if (isGoal) return align();
      shown = null;
      const open = levels(), top = root.firstElementChild, first = next;
      const question = [...all("dialog.alert, dialog.choice, dialog.menu[data-d]")].pop();
      if (question) {
      send("dismiss", question);
      } else {
      open.slice(state.count).reverse().forEach(node => send(node.matches("dialog") ? "dismiss" : "back", node));
      state.ids.slice(open.length).forEach(id => send("reopen", top, id));
      if (open.length < state.count && address) send("open", top, here());
      }
      if (next > first) awaited = next - 1;
      align();
      }
      addEventListener("popstate", ({state}) => {
      if (state && state.ids) travel(state);
      else if (entry) history.replaceState(entry, "");
      });
      function startHistory() {
      const ids = levels().map(node => number(node.id)), state = history.state;
      if (state && state.ids) return travel(state);
      entry = {count: ids.length, floor: ids.length, ids};
      align();
      }
      let heard, isOpen = false;
      function show(text, link) {
      if (bar.textContent !== text) bar.textContent = text;
      bar.className = text === underWay ? "brief" : "";
      if (link) {
      const again = bar.appendChild(document.createElement("a"));
      again.href = start;
      again.textContent = anew;
      }
      }
      let rejoining;
      function take(event) {
      try {
      const message = JSON.parse(event.data);
      if (last < 0 && !message.h) throw 0;
      last = event.last;
      apply(message);
      } catch {
      applying = false;
      last = -1;
      rejoining ||= setTimeout(() => { rejoining = 0; connect(); }, 1000);
      }
      }
      const hear = {
      open: () => {
      isOpen = true;
      isCut = false;
      opened = performance.now();
      show(notice);
      flush();
      watch();
      setTimeout(forget, 5e3);
      },
      beat: () => {},
      message: event => { forget(); if (held) held.push(event); else take(event); },
      idle: () => end(idle),
      gone: () => reopen(),
      revoked: () => reload(),
      signedOut: () => { forgetEntries(); reload(); },
      error: () => {
      isOpen = false;
      isCut = true;
      show(lost);
      probe();
      }
      };
      const forget = () => over || delete sessionStorage.reloads;
      let hub, answer;
      function receive({data}) {
      clearTimeout(answer);
      answer = 0;
      if (over || isReopening || data.kind === "joined") return;
      heard = Date.now();
      hear[data.kind](data);
      }
      function listen() {
      try {
      hub = new SharedWorker(worker).port;
      hub.onmessage = receive;
      } catch {
      hub = makeHub({postMessage: data => receive({data})});
      }
      }
      function join(leaving, isMember) {
      if (!leaving) answer ||= setTimeout(leaveWorker, 3000);
      hub.postMessage({own, page, last, leaving, isMember});
      }
      function leaveWorker() {
      answer = 0;
      if (over || isReopening) return;
      hub.onmessage = null;
      join(true);
      hub = makeHub({postMessage: data => receive({data})});
      connect();
      }
      function connect() {
      if (!hub) listen();
      if (held) held = [];
      heard = Date.now();
      join();
      }
      setInterval(() => {
      if (over || isReopening || !hub) return;
      if (!(Math.abs(Date.now() - heard) > silence)) return join(false, true);
      show(lost);
      hub = null;
      connect();
      }, silence / 9);
      let isProbing = false;
      async function probe() {
      if (isProbing || over || isReopening || !isCut) return;
      isProbing = true;
      heard = NaN;
      const mine = page;
      let asked;
      try {
      const {ok, status, headers} = await post([]);
      asked = headers;
      isProbing = false;
      if (isReopening || page !== mine) return;
      if (ok) {
      isCut = false;
      flush();
      return connect();
      }
      if (status < 429) return reopen();
      } catch {
      isProbing = false;
      }
      setTimeout(probe, pauseAfter(asked));
      }
      function end(text) {
      forget();
      over = true;
      join(true);
      show(text, true);
      }
      function reload() {
      if (over) return;
      const count = +sessionStorage.reloads || 0;
      if (count > 4) return end(ended);
      over = true;
      const again = () => fetch(worker, {method: "HEAD", cache: "no-store"}).then(({status, headers}) => {
      if (status > 499) throw headers;
      sessionStorage.reloads = count + 1;
      location.reload();
      }).catch(headers => {
      show(lost);
      setTimeout(again, pauseAfter(headers));
      });
      again();
      }
      function forgetEntries() {
      session = "";
      sessionStorage.removeItem(memory);
      }
      addEventListener("pagehide", () => {
      if (!session) return;
      keep();
      join(true);
      if (!over) post(sent.concat(queue).slice(0, 64), true).catch(() => {});
      });
      addEventListener("pageshow", event => { if (event.persisted) location.reload(); });
      const ask = more => fetch(own + "/open?" + new URLSearchParams({app, address: here(), ...more}), {
      method: "POST", signal: AbortSignal.timeout(30000)
      });
      async function open() {
      const answer = await ask({session: kept.session || ""});
      if (answer.status === 404) return show(missing, true);
      if (answer.status === 403) return reload();
      if (!answer.ok) throw answer.headers;
      const opened = await answer.json();
      ({page, token, session, address} = opened);
      root.append(fragment(opened.html));
      begin();
      }
      function begin() {
      if (!page) return open().catch(headers => { show(lost); setTimeout(begin, pauseAfter(headers)); });
      apply({k: 0});
      startHistory();
      startRecovery();
      tell();
      connect();
      }
      begin();
      })();
      """#,
    gzip: """
      H4sIAAAAAAACA8V963LbWJLmfz0FzPB2AGWKli8100VZVrir3OPascvesmuqJ9jsMSRCEkYkwQFASxoWN/Yd9g33STbz\
      y8xzAUHb1TEbG+GwCOBc8+TJk7eTOVg3RdK0dXneDo4Pzqtl0yZX67N3+WXRJCfJsrhJ3uSrNDs+mBf48r5a1+fFkH9+\
      KBdFfXxwsV6et2W1TKpVsXy1Pkurm2WWbA7KiyR1FTJfd3Q+r5qCm5TuqnpW1NTXZDQaWdej6+KuSbPpMVq5hyKjebG8\
      bK+ypC7adb206vOS/juRVkYLGms5S06eJ/T/g2QwHtD/rtHLoqWv2WieN202+veqXPpRNBgbNeTGqdN/+alYtvIm/Xh/\
      Q5PbPiSAFfnidMWtntzf8BC2H11TbTGfU+V0Nc8ZUrO8zTMe0ka/czXpyA8Lw5+gxjSTWXOxDIVHq6pu6b+mfVM0Db1I\
      0ebxgUACZY4PtmH/LzCE63IJYAhwLqr6ZX5+lab/NkzQE0bFpW2oG66wzahlAceoWvKi8mRcWWo5HfDbgS+Wz2YA02sC\
      RLEs6nRwVuTtYNithrdR8wuZEPew4WVBMz/OBGrbCGwTHeRyvTgr6ilVCSqMmtW8bNPBaJABCX5CIbckvx/k3DZjANo5\
      PtiB0jgZ6Nhpmlx4rGVt6MGCzIv8UxFgBNfXqfVA//jADXNW0K4ruiPdfgbul9WSB5RuPPzQOzBmmMj37HMrVyxnvQ3Q\
      7uRXBuiEWgkXsqjrqnaIsrEPbq87HEDBgUxjqwBa5NcFUQ6qzpjODaSbgxDfedsNsTAC7CEGVS4vh0nZvCkY7lujOff0\
      U5bsbBtbOd76xWyw1WW3JpI//MGjyFXeCD54gsNlXePdRULZ46SYE0F13xrCMxn1hgcjg7dutamo16b8zyKgcFSkZjJb\
      rdvUKK4gCH4SwKgHK6D0d5g8OhomTIQZwNxZmkYbiZeRas6q8/WCln50Vs3usLbUlqGsAPyMXg2TfLUaJjdVfc3I3ZRE\
      hhlbPxV1Q1R/yy1RXas4oQWneeZEOnm2Nc+9nM3pf0Ksgjb2omwaLNxZcbmmPurivKK2+NOaStS/5nfUS3FOMGh4k//3\
      929/Gq3yuhEcHtFAZo2eRxuBbVtdF0uu1PCIqPPZrKbf3aHdp2c5HNzUiQ68nBf88093P874cHDnwbwoVlShJeByFT4K\
      3tUVjZ7GQejO7wLY86shCmeuiRw0+D/WRX3Hpfl8cx3j7XvCnPO2qnlf4EU2HV2U85a24bKaoYt7/EN2UUO7bkJ4W7fT\
      ge+kriqmU/fTAS3TIOM1q+W5afN23QxcyQvquylmbo+6seR0fH8qFA5WWoiZgxgW4Mcln5+jZl7SWfgoY0TThVgWtzyK\
      R4Lg9IswMD+/Rm/8c9nc8BLL09m6IYAkF/mcsYsX3z/RJOZ3vCncm/NqQVtYXi3X87l0SOBaM0mdTHndl63+XFTo/clj\
      QiaZK1qROmXz/br1Da+XzbrmNo7cwUnLZ1zPr0V+HXA+N3l7fgW05V0mMwlYH3xOmQJFW9ZqeV5nPiswQh7ziN6d522K\
      uWS08stZWnzCZJ7LWECE8CrAKpxk2hCRjlVR08G+yGlTjpbVDQ3ikFi29oqOwdtUBjvU1nDqoWKmJIgbe07rdnR0lCXN\
      FVUXIP32W6KfvqVPyWnCuzoZux1K1UHohHq+ZR6BhqJ73wpNR+XyfL6m/lJCylFLOPJ9tWwxG+lsWbWESsFYnqG/zIE7\
      JnB4O/Sz+5aQSas9kmHiz1gbOUxAvv0xU8zKtsPVGsd02/3glpZWapbyuUGcB+1FInz5nJZLDxvD1y5XquuYbJZjbI4H\
      D4gAGouA3T0iYkOswDiRtj+NpWHHNJTN/1iXBRB7cMWbhE7lQVvnNAX8YtLKLNZgXuVEWAcBtMFfCFDRZnLv5ASrcsHH\
      Hq/UPW09E5jgnBoUzCxj4CMm1/ix1HZ4AH6O2Fu//Xbi2lE+XWm5Hmr2kX+DE+VhDECGBvG7s/maWAKSQ6rVz9LEXTgJ\
      YWO5II92wLCX0S2UCTw+IEwqAFbi7qvL0WrdXKUTnYIu2TTAhLOC9kwh1HldTPC/yheENo9M7nBQkv3DUEKbw91dp0OV\
      hk9HBcarwOTJyofRNd5jQrxhZEK0iERTZ8y4EfvVylLPq+p6Z1F56jLYVQU0/cIw/b6X/mU3aAsMIyEuhO5zfqIfSsk8\
      qFZCUqVk4xgvHCEXBRcmVoFlrYdSgsa+OVgU7VXFnNa7t+8/0JtrOkzzOZ0y4+Se8WfDg6a8XObzcfLijHij93gYtbrX\
      nxzxHiY5syDsrptxshko8Tj8cLcqBtQ2772SCCjt0of/3lTLwXZ4wLzMWHgGlmqXl+XFXRqzCZ2JbDPwSHlztzxP3K5X\
      eOgux4lFNBFnFf11RLJsfi6YxjLG0+O9EJH8dtEDr63XdBLpaSUlmZmms/RITi5HjxYlMxgq1/Hxs8pZTqeDjQ/Ty7xc\
      uuZaYi6MsdvIke+AxgxQfkMUA4uYNrLUJuhg63FPMYN7D5OU7esmlyWQlvXk5J61IekRSP306AnDIHxD/IEhbO+Z56Ax\
      mTphtkafIQaWzWsmdtxC2PYTWjQFxeTp0R+HydPH3wX7RcpmwZCeJ0+/+05WTRqkSWJMuvGfJ4+OD5SDsCJ0pNB5IicO\
      AQBfHzCf8+Sx7T4MIgt5HDRKkzx8lI2WdrihkK0jzqlvkvSBrhS26ODnglbz8MUFUwAM/FF8zmJIenSCtY4XAfOzz4JO\
      nSX69uhxZ4m+PXqaeU6oM/Btcs7UQDfBHpyJulMOS1Bzb7MhRL4SOQQA1DrBsK7OiohUBSyCSTqfGXDIfgaEbzuU1QkQ\
      r4LmoyVyw9wskdPzfEVtFB32uStC91SwjU3/t3XFYoFj9OSMkOPcGP3TEbH6LLocFlPPwJ8TrbhuwBCsWL7hU4LQvQbf\
      zg+zIng4I/4bL8uGRa7BVFV4xXymnDSTwPafKidJkDSSAzuduBjysiibRfwNjwXtEU7xIgVtH8sJ3Tilk2dsSdb3PC2x\
      O9UyHayIuhDWz+goGQw9bIywiTRk0HOHFjSM2j8EJfwQMHlCAGZLxdtRKM7rcCcCmX+qYmZTwTEU5vgYhwRNJkmVZaRF\
      TqoLXgsZ+3rF0NaHc2YM5oNpRjik+KBATWzQWU9n2XGyzUxYebtuPS9ID005Ez2Z4Mo4Oatuh4wUBIy/jBP3+1/HyV2s\
      OWP5igoTz0wbhiBCOJEzl9RcFQUhqT6dX1Ul9JXySHi0JirErAtVpQ7/VBELSWfB9+iF+LQ29SpInBjpLXHirKe9wOF4\
      SxSpHtXl5RUe7/CRWDx54G9nVdtWiy+jgQAAZFkBYTgAeHFVrPrvxB3+dOpRQ1jMJv9UMC/KOi8wlAEJ7q9wldeowX9j\
      bGO5olufASV7fla0eTnfeX6WxG3kq8bj7E5TX8R2vMjrMv+hbPKzORh3EWrioiLedAS7NZj3LtQzVQmGpEt3iBe0mBCo\
      EgO9GasrQhT6BltOGPFrMZ//mbjpYgY+mpezXK7W7Vcv51A13UlngXrFB/A2MnQ6UUy7IJKQrXhcTZhzZmUuyvncyuwI\
      hn5OLxqnf952hwD+HmOQBaBTUo454rd+varminUsIu/vIII2DyqANko17d28YEngXU3sVN3epYPDQ1HJ+1ZI1MHDgg/i\
      h/qFBOvoPWHLUeYJEYYIMoQmIFuVBDklOfY0wg9M8+Hfjv462zzZPqTtQFyojR+b9ipfQoH+X7vMbXV5OceW7IUg0UBW\
      Te0uM9RxfdV+CsR2Gf9OZaKedHRjYVGMFoUkL5ME1iuW0g1zHM0S5GOBg1iyegffveIr3Gl0PuRt4c7ZnsZEhb+nKan1\
      RdqIPph54vK0ORhtow3Pqr6WZxONZi+VVMk93GQeg8/qIr9uXovUY7IrStH4DwBPDOCfi7tXJU8q2EmEnzKs5qq8aKmE\
      WwIc0YIQRIeJOOcDAdV1cfd3cBry6SReDNeZO1snVK84OVvTybacygH68G/pSx7sb0l2X3eBtEEDybw2g5g6/vtDcZGv\
      562T7uVjXayKvFVyDqKfOuriGvueh8iL9uhJxBPFlF50LkIL6aMHfgT54MzZMzoh6836bOEIe4Dc7n0/p+vgNaKVgLxz\
      mhB7xQp5An1JXzISvPq7jtRzOHVx0LpFLNuCNUO//Px6RIzYO9gOpMRpslnX8zEUfltqf4Mfnjtf3Tn2d5l/Ki/ztqoZ\
      2quzKq9np6Obmtr+QHVSPdqBGK4kBpMlnRcpjycbQZZK1U5mnCAeR8t8oasCVchLMZFhPKnyODiV9YUTUMywSBwaNzmY\
      DRKSh5lf08WmCcsqmRQw5K8MWS7UMcTzMJu3F749tlhwuR1jhSD5306YR+RahOfOclEQt4/Vpr/ecCFMJc2JNxA3D7bi\
      fUGSPheMlpR456uqfnuRYqgbMTDIvuTR5OAm6RdJgFdEZT0v5Lco92B4r5jGMpWMYpiMzsCyYe912hCDC2NcWa0bNYq8\
      L8/m4BF0GFKG2li2P9HP44Pg/emeyrxqQV+n4bhGdXXDowLRaAZZ3BHM3NLW99TAzDHdtr3ZBsTNOwiSbHqdQjxgqsc2\
      0hfMvvGP70E26fTzWqPq4oJQ5ddy1l6NExqHPL8qmHEfJ1dbgfsw2TBjP0zA0LM2bcXIxAw89Ezo6ALGp3JJOxrtESfx\
      R5FnbsG9W++ElynEhAfSHJW7YRbkMWEmkQDmytZtMXvPXAzQYDQr60ImB4pet/MBNeIqUz0Z3R1Gy6Oitp+a4gDTz5IJ\
      zeKOjYoTqfiAKj7DoK0paYZbxAzpx7dT3XwbU7a6SRC63KKN59xGhjm6EUnXd+x/Qt8BEgEpw4SrSvNQOz3OMG57c8gD\
      d9qvpQl+ynBBU8g7zNlB/jj0GqqgEHdEqPSApNJbOvl47/SyhbdEFaSX9HYYL94Nb8y9Fe98xbthZ4pXomqOUPINkYsG\
      StVAkOatSnJ0zmQlED3Hi2qWz500uqpWrJeUt4PMY68QC0bAkGocHwRbAB/2SbDue6h6wRHOo5jCohqKzjaSgcxvK2fd\
      OdWYEzTcLJ2SdNfBoi7YyB8WzjpOVPxSx946FTQNgr8FeiyhhTTzVtfoqrp5w/BJdf4K72MdpYnIpkGIlQQwFTIg96mi\
      FgCGnq09hXaOBLUcod3MT0xejNgq1iGvZs7gLlhNS39p34vU2jWwqSQgZX6PIMA1hsm9eziVIRh/L/KAtRa+wpnMKznI\
      9osLETrj+CN8RlP+iNh3hjp41fmsrNiwLwdnPC45U09kgJHkKbN5gN6cZChEz+byKm/eVav1ykMQw2WijHNeGtXfjEfB\
      qDvntyqFjjPwLvfSXYaDxh9xFl46WTLHhPo9bPfGZIo96iwTgZzAgMHuIuFI+xlkpzHE08G4Ie6pIGoLfwdqhX7GsxLs\
      U9YBs6DGciJwqao4+H3cZzpgpyo2mwrT+hVcc7zBpZQc/DSgI9GbEZvaS67GxpsWN8kPb9+AgvGRNmS3iqOMOVqIawJ3\
      XmGWgRiDBgR1+g0+5Asi0Ia+DXWeDvDDvSDvgaFM6ryt5yyOOQEtn7fR86Joc3oRm5+0gxBxYSumirwBGGoEnsELYpFv\
      fuazZkCTlscfeEKflaeUb3KTiKSoe2A3w7FQp5NH0ywAYsfpVDlmHDnsqbKGIoc/quTPFNze0H4tbqmw+uFAjMESVa43\
      ISzBZOijVp+kOSxPWfLfpKNpoKmLq/6y2qn4LHlEUJMBjnGqiJV7t4VX1aKIqh/1Fnu5nEWlpOl9jX7IzyBqxuN8TZzW\
      wBTMXyQ6pnSU4z3sg9YoajwR9RpWraM53RzIWj444eKjtnpd3RT197mKQaG9Q3YLey7iR2wcMGV+gBnJdpj841GoKvsZ\
      Iju+sySFstNRAe+GUErCqPGVgE14dFFXCxzrtN4PfDM0kkqbAj6JGxYXpjrxyyNpJJseqFdRKJMFfjgjIlqLNIvhMIIu\
      qvm1bK/SYBKnboiEQQJbbJ19e62tTkdA9fAYIKDDThKq9kMFRriAun572k+89qgtVzvujPmKyOwM4lLqvpzXPBVlOhi9\
      PuFYp/qEc3nT/MRiOB/45Wogr5XZ45eLfLkm1lPegzyVsxl8o4VBkM1c3K7meak+Vys4aRJhuCKA8gI6Lu/KvAtilNMa\
      Ska5I8d3jnUoh+J6zb4eq9EVsd7v5H0as9s6DndydfRb+3i8q2K+cpybV3jZpILdZK9USGWfVLGjWs3MAaB365gwBRVA\
      R+HEUwuw1ORgY/N4kFKIOd5g/uD56b3qefdy/LEbA+3bb8XCF9qg1OMqdZyJvmfnk21oZPavhVtckOTPFLQDqdSZST57\
      hCa7bLRto43ugfcQNsYY/jbYWyhVLncZ/CQ4Vz0+ofjhp7Ih5rsA39kZaPIli6cyEAEvYYJQaPdkvHCwDgC8IAhHAFbW\
      L5ZKmk+Xexg93lPEMVEBFkvk8YQfTyPNDNCM3pocpXsxSwxflSfQ916tbu5P7HUf+QaqO1kT+yajvkNRKWEspTztuAUF\
      sJ2wBtD81BjI2oCDw/WSvaxOdDhwF+Eq1IO+afTNUIue4qDAb9fuOJl8vL/hUttxcl8MONuPoV+cqnhuWPxXFc8VJPqt\
      wPYzUjRsUNynDkhmkGbTYQJ3aWk0ecglFRTOpZVXzmkzjgJthi/LvIV+uJhXxNCnii/0gQfN2iPqJzM5za3niQwc94Fy\
      6Os/T1edmOkQIqjeR5tojJO8ncp9It4E2ZeIU8C9qxKMBvZNIi7kDHP8EsDvkqusz1buvQIua+7DyU7MBzji9eMs3l3C\
      03ONSBvJL8RygU87StzjHn4ZJVk/JD19L44vqes40yLVMtj/oR/MJvF6prbOl43alT4eEaqGyKHShUyQVh+cznZ1+5Eo\
      VreT9crm516Ja0bUc//Ivr4loRj9w2eZwbM43iTlvUa8A0A8JyJufzyKud5taDRbN8SPUA8P/5aOfgNDPfrmN75FQn/E\
      3PSyOc9XxW9/ys+vmxVtyt9+wFWV35jHpyKz7P7D9e8SBwmvRKjj/d7irwpxw8TMb4Gs7uc9E77tnZxg4oPQY4I3ZAo0\
      /vs4Fb4gCE4FVPRYmJAe/bxye8EVirB6Fk0TDpMhq+F5+V8U2AC6mPDYeAdBwwRd/q3gEAGkc+TmfPWBBX0C1nqxyGuC\
      WujlpeJMQ7Sb/9hNq78SWQrcgLnXsY0oE+udE2GF8fqSCkKveYr70+Z7sXWO/dq+mBMdsQV+z+s6dstLNJimOLZ135oZ\
      kMblnDsmQBk6Ct6e/TsRObnMCZ+nrpGIX074YZpNYzHh/z86RjLlL0titZdteVEWs0FXF1k2H1QOjHBB9R0dtOAmwSjK\
      7nQqBXVL7LEVY8lPk378Ca3NrIoaO4pjo+ITL8JE2kTorE9rpVKCCEKpzYY6Vyx5ID2wVSHV+bE2Zt6GH5wlnj4Bfezj\
      AX00UNA3xqSwXigAclWmWfxZZXxsC3kkifUXkvBUYvXXPOfiD7xTQrzuuxI/tcgzZds68yypDXaIAY3x0TnZ1JU4oxJa\
      B7YKM0hMxSHfW+PsztV66RW4YlFFS7v64I8TFipBmK6quj1ft83/PBnc33z//v2oAKqIpXQ7mH701lYRoDK7DhAJeehc\
      2EQelzwCRHaCfx25+LIXgl0Pl4t87kTcL07FbEgvqXci6a48qv3Eyjp9eYotvFwSXIuZKv7d/Zkru2kIloovUvoRO2lB\
      gBJXFLoWcGAqEuE6DmMFttabgpAiHaQEwouibg7Pq3lVHza05xbFOJnl9XXGskpUlpiawxsxvT49qosFlZiaXhD0eSDs\
      X/D/IFAk4P5wKN7fmLYJQ8Nd6Ej7ozQgG3qFyRUUGepkLb3yJmS1NrfHjiSM04RydWyIDiR2HavWsUPBXVfqr89wvRG9\
      xa4BReqaOWTHiuZcxxgCemxAmC3p0LzrftWmhdzxQOFfOF5WbTphnuyE3bVY9yZGnWESeAzpaZk3f2aJueNo58z4qdHS\
      rjDeq+pSVO/3kcJdpti3MvFbbFE49+2yeSVnuPqymxfLoghGuYncRTv3SYmUFXwt2Tn/OmXrxnUFxqrTVbJNtnsnygOI\
      x5991r0X5WOPq+xLYLTl2KmnG1dumQ07jlyBvzAKVL/DxzT0bVOfTYKnU+aLrxxIx+YgduzU1VEvWL3f1efReRDNTBrb\
      04c0hntzO55X6nwewWyfFrXPkZc12YG+BsgSiZgkjIQqMBYEQ6pr5jOEjmDq0WcndDY2R+2VDIUy+I5Vu8+ZCRo8HS9v\
      kVmdX14W/pKDOurZoeTdjMpFagsWHS+mM901S3FRue6fdHYwnxORAavnFHJXNo17tVNoe+DH6JVW3WE4swJovHYTmE28\
      iwKJgiK+KyiC/U6fGtrlbCtQZ6zuqRsXcerKcKLirMzjOGWSP/b9EO9MA/pBT5Z36o/qoPeH5CkYWdxwYr5PbiUO3HnR\
      hZCduJ/ReBgmOqN2xE3EImGHteBhM3exX2xUTgfzYzcEnnkHYJ7u2/7j0j3+vB4v+xwhvWSroyJARY6m48DD9p621eXd\
      uP4HVj4Q+8HKmB/oOYX360Pwfex0oksFb50Pej9ht3JxcUG4S3wpccs42aGu7btqBXLsxmPNG7rMiaH2FrIOkJS5CmAU\
      tIXTyo023E3xBu8wvUHtvptVHsiVGDqMCkTdOcO/0IdTadwZ10OCsI9p9vOsVrtzVCQCddyzlvvE9gi9nVNeW62c8mLv\
      XR3MVaaghFQGp1K7Xk53MOf76aFiylStuyo46n3aWVsNI6ObM+g5YPUwFfP9knURfMEhoIQ2Mv3I5+ODLgpssw5P/OOC\
      w6l0fc16OixO2DNfVUFOKAIlQ/fmRcocbgaWoFyu1eNzpGyvu9hLINXb+NEBv8xpYfO5ONU9T47Uc6zXtsL1cQ8cPsCh\
      IcVPy9FFvS1cLCoOMZJ8LIjlWDCZur/h0C3bh/c3+YoQ4z6i+YinNc9oMNh+VNvv0N+F7wT7ui5WiGDAFyMLYJM+SdQG\
      dSoJrvw7Tgd3kq1+YCPRAC3vSeJlNSXh6Y9tsUhl/BlYgs2WeUu9dupsMOpzGHC1D3GJg47/3+A4pZoS5/YPfYne88BB\
      Ax7LMfN4gqdzyMtPrB/Z9tMApS5K4n6bQNCCv0PHLGTCfvBqnp8V87CYUx/gC+sNQgltIk7TwncOd8z106x//0C62lEo\
      eOWO529CBXTeNBxLZxBidaT+YVtRdHGAEUlmJAYoIY6n/orZa/7o3kCpcsUBR+rtx+MQcNAtAYLekiUXjdjFhYvim7dp\
      4QUmTyB279m1Fd5X+Oz5YLPpoXRkFudd8fZCG8WOtgUt8prIWQ3l0aodKaqK+Uh/s4c5Ppr/L/A1g+3O31+3hvgAkp+s\
      u+J2mFicupfwo6jm8fg4TkKAZdYR7Ts2rMku3A6d2wntlh4rIoMBRkTD2q5+QNHf7uG40DTs/xcCSGNWcBAai1hCE9C3\
      hgF4O1ZJHg6f85kKKjeZzUBgxKqJSsV+VTewyGsjIdJol+jV58pVg05hG2jjMf3PrRS+aZwSxAJygZ0QWirU5EEXIGoA\
      2xS40NCwXBrdqjNJLaAivLk3LvIUdzTWAQ5t8rpeFtVqawSyQw6biBwOu0Es1CKcRfRRcU6+RZikdNmFsLgX6uIVk7Id\
      k3REzeVY+0r8CvsghHl7s7Rehonb30JOnEdvl+4Icqix+sROHdtfIW5FGBw2pExDT9UO+cOxIY5iGtDHN6IY3ngMF2IR\
      NPQZzY3uqr4Txfae0x9iOKzzF0/l30T95DT/ncu8cqhBs8VnmtyRVVaEoLpirICaLHWBK5V32JytzwjmjXmNOGtTsIHu\
      +Q2UgdlwoXhciDYlrrsn/jbmvlzNBceccdQHodu6+/ZeH4W1jSv1T5OJBovjZ/gxTKMJYEdT5d2DcN/uzmQwEgRHo81l\
      GszC8TdSRDXt/MCEgP9q8FAEQYwmvxvBSLdGTwgjfv3ZTRme9HzaBTtO46M6JrmD77adtwch52boi9mx22UclAvD04hc\
      EkRkMAAeO26vM1WScN1cHQkI17brTdtPrTs8+pcPMbm7fKItylkYHsXD/mPOh8M6icJhUVX/GoeWpwQRXPnMWPJFLaFQ\
      xzucw+e4Axx2UjKLGAM727aJeqgGS8YePEGT/yWnPVYpnhd0dHuA+cXro1FTzNV8NRjrgrmN1HM2wfIx980yUkRNMndA\
      +Uste73eDnq83owlBtkPuBvT2XGArYD4u9dDB0Sv0N5277D39b+nj3BbuCPCNAp6nVxkl33jcVood5fdYgHU8EzXz9VK\
      rjpwrDE2CkVvpz3OwWoZF/Lp7sij1X1DwUevxO4IpxMEKmqgoqheSzzQm7paXn7AwXReVzczsciVxBN0A372hSiVq/U+\
      AGZxsW5yCFmbp4+ejIN+nj76dhx29vTxd2Pf47dHT9zTVkTeRvDQmZMRcyTVcKI8U45jesZX/fZEBHURVwo6hSSAMJX6\
      y5vXr9qWDga8ND227nEtina3jOB4hPI8tfBpOoLMfyY4aHOvEEEqjaOjDePoaBWtZXsoUasHn23lpWoQDj9wsLSBBk0L\
      qkgkA3aCqqtLHpSEbobWg0u3+Tx0O2WQZThpjGpL0eShlIXPlpvzEh+XPkbpJvGQgqYnYUinbvwS4ytqBGoYdHvcF9iN\
      PdppTYpZKlGh3AVgCRGt0aJAICTmofNE1aBZUcy304TDTQYx1ibTbNRe0dKlGoxNgGGB2WRWR924XY+++w7ByOT5WfKE\
      w1eaECsclgtoFQ7xy+HXsiCemgwTgW1T83jWTu6J/WLbhZbGrQAP5UERhKeTTdGoOIVysj+JjOslmfvpx+L+RpWLUoKI\
      4HbFAdPl0SQCJ3PgKoN6ZcBSXMsMwtMvZ+WnHIF8n3KrZyBH3SgsgoAfco2jEO1+zdUA1c64cLr7ytkm8EG64LzB2Bo6\
      ljyc/PXo8K+3jy7+evuPF9OHl3Aw0bsah49pKTpBcAibqxsdaCotQtUhxMe60sjCFgW5kEG5IKMO1CKAjWVoAi2+l8QX\
      vcdJGKfEBUJQeiM6IES8F0Q4/cj2faJov/z8+j0xMedX7/I6XzQavViJqG0U7oiQWw8A2itEnv1uWbeesIqhTubWCVn3\
      +OgptgbiYrume9rARNgRd39DIUsCNmhCI8IxsS94IPUsXXXJBocvEPiGlgndTdGukbWMXYYJqlgMuGHbATaRTsFxyWnI\
      WrOdHWL0AO+NqDJv7pn+kEtn8251cRFSsnm5vP4MTueMzFxmdEVDC3CADW/AAsa3k/tAu+0fFO1O3BZHb9jifyAphd7L\
      Czu96R3PCx1YizoDvAtu5Xm1XXFZLv/MC2wxIUSDshOcwmv1JR4Prk/AEZsaBdsYak/2xLbQFhh0VN9FsONnDEvCs/lD\
      wEWUblo6Re/CiNKs/XR+I6keBSjE1Buxsp8liMko0bKf6WcgmPMECG8MKpVZX1yUt4H+2hQVot3PPOX56+yB0huf6aJu\
      u+Gi2vwSl59OmTX3z0PtSGSHoQ+rM0z6god5HbB6w4tikC0g9B8zJl1HPRchjMakSkDT6Upffts4DncdRbuSOytWNe2b\
      DVxRl72XsE0gEJ1CdrDrL9WjMDert8kEcMtjrTeAzNhxQSTpig0CRM7r+Z3lrGgCi8KiqldXqWlDJTJH3SIkpkrS9M1m\
      Yu/4FaL3q351JLlF3Gv/MiQHNgww7uiRK5Qzl/3A9azDFM2X7ua5WgJd6OobyDBOH7cjXGUyfd+bF0BvOgYMuYsCwxct\
      ETeWt9TI2bolBkIvmXOHtBNe2AexFsik64LN0p1Puz3oENARN+c7kT64KZJmOu14RaN01nRLWChwkgN5qUSBjkk0cm2f\
      f99I8A6nbvBwMyyFOP3h5V8+vPj55QsS+IAZjuvpw5CINn65uA/xMJ+ZLeq9LA7Jj1SR3UfYI5A+GCfHYPLfphwblcS8\
      Toh0D2Z2zOVVvMBBjj05xKae+t4v62q96g2/zhFE0PHkCLjJ/U0eyXi6HuP3MBAJjI/AQdNpzBdKoJslhs1jQuOxMk3N\
      ZigTaEvE6kVTiVQlMmwxggjm6RtvnZpw6oHJdIo7LvjmrFoYzlTUjM48FQ6XDeqNBtWRAWsTdn8qCGvVvJd4uuYnDVJ4\
      Cpu8sXB4L43Zm/FugUdQlkal8Jqohrx014jDqv4oTDUGUN6qroMXzRKhoAozYnw5DYvFkNIaE/d1qPMxx4GORdwWiVvO\
      uocU+y0ozdcDRiiBR6kV+7fYzesY0fvUHs7hwx+1SspxN40bgJpD4y/1IRPhql+qCWvT3AwhK5V1aDXliLnQ3HndaODd\
      J4eDtCEnmNvNGjhLggq7qrx6MuUsUXk2lwb5c4DjkqcjbxF+xUWmAtESaSNnjjUXzcVt6+JXWie84nlfE1Be4rBYNjTS\
      P0FVpFNAmxFbinuJ6Ubyy8wrtmm6tAqapEYuDbqLX+CPfCaRndQNE2mL78FXl0Y00slyKrqa5NkJmnRS1yPJE5VOxNd3\
      qomqbls2/FmRA4tI3d/mcxklhwDk9iXe9d52g/gTPGYvbOjMT1UNPdbvjKWviUNEqDlrJdyuEj7VrAXEf6AeAjYEoM5n\
      1arVRCARLRFyJx/69PIIYV1+kpsEuitoA8uFwraa4lr3XIJypVLUrcpGLgL/hQ4B/PjXLS6ALmd8MjFh7PpEmPJ6qtAL\
      dNuAoDJyUBBngS9UG7UEALDXklPJ2xdNf6BSoQ/6vj/4eSfOdV98cvVwEaO9MVPvwTuEhikns0328YWiE/duI30/aVWD\
      5DiiJ4nPfrZ+ceCH/BKCnK7sVbuYZ0Nd8CxqRIeVfjmNkqIPTQFzl5w7GLUefU7dCzLJ51lzLZHW9u5gy8Dj6vIO7rjU\
      kIy7n+mYBPlYRPvD4A1wHOKyMb+O9g7FUgJmufVZAXuNu7Gp4+s9aM4kkLruslPtkd0SQPjw6Eje2PDVDwWgcAZoScTF\
      O9wYTo9qcBAvEU+cgRWy7mDbQ+IhoRHRlKM1aoQR6smFbFgg2ZMl3kjKtc4C2voNRUUiyntm247Cf7S6E75tNpSkGeIi\
      EdzE8U4CsDMOce0FLalQHf8RTRF7obHzWc/dGB+G/kpBPokZRKIvYFVBK4aS/8ZcXYjW0OcRgnKkQcYlFVaVb+5s9fDu\
      Crw8qXUhG8HtUtpO1wTZIJ5S4bILCgpqrhhs1X9RtY7PD6ORzIYu7NhuzpgwV0wQheadavK6gcKvwYRcaywzCdaqZspd\
      AynON7EtwVhoQ0QyDekBp+Bz2fjZ7o7Q2Kps0rQos0FmpGGysGCvi07vp8HvcXKkVuzryJjOjY8+MZu1bmNono7STzgb\
      P9mi/Ytsup28R0NpZYnb+5ZGh1/1J/sJcuhwoUyTkfBNpXSXy/97KZVHkiBnVNm89PHVez1RugTC6AsLMV0jp/Nw6RCh\
      AIX+Wc45354k7xAhLPscZfRXjiIRXt0xM7eT/hlcqjozeEs02ICAbXaJQAAAHogOTocgLKqwIoG+s7p0CXf6gtRqkBsB\
      FD1HuNXjn7lUz8xPU+S1vG2bGJBga1U9JNytu9zjBukjcsMRo9Fcb+rPtLGg2uottL8TqRpgDN9JJZKndxR1C24jg6YH\
      n9su/sSIGGu56AEI+xODGzmF7r3jhTXe63HhPPz4PJVIzHvco1oVOlQxIDyq83oxsVoGbQutTJ3pUpRrZXqUWw49hxPy\
      Y8QXp1JjhtLNNRMWNsvGPi1uG3GMokaEf/7zhYA8LjaZjoQHFVmy40tdJ93PmV6X/GwncgxoF3u0lNr/GIMeJsa5c+oc\
      sOIjYc4/VGmXXdeErQaCHk1096JdqKN2evCeenyZgjHrEImVRFG+1PsJDk05Dw/SIOEYR4YkDgSvWZMcR/koiBRjmZRO\
      GTX4Ms1OMqXHw+Qf2CD6TZI+IoKPmnVOcFikCD28ays206lpX132ryAvVnw7y7ybH3R8O+uCzRwNfJw1Pg1KPk+eOqsR\
      gxM5UpFIKTQvCLOveRb9bc8wdJgwZTwF/BAbhGbg1uRd6pah6gFn3Q4TiLnKYvTKm+vU+7ZawldL14iyo8gCHU9GM73u\
      L/8Y2bjiD5rEqr1ii61+0qU9DiPVzhDyF5+ra2+n01ecDi61kOsaM9Pf3YmTGfaYciwTmgrNLjMZzHrYfL2re6LrDx92\
      sVBp1UgID2xQO00nW5d1K9Vp8yKFSbZCM77fKa60qlq2gYgc3gbW60c4UELH7izZf8h43+fofIm0GaE7eJD6umxe5fML\
      pNGCJMFmZ/UmYqsVVBocaYkzF7xoWfuU/CE5ur04Zw8I6Di58HHo1wx5BXpuaZKfLUw8CLhkmVXh/MglhXWkgrVUFp4z\
      0Kn4vSGtPJOKhFpUYYJ34tzGdfQ5kx4fPLCjgmcrg5NGELXq6Hb2xyMmPXh3eOg6whifWbBuqSH9iSKCXor+zrqNX4ua\
      wTpHY9AO+kH4qWodDOYcg+FHHgvCFsLnJoyyxFCNq1pwV0ldqb2I3FhwKGLXMD1ZuxrKMgrfRPUPkzQamcFKZqU+Z1y1\
      25EcYa4nfuSuFBMx5jgCJu1FwE3eop9o0R2EH4S1i+Ws49dbtO28SFXQdj5DeGaF4+Roejpi58dnJyImZ8K0jFQR4ApK\
      lpI0mzyKtXSSX6WTYNZc+kSe3d1n5ujq96dGjhDWTd+IG5YOPJqI09Z5PayNdai8Ioxaz2MtgTfqOaXJDZgc2YnaOzOI\
      cinETR7eX5em4UNDpt1Df4wUiAMUwU6n0SdmiyIuDCHayfNkCVjhkxrLUT5OsAqO2sQndyHWZ5fdOvb9xm3FnYy/mpno\
      xtGWParS4H6A898Qtteh/TNuLdM6ihUB9yYuCFHeHZ93K7rWJlLupZNyuzDwZPrPLJF23AKwqJGkcm/nwo56n4Y7JfW6\
      2h1kJiZmaWvq0gtZGpWF8rAiHWrmnB9/evfLh9/MPhpfjTDzeObjib7teJ3vVehZHZ26CTHRsijqqWt2vwC3K605T+7d\
      TR04esdTRuC4QU/qohrexd3cY71teJ/h/TM797HuCVR7GmrU+/ezLVmhvqZkGTQOxmfs5g5SgQ1vx5rveRm3hyKGJmK0\
      JsHYwKGB4McvXy5n0x4ebCK6Rf5/Cj4swuq+najQwZa9J6i8K9pZiAkZpkHkvQ3mZ17f1G/u0D8pMpk5vT4U+m5DtcVi\
      pei3z6HLiiCag/6W+/+vPrx5zSIWtegOUddKSQheI7RE6mqdiy9OEJjBJ/jwNtlNX3Sp8JYhoFBp1ngOAtyWCGNk6L/3\
      Bvtu3pAvefi4oJXqT+LzaER5CjpGZHPA8cPfReUBIoaqa9UFMd9v14YhOCE3s3UN9+tx8vjoaEsvqlV+XrZ3Y2ZKESOS\
      VX5jZHWXeJH/mj5CCCgq/F3Wuc4n/lxoOcYAZXTN0L3fxwkH703e4MSlv8OE/jOKMFU3FtEMpjG2cfhSXl65BBcqNtFM\
      2WiqCug2OxZnCVdwnzv2PkeKG10lMata1GT2d2oUHUujHj8nzn7uQvS5TjgwnpODouFZaQj7Wpr13kYHqTBCJEWHBbcg\
      J8AuqVX4MFkJ2s+SPSdEkGUA0arGPMLnyegyX3Gs90/2HNywztzldpIP7zQ3Aa/0A8kE4qPDUCOILoLXOzG5OLYk0pXZ\
      mcnhYAJKuCpZpOaR2T6HU7W4OZ2EuZ+c3IwCqKcOwuuFCGamLTkaKp8VYBaGT9iEyudq4sw6kWvv8VwlvRpEBZ4Rp49y\
      NKMhTvtItcaadYx74rXjUTyQhCeSd4k/8M9jGReJVbRacNE8kWxjsnZUL0uCOQczdjTUz5g5P+roobQZG+ZrnO3dGBU2\
      cYlRgZiAtAzs/4xriy5DTl/oHyAMF7LcL+/ppGEv7CC1zbuq+XH5PgyI5PuGx772bW2FSfWaMP+ALcrUQhUzG+2xwzt3\
      uf4borCzNVExBqLkrhGXWF6KJA0WE7nPh7gowRgDPBedVg+k0HTk6q8u4tqaxsjm1cY3blxQAo/saSuhljVpzu6e0GRE\
      mcb3ddN1KgU09I22M0weFf/o8265jiylUeT49/rHyHzcs3IMwOBDsH6Ylql7gouZRT4r53esGw6urxTQHXaMoX0L7vb0\
      nlMY2+UZx2r4+u266WSLs53af8rLbkUON06Jo7nSnkUZxhBg1S1xhvmJOW6CxkvcRpKwNAf5eRBAh894hPXmGiKLusI4\
      Gu+r5ZxfeK8fRONHAf51ukNnTIt0YG0iM5Nv9XNTVgoEIEk/I3hEp5Oc3SvOpImcipz5i3Vnd1qY5oI5TfC/KTaeP08k\
      L4ojgMDW/KxJz+5IdDvhXDKC8LtZGqma4wPFJEAjtphYzmywAgG9i6javKqu0/Cq0Gw2d1RS1+4h6+LFx0zkUccxyxEc\
      4NWlWOtBDMPjLgrd3IlTT3X2x6l3GnouFZ5xFqb+ysaoFFtYwWUPt1KLWdBTgSdEAmTCRAIeH0lI92zotJIKDCz0cUyt\
      JmFke1OH1eJZ/lCbQZHzopxbiQfdEpIYyNyUCMK0ykdsCGrFv90TI756/OxE8k3h+WjKhQU69I6ho27MFguUi4VACIr4\
      Aj4MUsWp5qjMUCoKmYLegj4Flyz58X0Fmc7u/GkJGkdv0h37zOeB4htiFv7xSG4CRhn5rPmvScjn7hw6CipHdHbsmokz\
      z9CG06hwlsLzE1Gsb+jvlf690b/E4p9fN/pwXpCgKD//k/8OPEbx8Th7U6mQ2xtVVgsdLioRLuQ5GwTKHMhTDqBRq8Yr\
      RFtcQi/KWSvNInFLGAApkm980DGXK0K3H6e9WcCfhyQIFvX/80dOexV4gV+JNt7i8S0LkTBlcXriwE5QAxIefvWIeN9A\
      uusJlzAZlAimxc/8V0K/uV8Fx9eCKX+P6kE6LAlLWmeGk3e9CYA0mgOJKuXlMpWC4BgIYpabm8S9i/IWEcLYU7Yd8/Uq\
      jt62uk3ydVvJf/cBYU5qoAAea/oMYSoM3GOjVvZ6kdeX5RICpgB+K5kndjIjyejcFPNlSXhRpBP2rMLKTW0ls1G1vCiX\
      JbSDglBSx0vLW3/38WbJGQj8bSfmFvvDUw3Y4nd+TfgvYXg1/KfEP45vfr1nR6fUK6NUXeAEDN232+OY1/HDYcJvGVS+\
      ZkSMUCDbvGcDTkEu4D7HzdeA//a2sDQMRmnG7EvgYjgaZePRrnPI4oKZXgOOPLW6vQVMnUggmFq3odNkcMjaBISKwQ92\
      x6eW/FoHOoiPTgfxl/T+htvdZh9ZZ7GddjUZ7P3Cik9qln4UhxxEVx34dy/tCdFJJ01BI541Vnf69YupNBau+1+BVlrc\
      eXEfWXanPel8wuZT8fYx1eIkCOG3h58IfJFNWA+9mvfhGQK0dka4t2u/8kFvsjfZoc6vjbpHdEDNV+N5GL0ZfIXYE+Hg\
      G6lSb9sQ9dGqHzOtjPRor3F7ekanOwGNPg+6KfOCoyNj52T31JcBrNOuUhPXtJGfkc1vd5N5dr7jI4yl8JdV+FGDw0UJ\
      b6GKDBMqea8l+nY6EorLKgOkbwwCHLPwcT+wJPVo/+wYDJR+tJ0OH+ltl54bJDEmZl8YZ2T7+6wkhRt0N6KR8dwbH/W0\
      GOIk301nruZN+c5iKi+WJLJgaENhho98D08bwd+oFZVTLOe2VOUJSFWRTcRF2Otbg1iFnYDGanfw5CuCLAiVnlh9rm8T\
      x7JM/c08Wt5TRB0badZvMd9xQbnSt9J3qDZ2w5WpeFNX0HjWkbW04dvMXI74pTRMUtgzFsI6QUW/QJ9T4Q24TeIPhgm4\
      B26NnoRkh6rlJTFYgwg0SqZVV3iOEJ8H+TjRqUg4m0Y54S5PVS59ga6lTz9IEB9w5Aeta1Yspmize7HXzJ9coR6bpnt4\
      ULrKopM2vbfdWY4uGsX6ahfUlFD2vt39yIYHi50mOXihC1ZyX5xjd1tXjUBfoxj2jNpVC0TjBugpEOvOs8ieJH6Hi6Jp\
      cFbTAqiqWF+NrgWN7HGdBTEZ3Mvf69fuKOK/uYljZoi0xuKwXOATw7BeQrLL7/Ab8C7xf8fNIM0ngD/suns/5Z8j7Z9/\
      Zx2hmP/8mRpN9SM8SrjDQCvYcyvGnwsBsG7gaBuwJO4DC+hzYaRCblPdGFkMDFNWWrUr0EXnmp45C82+VBeuYseConm8\
      Z5BwaIVbGFGs9ApUcrobRu5ikAksAFKLMoCcNvJ6TG2GeXJ93nKqaQrVSdhvb+mKSqu3KJwhucLg387m+fIaklUl6dwH\
      WW9tNiETAoxmtoW0LzA797Owkm4+Kg2QTDs1RI9nKvOdQ1StgUFmHo3zHSX54jPcEr7sST7g7sRrwdPknstlgMwHQepA\
      zf0ThY4MjYpRS91SUV4Dc3e+KHRknagWiKlDgomEfHTJE7qlJItHk4w0BcSXC0rmKEhgtP0b2kCyXQfZASMeAb8/SAYN\
      v+Cg9GWjCVRw2ZGIAB4axIZxjy7uos+rwmKe3MPVDEa03Wj2QcpgM9Z6LoBhMMDlhSgaiDPMaKQoZlP094gDT+1kYuAP\
      Fi0qP2M9q7k5K2liEyFLawGJom6NfhVljddOsWW4xXn2YO17pTePjEr2+X+rV7n0cGohFSzLSjgSX0yYTbn2gIKIG+L6\
      UCqpAzlNfCWDKu57NS0faVIvciuCL4OQlBPvzdDr++0VtuZJ7ypnvJWlmQfJoBQcvG/fND9W5td59z4iyCxtmiwxBUNj\
      JBlRsJh2ZYnzXbeUo0Mh+Qy1fo0XScTNgjq/gkjMepaB5uV8Uyx1MHPW3MRxBlXDeBCGlT+OIiw6aCgjq2uCSykcLSO4\
      loLjLkpbZeDVc9LjTV8KEU344s7UTsKYmx23fJdgyVmHDGxMyM/mNHlmEq7yT2VV91jto4uRmTLmUa6QgbsAZIaBH5dt\
      9S9lcZNuOu1vszCIM7ZY1+PMPEA60pZJOX0WF7YRhQ4ERdio7WSXTOdeFIPYv2GF3g/6NnQ3NhbEPFvCcGKSDKgDDcWB\
      miNgmmeRu+Lqs+RyUKgw5703puaaVJZY0Flx+/aC9fVe+NWo1ao7yFs5If2bI1y3H/GlEY6gmMVupiBewgGLOt9ft4cQ\
      HceCdF5zD5JU0nC5GO+cMLETnT4+kBlCCE0f9hJPf2/opelgJ8Gd3iFw6YAdbPlVFM+BZ6IheYTwFu5aFZPL+VwvyEfO\
      NXtoYieS6v59vpfSCw0ICEBA+2W/xs6KN4LtN/2XhnorRlelHJURKcUTnb67TJvwNhNJMgpSdXbrXhpS3xWcMlZ094jx\
      CqoWhhEXZX2EN4O9qQtTqdE5IPYmPTetG32dx3pB9CZ8DZ3/TH80vzpYFqiXXURH6PXhZ8xxsx4OhhYFxoEeo/IpUxEp\
      IFZArXKOx5AQqYOeasTPiP4nGzJwpA9UWFxohAE0v5btVUp9M+uOtsY8Etpz/MBqA9eysFW4XSFO+22NTKfI8a2XsMVL\
      gj9fVshYe/golDvlfDMPPbQAcx+Xfa72QLvnZCHJtOWdTFS48SIL0NGcdt2MvdmVKrnk3/4a1DOZy0ie2G8bjzCHxh95\
      6Doxd6lAsz8EdTygr0re2nejyypFtcOosU6ad3gUqZjN8zeJmyWZh3yhTjBGbl1y1m4pELAlEj8DBxvN4j2C99MZ2ggt\
      0mcZAb/tgvSmLuHJyUlSr6rZ0BJbyKQE6WTNTpJN+I0FyGYM6LpjQKbosg0oJCbS9DRV7OFr9MJRxa6n0fKcxEuAYbLd\
      FBXft+xb6sbqrOHBethgTN5T/WK46M+SuHF25bCWw3IP+EJNvNSNMhKqD/g76U+841mZgL/IF9/OY40VHNclssPuRw5g\
      93/+1/+WIHZcyBLJhkHy65y2DcJMgquwRcWLvktqxt78k+A+yilEGLMYt48Pgh0vxJ5LByel8rYGr/DmQCVXC203Q5eZ\
      nOzN22lhpiVGkAtH2qjdupMk17JM6pPlmtRHzjjphfWprQfPwJqUmytx6j/3LXAj51n4qz4GoYAbcvosF3iQW421zc4J\
      huQF6w656ogeWrJFuSvMbtRux6HvbqCscuY6Gcht0oGazYMYer4i4j/6lWVRQCM/axthC3wYpZm/Ws7Xbp7b5Tp/Gtht\
      20C42fY4QRDUG91uErq4COOY44WFKMassxiHA0UOcDlzlDekEp7oZJ2cXaCsr6RKGgZG+B1njAzyxPUcbKa+8dv1xc40\
      IvI6Dg4sJbXxK/q9jSCLJK10TrNOr3Nh10+Wb3PK5UUOeWrHcTcfg78sv5OpQS8M8XuY0H4SrsUFeWG9ZP1rjizbZ3VZ\
      XISJwa3POLoJt/U1oZFzhG3QABASIBaLZ+/icebL4sa7/tQF30SG848nhfm1JiDt3kZWHWgcEt7nKtTto0FUjzTPuilZ\
      9QYx80LiwisVxc84Vr8fuyu3mx5thFZnouqGv88zyReAb5K/2s7uSWyejdy7GU1gfeFdPXZcpUMbu/b9/TqIIeUuP+8E\
      JYmyl/DemrM3JN9qxS3oLEreSFWRPvDb4gmC9h+c0SK7MdCzAmccJpGVSjwdCAK4Usj/i9+lpskVWhysKiwk5WxeWPNM\
      yfg5G9KJtXSv7bb9kOD8qbrmREr2QS5HDw/Yr6aYvV37keqYXlrE7+PwKvXwAFn0ekBrmiaFrSbwCy5Zr+rqTH1btj6Z\
      uyZpleaMTdaoJf13wjVr8/rM4iZFV5nPC5LOUiTn22JHftWV/p44BBgHp/jzqnfGRFzhMhYCVIla+YEpoGIMv5u4itNU\
      91Xoz4kTIvV7k+ZisZCu8rqY/VrV15Ieh/4wN8WkgAqNqqXfwDrVcKdJOwvCk1frs5T9o9o3hnMSzPZ5F0LbbhhBxDXg\
      FMYwtZfNm4LPBCfe6JfM4hp0di1yH8vwhxxyn3cnDzwYSrqBbCXx0SQK1k532w7AfKuA2lesXrBGHbgJixaGb/g7wRZF\
      2XBjdW8NYogWYUuu6kW3zdV9vA+PJNozt81ZzPhSy6d8HtnN9iCt9BjqQO5527nvgRgYdMtXThuSHYjoeY8hdK7xwRRK\
      4VZWhDVm14FhaC0lD3HbSsJ6v6ONH9H/TkwQJQzOfcnKB3Jzd4qgMmG8Cd+HEB6D6E/5T8e7KRY0Dil72h5H5+Omuh66\
      zBIa/mHrg+NrOgqegdiWXRiNnlnKZKJxw3HtnmabiNeoEp4lPpnceaPLEqFcEIz/GQf+CIJqWHoKTxp6xrcNDy+swTAI\
      E5Niip1cXHzMCPsEfzw5uQ40f7UAPtxYAVO2e7nRDpUAmf9fhX6JBhizaLKfLgo+zm+Ubm1Enifu7tXLFz+wGE5yRwHP\
      j0NoNQfbTkYSjysdBr8bfcXhy9eEO3FKKh8lZWsBWHwIn04ok2BNMcdoTcOAJsZxduhX5/CHlKhxTMHt7gycLURhztk9\
      shAVvpLYeiEJu7eT1swif4Z4JK5MQBBswd3AoV5F8w9PM8W2KFTNxhJl9w+NIRillA4CIKw4SE8Dbd3uigSe67Rh4JJV\
      Fx6lWCvwIBk85A15OtiT6YMTCrvQoGMVQmGD4Ma29HNz4FBS0xcx25bPx8kLNra+x8Oo1XXnc/co68vU42IvfTE20TjO\
      KCgJjr8qTBGQUeMUuX2/r9qTnkhAYgewOERfG7doN1TR74vCCrWMOnL3xnvlEKJsJe/Lo+FPe3EU1jkJuHt2bBLs2JB9\
      QmN7diwwrS+4mhPxe4KtWcSx6ODw08jo//8Ln2kH06/GAAA=
      """
  )

  package static let worker = EmbeddedText(
    text: #"""
      "use strict";
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
      if (leaving && hubPages.size) return;
      clearTimeout(hubTimer);
      hubTimer = setTimeout(openHub, 10, own);
      }
      });
      onconnect = ({ports: [port]}) => {
      const hub = makeHub(port);
      port.onmessage = ({data}) => hub.postMessage(data);
      };
      """#,
    gzip: """
      H4sIAAAAAAACA5VUTWvcMBC9+1coIgSJGre9rtmWHgItNKXQ3sLSeO3JrhuvtEhyQmv83zsz8tduQqAX7yK9efP05kO2\
      HoQPri6DzJPSGh/Evt1+L3bgxVoYeBI3xVHpPGmAb37Y1pWQ0t+f9QFcnty3pgy1NcIewXxut8o+GS26pL4XagrQc2xW\
      NtYDUcZ01lXgMNdtlmVj6uwB/nilNzmzXDAka8Dswl4LB6F1ZgxvavysI0t2QK11JdYfBH7fCLmS+J1IdxDwVmdN4YPO\
      ftvazCo8a0OiSefw/OtHMCGeqLvLDh/Xv0XDoDh8PBLr+rIjCf3dRBWgaTBYHZuCnKqKUGiS1A33FBYTzbJY/i1HbHR8\
      NcE0g7OjdQE/PtyA93igmDNPohOMyZN+mf8TS3ioDZsRzbm37roo90r9SgVnYlWEHqV2FNBrZI52ZNZQUekxExaZlaRT\
      OcOKqmKbvqIRYMApuYUiyPQ8jE9P6A/xQZSho7IwzZcqutaf2HY7iDTtYQtugyGLgMwfmzoomUnNTfCNQVNJ/t9y4qYO\
      YJ48eebSSshBOz6TwKsBO0pfFKSB4hEWHUHxw9NecD9PJpkV4NTBudL+Fd931pAg1c3+cXbumFTEe/1a5cBULxLgdNLR\
      aLRAlmUhwTnrpkbpxotp1qceYKCMz+gHgw7FA+DmwHDqdCJQXbLsdxq7lAsTzU5ZVG12qaj9DZDv/bhzLoYrLZ6NzVg5\
      Gn2oZD+UfaQQV1dzi+wLH/thXjiEncjPi8TYXECDC3W689hnUXVHYqL4Me1AdZLV139hseEQ4mjN2jaocePGBuG/aBhm\
      GAHD/k3F+3epoCVMBlMya9BmA2XgMSMhfoXjhL+b0xHbcw2GaigCYDS7eDqpc29gxEuLqc//AS+DsxxZBgAA
      """
  )
}
#endif
