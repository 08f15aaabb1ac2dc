import escapeHtml from 'escape-html';
import { CLAIM_WORDS } from '../../contract/words/claim/index.ts';
import type { Language } from '../../contract/words/language.ts';
import { type SmallPage, smallPage } from './small-page.ts';

/**
 * Starts the call once the page is painted: a browser that can't call may replace the page by an error, and whoever goes back
 * finds the number. It doesn't start a second time after the language was switched.
 */
const SCRIPT = `const own=location.origin+location.pathname;
if(document.referrer.split('?')[0]!==own)addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(()=>{location.href=document.querySelector('main a').href})))`;

interface Phone {
  readonly code: string;
  readonly tel: string;
  readonly shown: string;
}

/** A page that starts the call, and shows the number for a device that can't (section 4). */
export function phonePage({ code, tel, shown }: Phone, language: Language): SmallPage {
  const { phone, switch: switchName } = CLAIM_WORDS[language];
  const main = `<p>${escapeHtml(phone.calls)}</p><h1 dir="ltr">${escapeHtml(shown)}</h1>
<a class="b" href="${escapeHtml(tel)}">${escapeHtml(phone.call)}</a>
<a class="b q" href="/${code}.vcf">${escapeHtml(phone.save)}</a>`;
  return smallPage({ language, title: phone.title(shown), main, script: SCRIPT, switchName });
}
