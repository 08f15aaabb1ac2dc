import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pickDestination, type SmartVisitor } from '../pick-destination.ts';
import { clockOf } from './day-plan.ts';

interface OldCondition {
  readonly from: string;
  readonly to: string;
  readonly url: string;
  readonly timeZone: string;
}

/** The rule as it was when conditions had hours and a zone alone. */
function oldRule(
  { conditions, defaultUrl }: { readonly conditions: readonly OldCondition[]; readonly defaultUrl: string },
  clock: string,
  zone: string,
): string | undefined {
  const canonical = (name: string): string | undefined => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    } catch {
      return undefined;
    }
  };
  const own = canonical(zone);
  let best: OldCondition | undefined;
  for (const condition of conditions) {
    if (own === undefined || canonical(condition.timeZone) !== own) continue;
    if (clock < condition.from || clock > condition.to) continue;
    if (best === undefined || condition.from > best.from) best = condition;
  }
  return best?.url ?? (defaultUrl === '' ? undefined : defaultUrl);
}

const clock = fc.nat(24 * 60 - 1).map(clockOf);
const zone = fc.constantFrom('Europe/Berlin', 'Asia/Calcutta', 'Asia/Kolkata', 'UTC', 'Mars/Olympus');
const condition = fc.record({ from: clock, to: clock, url: fc.webUrl(), timeZone: zone });
const visitor = fc.record({
  date: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
  language: fc.constantFrom('', 'de', 'en'),
  device: fc.constantFrom('' as const, 'ios' as const, 'computer' as const),
});

it('opens for content without days, dates, languages and devices what it always opened', () => {
  const content = fc.record({
    conditions: fc.array(condition, { maxLength: 8 }),
    defaultUrl: fc.constantFrom('', 'https://example.com/'),
  });
  fc.assert(
    fc.property(content, clock, zone, visitor, (smart, now, where, { date, language, device }) => {
      const today = date.toISOString().slice(0, 10);
      const scan: SmartVisitor = { date: today, clock: now, language, device };
      expect(pickDestination(smart, scan, where)).toBe(oldRule(smart, now, where));
    }),
    { numRuns: 1_000 },
  );
});
