import escapeHtml from 'escape-html';
import type { MailColours } from './colours.ts';

/** HTML of a mail, escaped, in the colours of a shop. */
export type Part = (colours: MailColours) => string;

/** The page's direction does not apply to codes and addresses. */
const LTR = 'dir="ltr"';

/** A one-time code that is easy to read and to copy. */
export const bigCode =
  (code: string): Part =>
  () =>
    `<p ${LTR} class="ink" style="margin:0;color:#16211d;font-size:40px;line-height:1.2;font-weight:700;letter-spacing:8px;text-align:center">${escapeHtml(code)}</p>`;

/** What a mail is about, such as an address: `ltr` for what runs from left to right in every language. */
export const strongLine =
  (text: string, direction?: 'ltr'): Part =>
  () =>
    `<p ${direction ? `${LTR} ` : ''}class="ink" style="margin:0;color:#16211d;font-weight:700;text-align:center;overflow-wrap:anywhere">${escapeHtml(text)}</p>`;

/** A sentence. */
export const line =
  (text: string): Part =>
  () =>
    `<p class="ink" style="margin:0;color:#16211d">${escapeHtml(text)}</p>`;

/** A link that looks like a button. A cell carries its colour, because some programs colour no links. */
export const button =
  (href: string, label: string): Part =>
  ({ brand, onBrand }) =>
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center" style="margin:0 auto"><tr><td class="button" bgcolor="${brand}" style="border-radius:8px;background:${brand}"><a class="button" href="${escapeHtml(href)}" style="display:inline-block;padding:12px 24px;color:${onBrand};font-weight:600;text-decoration:none;border-radius:8px">${escapeHtml(label)}</a></td></tr></table>`;

/** What a person wrote, in its own direction and with its line ends. */
export const quoted =
  (text: string): Part =>
  () =>
    `<p dir="auto" class="ink" style="margin:0;padding:0 16px;color:#16211d;white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(text)}</p>`;

/** Parts of a mail below each other. */
export const spaced =
  (...parts: readonly Part[]): Part =>
  (colours) =>
    parts
      .map((part) => part(colours))
      .join('<div style="height:24px;line-height:24px;font-size:0">&nbsp;</div>');
