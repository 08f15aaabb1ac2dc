import escapeHtml from 'escape-html';
import { directionOf, type Language } from '../../../contract/language.ts';
import { addressOfLegalPage } from '../../../contract/legal/legal-page.ts';
import type { Mail } from '../../../ports/mailer.ts';
import { LEGAL_NAMES } from '../../../texts/legal-names/index.ts';
import type { Site } from '../site.ts';
import { MAIL_TEXTS } from '../texts/index.ts';
import { coloursOf, type MailColours } from './colours.ts';
import type { Part } from './parts.ts';

/** The person who reads a mail. */
export interface Recipient {
  readonly to: string;
  /** Empty where the reader has not proved that the address is theirs (decision 61), or has no first name. */
  readonly firstName: string;
  readonly id: string;
  readonly language: Language;
}

interface Words {
  readonly subject: string;
  readonly lead: string;
  /** What the mail is about. */
  readonly centre: Part;
  /** The same as plain text. */
  readonly centreText: string;
  readonly close: string;
}

/** Dark colours, for the programs that follow the reader's theme. They override the inline ones of the light theme. */
const dark = ({ darkBrand, onDarkBrand }: MailColours) => `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){.paper{background:#101613!important}.card{background:#18211d!important;border-color:#2b3631!important}.ink{color:#eef3ef!important}.soft{color:#b9c5be!important}.brand{color:${darkBrand}!important}.button{background:${darkBrand}!important;color:${onDarkBrand}!important}}`;

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/**
 * The layout of all mails: one column of tables with inline styles in the colours of the shop, because mail programs support
 * little else. No mail loads anything. Some programs drop the root element, so that the language and the direction stand at
 * the block inside it, too. Links to the legal pages close it.
 */
export function layOut(site: Site, { to, firstName, id, language }: Recipient, parts: Words): Mail {
  const { name } = site.look;
  const colours = coloursOf(site.look);
  const { subject, lead, centre, centreText, close } = parts;
  const words = MAIL_TEXTS[language];
  const greeting = firstName === '' ? words.unnamed : words.greeting(firstName);
  const direction = directionOf(language);
  const foot = footOf(site, language);
  const written = `lang="${language}" dir="${direction}"`;
  const align = direction === 'rtl' ? 'right' : 'left';
  const text = `${greeting}\n\n${lead}\n\n    ${centreText}\n\n${close}\n\n${name}`;
  const html = `<!doctype html><html ${written}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${dark(colours)}</style></head>
<body class="paper" style="margin:0;padding:0;background:#fbfaf6">
<div ${written} class="paper" style="background:#fbfaf6;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<table ${TABLE}><tr><td align="center" style="padding:32px 16px">
<table ${TABLE} style="max-width:480px;text-align:${align}">
<tr><td class="brand" style="padding:0 0 20px;font-size:20px;font-weight:700;color:${colours.brand}">${escapeHtml(name)}</td></tr>
<tr><td class="card" bgcolor="#ffffff" style="padding:24px;background:#ffffff;border:1px solid #e4e2d8;border-radius:12px">
<p class="ink" style="margin:0 0 12px;color:#16211d">${escapeHtml(greeting)}</p>
<p class="ink" style="margin:0 0 24px;color:#16211d">${escapeHtml(lead)}</p>
${centre(colours)}
<p class="soft" style="margin:24px 0 0;font-size:14px;color:#4b5a53;overflow-wrap:anywhere">${escapeHtml(close)}</p>
</td></tr>${foot.html}</table>
</td></tr></table></div></body></html>`;
  const { from } = site;
  return {
    to,
    subject,
    text: `${text}${foot.text}`,
    html,
    language,
    id,
    ...(from !== undefined && { from }),
  };
}

/** The links to the legal pages below a mail. */
function footOf(
  { publicUrl, look }: Site,
  language: Language,
): { readonly html: string; readonly text: string } {
  const { pages } = LEGAL_NAMES[language];
  const links = look.legal.map((page) => ({
    label: pages[page],
    href: `${publicUrl}${addressOfLegalPage(page)}`,
  }));
  const row = links.map(
    ({ label, href }) =>
      `<a class="soft" href="${escapeHtml(href)}" style="color:#4b5a53;white-space:nowrap">${escapeHtml(label)}</a>`,
  );
  return {
    html: `<tr><td class="soft" style="padding:16px 8px 0;font-size:14px;line-height:1.9;color:#4b5a53;text-align:center">${row.join(' &nbsp; ')}</td></tr>`,
    text: ['\n', ...links.map(({ label, href }) => `${label}: ${href}`)].join('\n'),
  };
}
