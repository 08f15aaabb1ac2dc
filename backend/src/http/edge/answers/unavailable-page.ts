import escapeHtml from 'escape-html';
import type { SiteLook } from '../../../contract/domains/site-look.ts';
import type { Language } from '../../../contract/language.ts';
import { CLAIM_TEXTS } from '../../../texts/claim/index.ts';
import { type SmallPage, smallPage } from './small-page.ts';

/**
 * A page for a visitor during an outage, with a link to the address that they opened. `look`: that of the domain, once it is
 * known.
 */
export function unavailablePage(language: Language, look?: SiteLook): SmallPage {
  const { title, words, again } = CLAIM_TEXTS[language].unavailable;
  const main = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(words)}</p><a class="b" href="">${escapeHtml(again)}</a>`;
  return smallPage({ language, title, main, ...(look && { look }) });
}
