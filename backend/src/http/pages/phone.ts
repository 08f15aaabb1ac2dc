import { createHash } from 'node:crypto';

const SCRIPT = "location.href=document.querySelector('a').href";
const STYLE = `:root{color-scheme:light dark;--ink:#16211d;--paper:#fbfaf6;--brand:#0f6b4f;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#eef3ef;--paper:#101613;--brand:#5ecfa6;--on:#101613}}
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:24px;padding:24px;box-sizing:border-box;text-align:center;
background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{font-size:28px;line-height:1.2;margin:0;overflow-wrap:anywhere}p{margin:0}
a{display:inline-block;min-height:44px;padding:16px 40px;border-radius:12px;background:var(--brand);color:var(--on);
font-size:20px;font-weight:650;text-decoration:none}a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const POLICY = `default-src 'none'; style-src ${sha256(STYLE)}; script-src ${sha256(SCRIPT)}; base-uri 'none'; frame-ancestors 'none'`;

/** Returns a page of about a kilobyte that starts the call. It shows the number for devices that cannot call. */
export function phonePage({ tel, shown }: { readonly tel: string; readonly shown: string }) {
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Call ${shown}</title><style>${STYLE}</style></head><body><main><p>This code calls</p><h1>${shown}</h1></main>
<p><a href="${tel}">Call now</a></p><script>${SCRIPT}</script></body></html>`;
  return { body, policy: POLICY };
}
