import { describe, expect, it } from 'vitest';
import type {
  SmartLinks,
  SmartVisitor,
  TimedDestination,
} from '../../../contract/content/pick-destination.ts';
import { dayPlan, type Stretch } from '../../../contract/content/smart/day-plan.ts';
import type { Period } from '../../../contract/content/smart/periods.ts';
import { tryOut } from '../../../contract/content/smart/try-out.ts';
import { preferredTag, smartDevice } from '../../../contract/content/smart/visitor-traits.ts';
import { wallClock } from '../../../contract/content/smart/wall-clock.ts';
import { weekdayOf } from '../../../contract/content/smart/week-plans.ts';
import { type YearPlan, yearPlan } from '../../../contract/content/smart/year-plan.ts';
import { OTHERWISE, type Phone, scanAtPlace, scanByPage } from './smart-scan.fixture.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const START = Date.UTC(2026, 0, 1);
const YEARS = 10;

const DESKTOP: Phone = {
  language: 'en-GB',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0',
};
const PHONES: readonly Phone[] = [
  DESKTOP,
  { language: 'de-CH', userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1' },
  { language: 'fr', userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile' },
];

const smartIn = (timeZone: string): SmartLinks => {
  const on = (from: string, to: string, path: string, limits: Partial<TimedDestination> = {}) => ({
    from,
    to,
    url: `https://example.com/${path}`,
    timeZone,
    ...limits,
  });
  const conditions = [
    on('08:00', '12:00', 'morning'),
    on('11:00', '20:00', 'work', { days: ['mon', 'tue', 'wed', 'thu', 'fri'] }),
    on('22:00', '02:30', 'night', { overnight: true, days: ['fri', 'sat'], endDate: '2033-10-30' }),
    on('02:00', '02:29', 'early', { startDate: '2027-03-28', endDate: '2034-03-26' }),
    on('00:00', '23:59', 'german', { languages: ['de'] }),
    on('03:00', '06:00', 'app', { devices: ['ios', 'android'] }),
    { ...on('00:00', '23:59', 'elsewhere'), timeZone: timeZone === 'UTC' ? 'Asia/Tokyo' : 'UTC' },
  ];
  // Some names of zones are UTC by another name.
  const isUtc = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone === 'UTC';
  return { conditions: isUtc ? conditions.slice(0, -1) : conditions, defaultUrl: 'https://example.net' };
};

/** The changes of a zone's clock in ten years, in milliseconds, found without the product's own search. */
function switchesOf(zone: string): readonly number[] {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const offset = (at: number) => format.formatToParts(at).at(-1)?.value ?? '';
  const found: number[] = [];
  const week = 7 * DAY_MS;
  let before = offset(START);
  for (let at = START; at < START + YEARS * 365 * DAY_MS; at += week) {
    const start = before;
    before = offset(at + week);
    if (start === before) continue;
    let [low, high] = [at, at + week];
    while (high - low > MINUTE_MS) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
      if (offset(middle) === start) low = middle;
      else high = middle;
    }
    found.push(high);
  }
  return found;
}

/** A generator of numbers from 0 to 1 that gives the same ones in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The rule in a plain form: each window as the text of its start and its end. */
function model({ conditions, defaultUrl }: SmartLinks, zone: string, visitor: SmartVisitor): string {
  const { date, clock, language, device } = visitor;
  const now = `${date} ${clock}`;
  const day = (offset: number) =>
    new Date(Date.parse(`${date}T00:00Z`) + offset * DAY_MS).toISOString().slice(0, 10);
  const windows = conditions
    .filter(({ timeZone }) => timeZone === zone)
    .flatMap((condition) =>
      [day(-1), day(0)].flatMap((first) => {
        const { from, to, overnight, days, startDate = '', endDate = '9999' } = condition;
        if (first < startDate || first > endDate) return [];
        if (days && !days.includes(weekdayOf(first))) return [];
        const last = overnight ? day(first === date ? 1 : 0) : first;
        return `${first} ${from}` <= now && now <= `${last} ${to}`
          ? [{ condition, start: `${first} ${from}` }]
          : [];
      }),
    );
  const timed = windows.filter(({ condition: { languages, devices } }) => !languages && !devices);
  const fitting = windows.filter(
    ({ condition: { languages, devices } }) =>
      (languages?.includes(language) ?? true) && (devices?.some((each) => each === device) ?? true),
  );
  const deciding = timed.length > 0 ? timed : fitting;
  const latest = deciding
    .map(({ start }) => start)
    .toSorted()
    .at(-1);
  return deciding.find(({ start }) => start === latest)?.condition.url ?? defaultUrl;
}

const stretchAt = (stretches: readonly Stretch[], { clock }: SmartVisitor): Stretch | undefined =>
  stretches.find(({ from, to }) => from <= clock && clock <= to);

const isListed = (periods: readonly Period[], date: string): boolean =>
  (periods[0]?.from ?? '') <= date && date <= (periods.at(-1)?.to ?? '');

/** Finds what a list of a year says for a day and a time; undefined where the default opens. */
function listed({ periods }: YearPlan, visitor: SmartVisitor): string | undefined {
  const { date } = visitor;
  const period = periods.find(({ from, to }) => from <= date && date <= to);
  const group = period?.groups.find(({ weekdays }) => weekdays.includes(weekdayOf(date)));
  const stretch = stretchAt(group?.stretches ?? [], visitor);
  return stretch === undefined ? 'not listed' : stretch.condition?.url;
}

describe('the scan, the page, the trial, the bar and the list of the year open the same', () => {
  const zones = Intl.supportedValuesOf('timeZone');

  /** Compares all answers for a zone at the changes of its clock and at random times. Returns how many were compared. */
  function compare(zone: string, seed: number, differing: string[]): number {
    const random = seeded(seed);
    const minute = () => START + Math.floor(random() * YEARS * 365 * 1_440) * MINUTE_MS;
    const smart = smartIn(zone);
    const phone = PHONES[seed % PHONES.length] ?? DESKTOP;
    const kind = { language: preferredTag(phone.language), device: smartDevice(phone.userAgent, 0) };
    const [redirect, page] = [scanAtPlace(smart, zone), scanByPage(smart, zone)];
    const years = [minute(), minute()].map((first) => yearPlan(smart.conditions, kind, zone, first));
    const changes = switchesOf(zone).flatMap((at) => [-1, 0, 29].map((add) => at + add * MINUTE_MS));
    const moments = [...changes, ...Array.from({ length: 20 }, minute)];
    for (const at of moments) {
      const visitor = { ...wallClock(zone, at), ...kind };
      const expected = model(smart, zone, visitor);
      const answers = {
        scan: redirect(phone, at),
        page: page(phone, at),
        trial: tryOut(smart, { ...visitor, zone }),
        bar: stretchAt(dayPlan(smart.conditions, visitor, zone), visitor)?.condition?.url ?? smart.defaultUrl,
        ...Object.fromEntries(
          years
            .filter(({ periods }) => isListed(periods, visitor.date))
            .map((year) => ['year', listed(year, visitor) ?? smart.defaultUrl]),
        ),
      };
      for (const [what, url] of Object.entries(answers))
        if (url !== expected)
          differing.push(`${what}, ${zone}, ${visitor.date} ${visitor.clock}: ${url}, not ${expected}`);
    }
    return moments.length;
  }

  it(`in each of ${zones.length} zones, at each change of the clocks in ten years and at random times`, () => {
    const differing: string[] = [];
    const compared = zones.map((zone, seed) => compare(zone, seed, differing));
    expect(differing.slice(0, 10)).toEqual([]);
    expect(compared.reduce((sum, count) => sum + count)).toBeGreaterThan(15_000);
  }, 120_000);

  it('the shop, where there is no default', () => {
    const smart = { conditions: [], defaultUrl: '' };
    expect(scanAtPlace(smart, 'UTC')(DESKTOP, START)).toBe(OTHERWISE);
    expect(scanByPage(smart, 'UTC')(DESKTOP, START)).toBe(OTHERWISE);
    expect(
      tryOut(smart, { ...wallClock('UTC', START), zone: 'UTC', language: '', device: '' }),
    ).toBeUndefined();
  });
});
