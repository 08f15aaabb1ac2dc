import { createHash } from 'node:crypto';

/** The look of the pages that a scan responds with: the product's colours, the system's fonts, nothing to load. */
const STYLE = `:root{color-scheme:light dark;--ink:#16211d;--paper:#fbfaf6;--brand:#0f6b4f;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#eef3ef;--paper:#101613;--brand:#5ecfa6;--on:#101613}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;text-align:center;
background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}main{max-width:32rem;width:100%}
h1{font-size:28px;line-height:1.2;margin:0 0 24px;overflow-wrap:anywhere}p{margin:0}ul{list-style:none;margin:24px 0 0;padding:0}
li{margin:0 0 16px}li span{display:block;font-size:14px}
a{display:inline-block;min-height:44px;max-width:100%;padding:16px 40px;border-radius:12px;background:var(--brand);color:var(--on);
font-size:20px;font-weight:650;text-decoration:none;overflow-wrap:anywhere}a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
li a{padding:10px 20px;font-size:16px}`;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page of a few kilobytes, with the content security policy that allows exactly its style and its script. */
export interface SmallPage {
  readonly body: string;
  readonly policy: string;
}

/**
 * @param title, main HTML, escaped by the caller
 * @param script runs at the end of the page
 */
export function smallPage({
  title,
  main,
  script,
}: {
  title: string;
  main: string;
  script: string;
}): SmallPage {
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head><body><main>${main}</main><script>${script}</script></body></html>`;
  const policy = `default-src 'none'; style-src ${sha256(STYLE)}; script-src ${sha256(script)}; base-uri 'none'; frame-ancestors 'none'`;
  return { body, policy };
}
