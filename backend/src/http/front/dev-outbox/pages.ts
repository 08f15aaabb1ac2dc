import escapeHtml from 'escape-html';
import { smallPage } from '../../edge/answers/small-page.ts';
import type { StoredMail } from './last-mails.ts';

/** Returns the page that lists mails. */
export function listPage(mails: readonly StoredMail[]): string {
  const items = mails.map(({ file, mail }) => {
    const to = mail.to?.map(({ address }) => address ?? '').join(', ') ?? '';
    const at = mail.date ?? '';
    return `<li><a class="b q" href="/dev/outbox/${encodeURIComponent(file)}">${escapeHtml(mail.subject ?? '')}</a><span>${escapeHtml(to)}<br>${escapeHtml(at)}</span></li>`;
  });
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No mails yet</p>';
  return smallPage({ language: 'en', title: 'Outbox', main: `<h1>Outbox</h1>${list}` }).body;
}

/** Returns a mail as its reader sees it; one without HTML as its text. */
export const mailPage = ({ mail }: StoredMail): string =>
  mail.html ?? `<!doctype html><meta charset="utf-8"><pre>${escapeHtml(mail.text ?? '')}</pre>`;
