import escapeHtml from 'escape-html';
import { asLanguage, DEFAULT_LANGUAGE, directionOf, type Language } from '../../contract/language.ts';
import { addressOfLegalPage } from '../../contract/legal/legal-page.ts';
import type { Mail } from '../../ports/mailer.ts';
import { LEGAL_NAMES } from '../../texts/legal-names/index.ts';
import type { Site } from './site.ts';
import { MAIL_TEXTS } from './texts/index.ts';

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
  /** What the mail is about: HTML, already escaped. */
  readonly centre: string;
  /** The same as plain text. */
  readonly centreText: string;
  readonly close: string;
}

/** Dark colours, for the programs that follow the reader's theme. They override the inline ones of the light theme. */
const DARK = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){.paper{background:#101613!important}.card{background:#18211d!important;border-color:#2b3631!important}.ink{color:#eef3ef!important}.soft{color:#b9c5be!important}.brand{color:#5ecfa6!important}.button{background:#5ecfa6!important;color:#101613!important}}`;

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/**
 * The layout of all mails: one column of tables with inline styles in the product's colours, because mail programs support
 * little else. No mail loads anything. Some programs drop the root element, so that the language and the direction stand at
 * the block inside it, too.
 */
export function layOut({ to, firstName, id, language }: Recipient, parts: Words): Mail {
  const { subject, lead, centre, centreText, close } = parts;
  const words = MAIL_TEXTS[language];
  const greeting = firstName === '' ? words.unnamed : words.greeting(firstName);
  const direction = directionOf(language);
  const written = `lang="${language}" dir="${direction}"`;
  const align = direction === 'rtl' ? 'right' : 'left';
  const text = `${greeting}\n\n${lead}\n\n    ${centreText}\n\n${close}\n\nQlaim`;
  const html = `<!doctype html><html ${written}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${DARK}</style></head>
<body class="paper" style="margin:0;padding:0;background:#fbfaf6">
<div ${written} class="paper" style="background:#fbfaf6;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<table ${TABLE}><tr><td align="center" style="padding:32px 16px">
<table ${TABLE} style="max-width:480px;text-align:${align}">
<tr><td class="brand" style="padding:0 0 20px;font-size:20px;font-weight:700;color:#0f6b4f">Qlaim</td></tr>
<tr><td class="card" bgcolor="#ffffff" style="padding:24px;background:#ffffff;border:1px solid #e4e2d8;border-radius:12px">
<p class="ink" style="margin:0 0 12px;color:#16211d">${escapeHtml(greeting)}</p>
<p class="ink" style="margin:0 0 24px;color:#16211d">${escapeHtml(lead)}</p>
${centre}
<p class="soft" style="margin:24px 0 0;font-size:14px;color:#4b5a53;overflow-wrap:anywhere">${escapeHtml(close)}</p>
</td></tr>${END}`;
  return { to, subject, text, html, language, id };
}

/** What closes the table of a mail, and all around it. */
const END = `</table>
</td></tr></table></div></body></html>`;

/** Adds the links to the legal pages below a mail. */
export function withFoot(mail: Mail, { publicUrl, legal }: Site): Mail {
  const { pages } = LEGAL_NAMES[asLanguage(mail.language) ?? DEFAULT_LANGUAGE];
  const links = legal.map((page) => ({ name: pages[page], href: `${publicUrl}${addressOfLegalPage(page)}` }));
  const row = links.map(
    ({ name, href }) =>
      `<a class="soft" href="${escapeHtml(href)}" style="color:#4b5a53;white-space:nowrap">${escapeHtml(name)}</a>`,
  );
  const foot = `<tr><td class="soft" style="padding:16px 8px 0;font-size:14px;line-height:1.9;color:#4b5a53;text-align:center">${row.join(' &nbsp; ')}</td></tr>`;
  const lines = links.map(({ name, href }) => `${name}: ${href}`);
  return {
    ...mail,
    text: [mail.text, '', ...lines].join('\n'),
    html: `${mail.html.slice(0, -END.length)}${foot}${END}`,
  };
}
