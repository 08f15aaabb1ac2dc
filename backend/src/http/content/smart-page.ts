import escapeHtml from 'escape-html';
import {
  conditionsIn,
  openConditions,
  type TimedDestination,
} from '../../contract/content/pick-destination.ts';
import { primaryTag, smartDevice } from '../../contract/content/smart/visitor-traits.ts';
import type { SiteLook } from '../../contract/domains/site-look.ts';
import type { Language } from '../../contract/language.ts';
import { shownHost } from '../../contract/links/shown-link.ts';
import { CLAIM_TEXTS } from '../../texts/claim/index.ts';
import { WHEN_TEXTS, withLimits } from '../../texts/when/index.ts';
import { type SmallPage, smallPage } from '../edge/answers/small-page.ts';

/**
 * Picks by the visitor's own clock and time zone, which the server does not know. A browser that has no function of language
 * tags still reads the clock.
 */
const SCRIPT = `const smart=JSON.parse(document.getElementById('smart').textContent);
const zone=Intl.DateTimeFormat().resolvedOptions().timeZone,now=new Date(),two=(n)=>String(n).padStart(2,'0');
const date=String(now.getFullYear()).padStart(4,'0')+'-'+two(now.getMonth()+1)+'-'+two(now.getDate());
const clock=now.toTimeString().slice(0,5),{language:first,languages,userAgent,maxTouchPoints}=navigator;
const language=(${lean(primaryTag)})((languages&&languages[0])||first),device=(${lean(smartDevice)})(userAgent,maxTouchPoints||0);
const [open]=(${lean(openConditions)})((${lean(conditionsIn)})(smart.conditions,zone),{date,clock,language,device});
location.replace(open?open.url:smart.defaultUrl||smart.otherwise)`;

/** Returns the source of a function without the spaces in which types stood, and without indentation. */
function lean(source: { toString(): string }): string {
  return source
    .toString()
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/ {2,}/g, ' ');
}

interface Smart {
  readonly code: string;
  readonly look: SiteLook;
  readonly conditions: readonly TimedDestination[];
  readonly defaultUrl: string;
  /** Where no condition applies and there is no default: the storefront. */
  readonly otherwise: string;
  /** Returns what to open for an address. */
  readonly opens: (url: string) => string;
}

/** A page that opens the link of this time of day. Without script it lists the links with their hours (section 4). */
export function smartPage(content: Smart, language: Language): SmallPage {
  const { code, look, conditions, defaultUrl, otherwise, opens } = content;
  const { smart, switch: switchName } = CLAIM_TEXTS[language];
  const when = WHEN_TEXTS[language];
  const timed = conditions.map(({ from, to, url, timeZone, ...limits }) =>
    link(url, opens(url), withLimits(smart.hours(from, to, timeZone.replaceAll('_', ' ')), limits, when)),
  );
  const last = defaultUrl || otherwise;
  const rest = link(last, opens(last), smart.otherwise);
  // A data block is not executed; an escaped `<` keeps it from ending early.
  const opened = {
    conditions: conditions.map((condition) => ({ ...condition, url: opens(condition.url) })),
    defaultUrl: defaultUrl && opens(defaultUrl),
    otherwise,
  };
  const data = JSON.stringify(opened).replaceAll('<', '\\u003c');
  const main = `<h1>${escapeHtml(smart.heading)}</h1><ul>${[...timed, rest].join('')}</ul>
<script type="application/json" id="smart">${data}</script>`;
  return smallPage({ language, title: smart.title, main, script: SCRIPT, switchName, reports: code, look });
}

const link = (url: string, opened: string, when: string): string =>
  `<li><a class="b" href="${escapeHtml(opened)}" rel="noreferrer" dir="ltr">${escapeHtml(shortened(url))}</a><span>${escapeHtml(when)}</span></li>`;

const LONGEST_SHOWN = 60;

/** Returns host and path, which tell links of one site apart. */
function shortened(url: string): string {
  const { pathname } = new URL(url);
  const shown = `${shownHost(url)}${pathname.replace(/\/$/, '')}`;
  return shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN - 1)}…` : shown;
}
