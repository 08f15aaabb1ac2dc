import escapeHtml from 'escape-html';
import { pickDestination, type TimedDestination } from '../../contract/content/pick-destination.ts';
import { type SmallPage, smallPage } from './small-page.ts';

/** Picks by the visitor's own clock and time zone, which the server does not know. */
const SCRIPT = `const smart=JSON.parse(document.getElementById('smart').textContent);
const zone=Intl.DateTimeFormat().resolvedOptions().timeZone;
const clock=new Date().toTimeString().slice(0,5);
location.replace((${pickDestination})(smart,clock,zone)??smart.otherwise)`;

interface Smart {
  readonly conditions: readonly TimedDestination[];
  readonly defaultUrl: string;
  /** Where no condition applies and there is no default: the storefront. */
  readonly otherwise: string;
}

/** A page that opens the link of this time of day. Without script it lists the links with their hours (section 4). */
export function smartPage(smart: Smart): SmallPage {
  const { conditions, defaultUrl, otherwise } = smart;
  const timed = conditions.map(({ from, to, url, timeZone }) =>
    link(url, `${from} to ${to}, ${timeZone.replaceAll('_', ' ')}`),
  );
  const rest = link(defaultUrl || otherwise, 'at any other time');
  // A data block is not executed; an escaped `<` keeps it from ending early.
  const data = JSON.stringify({ conditions, defaultUrl, otherwise }).replaceAll('<', '\\u003c');
  return smallPage({
    title: 'Links by time of day',
    main: `<h1>Where this code leads depends on the time of day</h1><ul>${[...timed, rest].join('')}</ul>
<script type="application/json" id="smart">${data}</script>`,
    script: SCRIPT,
  });
}

const link = (url: string, when: string): string =>
  `<li><a href="${escapeHtml(url)}" rel="noreferrer">${escapeHtml(new URL(url).host)}</a><span>${escapeHtml(when)}</span></li>`;
