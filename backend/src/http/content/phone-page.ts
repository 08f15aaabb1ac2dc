import escapeHtml from 'escape-html';
import type { SiteLook } from '../../contract/domains/site-look.ts';
import type { Language } from '../../contract/language.ts';
import { CLAIM_TEXTS } from '../../texts/claim/index.ts';
import { type SmallPage, smallPage } from '../edge/answers/small-page.ts';

/**
 * Starts the call once the page is painted, and once: neither a switch of the language nor a way back starts it again. A
 * browser without calls shows an error in place of what leads to one. There, that is an empty frame, so that the number stays.
 * The browsers of phones call from the page itself only.
 */
const SCRIPT = `const own=location.origin+location.pathname,call=document.querySelector('main a').href;
if(!history.state&&document.referrer.split('?')[0]!==own)addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(()=>{
history.replaceState(1,'');
if(/iP(hone|ad|od)|Android(?!.*; wv\\))/.test(navigator.userAgent))location.href=call;
else document.body.append(Object.assign(document.createElement('iframe'),{src:call,hidden:true}))})))`;

interface Phone {
  readonly code: string;
  readonly look: SiteLook;
  readonly tel: string;
  readonly shown: string;
}

/** A page that starts the call, and shows the number for a device that can't (section 4). */
export function phonePage({ code, look, tel, shown }: Phone, language: Language): SmallPage {
  const { phone, switch: switchName } = CLAIM_TEXTS[language];
  const main = `<p>${escapeHtml(phone.calls)}</p><h1 dir="ltr">${escapeHtml(shown)}</h1>
<a class="b" href="${escapeHtml(tel)}">${escapeHtml(phone.call)}</a>
<a class="b q" href="/${code}.vcf">${escapeHtml(phone.save)}</a>`;
  return smallPage({
    language,
    title: phone.title(shown),
    main,
    script: SCRIPT,
    frames: 'tel:',
    switchName,
    reports: code,
    look,
  });
}
