import escapeHtml from 'escape-html';
import { directionOf, type Language } from '../../../contract/words/language.ts';
import { MAIL_WORDS } from '../../../contract/words/mail/index.ts';
import type { Mail } from '../../../ports/mailer.ts';

/** The person who reads a mail. */
export interface Recipient {
  readonly to: string;
  readonly firstName: string;
  readonly messageId: string;
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

/**
 * The layout of all mails: inline styles in the product's colours, because mail programs support no others. Some programs
 * drop the root element, so that the language and the direction stand at the block inside it, too.
 */
export function layOut({ to, firstName, messageId, language }: Recipient, words: Words): Mail {
  const { subject, lead, centre, centreText, close } = words;
  const greeting = MAIL_WORDS[language].greeting(firstName);
  const written = `lang="${language}" dir="${directionOf(language)}"`;
  const text = `${greeting}\n\n${lead}\n\n    ${centreText}\n\n${close}\n\nQlaim`;
  const html = `<!doctype html><html ${written}><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#fbfaf6;color:#16211d;font:16px/1.5 system-ui,sans-serif">
<div ${written} style="max-width:480px;margin:0 auto;padding:32px 20px">
<p style="font-size:20px;font-weight:700;color:#0f6b4f;margin:0 0 24px">Qlaim</p>
<div style="background:#ffffff;border:1px solid #e4e2d8;border-radius:12px;padding:24px">
<p style="margin:0 0 12px">${escapeHtml(greeting)}</p><p style="margin:0 0 20px">${escapeHtml(lead)}</p>
${centre}
<p style="margin:20px 0 0;font-size:14px">${escapeHtml(close)}</p></div></div></body></html>`;
  return { to, subject, text, html, messageId };
}
