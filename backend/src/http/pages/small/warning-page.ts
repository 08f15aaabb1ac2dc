import escapeHtml from 'escape-html';
import type { SiteLook } from '../../../contract/domains/site-look.ts';
import type { Language } from '../../../contract/language.ts';
import { shownLink } from '../../../contract/links/shown-link.ts';
import type { Flag } from '../../../domain/qr-code/flags/flag-state.ts';
import { CLAIM_TEXTS } from '../../../texts/claim/index.ts';
import { WARNING_TEXTS } from '../../../texts/warning/index.ts';
import { type SmallPage, smallPage } from '../../edge/answers/small-page.ts';

/** Google asks all who show what it says to lead there. */
const ADVISORY = 'https://developers.google.com/safe-browsing/v4/advisory';

interface Warned {
  readonly flag: Flag;
  /** The storefront, or the welcome page. */
  readonly back: string;
  readonly look: SiteLook;
}

/** A page that names a flagged address in full, why it is flagged, and the ways back and on. */
export function warningPage(language: Language, { flag, back, look }: Warned): SmallPage {
  const { title, leads, why, google, ...words } = WARNING_TEXTS[language];
  const { switch: switchName } = CLAIM_TEXTS[language];
  const advisory =
    flag.list === 'safe-browsing'
      ? `<p><a href="${ADVISORY}" rel="noreferrer">${escapeHtml(google)}</a></p>`
      : '';
  const main = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(leads)}</p>
<p class="w"><bdi dir="ltr">${escapeHtml(shownLink(flag.url))}</bdi></p><p>${escapeHtml(why[flag.threat])}</p>${advisory}
<a class="b" href="${escapeHtml(back)}" rel="noreferrer">${escapeHtml(words.back)}</a>
<a class="b q" href="${escapeHtml(hrefOf(flag.url))}" rel="noreferrer nofollow">${escapeHtml(words.on)}</a>`;
  return smallPage({ language, title, main, switchName, look });
}

/** Stored addresses are http or https. */
const hrefOf = (url: string): string => URL.parse(url)?.href ?? url;
