import escapeHtml from 'escape-html';
import type { SiteLook } from '../../../contract/domains/site-look.ts';
import type { Language } from '../../../contract/language.ts';
import { CLAIM_TEXTS } from '../../../texts/claim/index.ts';
import { type SmallPage, smallPage } from '../../edge/answers/small-page.ts';

/** The addresses that only the owner of a hidden code gets. */
interface OwnersWays {
  readonly editor: string;
  /** Undefined where what is hidden has no address of its own. */
  readonly content: string | undefined;
}

/** A page that says that the owner has hidden a content for now. It names neither the owner nor what is hidden. */
export function hiddenPage(language: Language, look: SiteLook, owner?: OwnersWays): SmallPage {
  const { hidden, reasons, switch: switchName } = CLAIM_TEXTS[language];
  const { title, words } = reasons.hidden;
  const button = (href: string, text: string, kind: string) =>
    `<a class="${kind}" href="${escapeHtml(href)}" rel="noreferrer">${escapeHtml(text)}</a>`;
  const see = owner?.content === undefined ? '' : button(owner.content, hidden.see, 'b q');
  const ways = owner && `<p>${escapeHtml(hidden.yours)}</p>${button(owner.editor, hidden.show, 'b')}${see}`;
  const main = `<h1>${escapeHtml(title)}</h1>${ways ?? `<p>${escapeHtml(words)}</p>`}`;
  return smallPage({ language, title, main, switchName, look });
}
