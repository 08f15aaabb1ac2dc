import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { createContext, Script } from 'node:vm';
import type { SmartLinks } from '../../../contract/content/pick-destination.ts';
import { PRODUCT_LOOK } from '../../../contract/domains/site-look.ts';
import { destinationOf } from '../../content/index.ts';
import { smartPage } from '../../content/smart-page.ts';
import { PickedAnswer } from '../../edge/answers/answer.ts';
import { prepare } from './prepared-answer.ts';

/** A visitor's browser: its headers, and what its scripts read. */
export interface Phone {
  readonly language: string;
  readonly userAgent: string;
}

export const OTHERWISE = 'https://shop.example/';

/** Returns what answers scans of a Smart QR that follows the clock of a place: the address of the redirect. */
export function scanAtPlace(smart: SmartLinks, zone: string): (phone: Phone, at: number) => string {
  let now = 0;
  const conditions = smart.conditions.map(({ ...condition }) => ({
    ...condition,
    days: condition.days && [...condition.days],
    languages: condition.languages && [...condition.languages],
    devices: condition.devices && [...condition.devices],
  }));
  const content = { infoType: 'smartQR', smartQR: { ...smart, conditions, zone } } as const;
  const clock = { now: () => new Date(now) };
  const answer = prepare('0000000000', destinationOf(content), {
    publicUrl: 'https://qlaim.example',
    storefrontUrl: OTHERWISE,
    clock,
    look: PRODUCT_LOOK,
    isOurs: () => false,
    flaggedDestinations: 'warn',
  });
  if (!(answer instanceof PickedAnswer)) throw new Error('the server picks no address');
  const request = new IncomingMessage(new Socket());
  return ({ language, userAgent }, at) => {
    now = at;
    request.headers['accept-language'] = language;
    request.headers['user-agent'] = userAgent;
    const { headers } = answer.for(request);
    return headers[headers.indexOf('Location') + 1] ?? '';
  };
}

/** Returns what runs the script of the page of a Smart QR, as a browser in a time zone runs it. */
export function scanByPage(smart: SmartLinks, zone: string): (phone: Phone, at: number) => string {
  const { body } = smartPage(
    { code: '8CZXE43DW1', look: PRODUCT_LOOK, ...smart, otherwise: OTHERWISE, opens: (url) => url },
    'en',
  );
  const [, data = '{}'] = /<script type="application\/json" id="smart">([\s\S]*?)<\/script>/.exec(body) ?? [];
  const [, source = ''] = /<script>([\s\S]*?)<\/script>/.exec(body) ?? [];
  const script = new Script(`(()=>{${source}})()`);
  let now = 0;
  let opened = '';
  const formats = new Map<string, Intl.DateTimeFormat>();
  const context = createContext({
    document: { getElementById: () => ({ textContent: data }) },
    location: {
      replace: (url: string) => {
        opened = url;
      },
    },
    navigator: {},
    Intl: {
      Locale: Intl.Locale,
      DateTimeFormat: function format(locale = 'en', { timeZone = zone } = {}) {
        const known = formats.get(timeZone) ?? new Intl.DateTimeFormat(locale, { timeZone });
        formats.set(timeZone, known);
        return known;
      },
    },
    Date: localDate(zone, () => now),
  });
  return ({ language, userAgent }, at) => {
    now = at;
    Object.assign(context['navigator'], { languages: [language], language, userAgent, maxTouchPoints: 0 });
    script.runInContext(context);
    return opened;
  };
}

/** Returns the class of dates of a browser in a time zone. `now` is the moment that its clock shows. */
function localDate(zone: string, now: () => number) {
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return class extends Date {
    readonly #shown: string;
    constructor(value?: number | string) {
      super(value ?? now());
      this.#shown = value === undefined ? local.format(this) : '';
    }
    override getFullYear = () => Number(this.#shown.slice(0, 4));
    override getMonth = () => Number(this.#shown.slice(5, 7)) - 1;
    override getDate = () => Number(this.#shown.slice(8, 10));
    override toTimeString = () => `${this.#shown.slice(11)} GMT`;
  };
}
