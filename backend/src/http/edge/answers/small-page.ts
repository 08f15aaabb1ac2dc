import escapeHtml from 'escape-html';
import { PRODUCT_LOOK, type SiteLook } from '../../../contract/domains/site-look.ts';
import {
  directionOf,
  LANGUAGE_NAMES,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  type Language,
} from '../../../contract/language.ts';
import { addressOfLegalPage, type LegalPage } from '../../../contract/legal/legal-page.ts';
import { LEGAL_NAMES } from '../../../texts/legal-names/index.ts';
import { REPORT_TEXTS } from '../../../texts/report/index.ts';
import { cspHash } from '../headers/csp-hash.ts';

/** The look of the pages that a scan responds with: the product's colours, the system's fonts, nothing to load. */
const STYLE = `:root{color-scheme:light dark;--ink:#16211d;--soft:#56615b;--paper:#fbfaf6;--line:#838a84;--brand:#0f6b4f;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#eef3ef;--soft:#a9b5ae;--paper:#101613;--line:#73827a;--brand:#5ecfa6;--on:#08211a}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;background:var(--paper);
color:var(--ink);font:16px/1.5 system-ui,sans-serif;text-align:center}main{width:100%;max-width:32rem;margin:auto;padding:32px 24px}
h1{font-size:28px;line-height:1.2;margin:4px 0 28px;overflow-wrap:anywhere}p,ul{margin:0;padding:0}ul{list-style:none}
a{color:inherit}a:focus-visible{outline:3px solid var(--brand);outline-offset:3px}
.b{display:block;padding:14px 20px;margin:0 0 12px;border:1.5px solid var(--brand);border-radius:12px;background:var(--brand);
color:var(--on);font-size:20px;font-weight:650;text-decoration:none;overflow-wrap:anywhere}
p+.b{margin-top:24px}.w{margin:8px 0 16px;font-weight:650;overflow-wrap:anywhere}.q{border-color:var(--line);background:none;color:var(--ink);font-size:16px}
main li{margin:0 0 24px}main li .b{margin:0 0 4px;font-size:17px}main li span,footer{color:var(--soft);font-size:14px}
footer{padding:8px 16px 24px}footer a,footer b{display:inline-block;padding:12px 6px}
footer img{display:inline-block;width:auto;max-width:160px;height:28px;object-fit:contain;vertical-align:middle}
@media(prefers-color-scheme:dark){footer img{padding:2px 6px;border-radius:4px;background:#fff}}`;

/** A page of a few kilobytes, with the content security policy that allows exactly its style and its script. */
export interface SmallPage {
  readonly body: string;
  readonly policy: string;
}

interface Parts {
  readonly language: Language;
  readonly title: string;
  /** HTML, escaped by the caller. */
  readonly main: string;
  /** Runs at the end of the page. */
  readonly script?: string;
  /** What its frames may lead to. */
  readonly frames?: string;
  /** The name of the language switch; the page has none without it. */
  readonly switchName?: string;
  /** The code whose content the page shows: its foot leads to the form that reports it. */
  readonly reports?: string;
  /** How it looks at its domain; the page of an outage knows none. */
  readonly look?: SiteLook;
}

export function smallPage({
  language,
  title,
  main,
  script,
  frames = "'none'",
  switchName,
  reports,
  look = PRODUCT_LOOK,
}: Parts): SmallPage {
  const nav = switchName === undefined ? '' : languageSwitch(language, switchName);
  const report =
    reports === undefined
      ? ''
      : ` <a href="/report/${reports}" rel="nofollow">${escapeHtml(REPORT_TEXTS[language].title)}</a>`;
  const style = styleOf(look);
  const body = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main>${main}</main><footer>${nav}<a href="/welcome">${brand(look)}</a>${report}${legalLinks(language, look.legal)}</footer>${
    script === undefined ? '' : `<script>${script}</script>`
  }</body></html>`;
  const policy = [
    "default-src 'none'",
    "img-src 'self'",
    `style-src ${hashOf(style)}`,
    `script-src ${script === undefined ? "'none'" : cspHash(script)}`,
    `frame-src ${frames}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return { body, policy: policy.join('; ') };
}

/** The logo in place of the name, else the name. */
function brand({ name, logo }: SiteLook): string {
  if (!logo) return escapeHtml(name);
  const { url, width, height } = logo;
  return `<img src="${escapeHtml(url)}" width="${width}" height="${height}" alt="${escapeHtml(name)}">`;
}

/** Each style is hashed once: there are a few, and many pages. */
const hashes = new Map<string, string>();

function hashOf(style: string): string {
  const hash = hashes.get(style) ?? cspHash(style);
  hashes.set(style, hash);
  return hash;
}

function styleOf({ shades }: SiteLook): string {
  if (!shades) return STYLE;
  const { light, dark } = shades;
  const own = ({ brand, 'on-brand': on }: typeof light) => `:root{--brand:${brand};--on:${on}}`;
  return `${STYLE}${own(light)}@media(prefers-color-scheme:dark){${own(dark)}}`;
}

function legalLinks(language: Language, published: readonly LegalPage[]): string {
  if (published.length === 0) return '';
  const { links, pages } = LEGAL_NAMES[language];
  const list = published.map(
    (page) => `<a href="${addressOfLegalPage(page)}">${escapeHtml(pages[page])}</a>`,
  );
  return `<nav aria-label="${escapeHtml(links)}">${list.join(' ')}</nav>`;
}

/** Links of the page itself, so that the switch works without script. */
function languageSwitch(current: Language, name: string): string {
  const links = LANGUAGES.map((language) =>
    language === current
      ? `<b>${LANGUAGE_NAMES[language]}</b>`
      : `<a href="?${LANGUAGE_PARAMETER}=${language}" lang="${language}" rel="nofollow">${LANGUAGE_NAMES[language]}</a>`,
  );
  return `<nav aria-label="${escapeHtml(name)}">${links.join(' ')}</nav>`;
}
