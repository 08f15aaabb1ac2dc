import escapeHtml from 'escape-html';
import type { SiteLook } from '../../../contract/domains/site-look.ts';
import type { Language } from '../../../contract/language.ts';
import { CLAIM_TEXTS } from '../../../texts/claim/index.ts';
import { SCAN_TEXTS } from '../../../texts/scan/index.ts';
import { type SmallPage, smallPage } from '../../edge/answers/small-page.ts';

/** A page for a visitor who has to wait, with a link to the address that they opened. */
export function tooManyPage(language: Language, look: SiteLook): SmallPage {
  const title = SCAN_TEXTS[language].gate.tooMany;
  const { again } = CLAIM_TEXTS[language].unavailable;
  const main = `<h1>${escapeHtml(title)}</h1><a class="b" href="">${escapeHtml(again)}</a>`;
  return smallPage({ language, title, main, look });
}
