import { expect, it } from 'vitest';
import { InfoType } from '../src/domain/qr-code/content/index.ts';
import { HOUR_MS } from './context.ts';
import { PEOPLE } from './people.ts';
import { planCodes } from './plan.ts';
import { SeededRandom } from './random.ts';
import { planVisits } from './scans/plan-visits.ts';

const NOW = Date.parse('2026-11-21T10:00:00.000Z');

const codesOf = (amount: number) => planCodes(new SeededRandom(1), amount, NOW).flatMap(({ codes }) => codes);
const visitsOf = (amount: number) => planVisits(new SeededRandom(2), codesOf(300), amount, NOW);

it.each([20, 21, 300, 3000])('%i codes: each is in one batch, and some are in every state', (amount) => {
  const codes = codesOf(amount);
  const states = [
    codes.filter(({ claim }) => claim),
    codes.filter(({ claim, approvedAt }) => !claim && approvedAt === null),
    codes.filter(({ claim, approvedAt }) => !claim && approvedAt !== null),
    codes.filter(({ restricted }) => restricted),
    codes.filter(({ disabledAt }) => disabledAt !== null),
  ];
  expect(codes.map(({ index }) => index)).toEqual(Array.from({ length: amount }, (_, index) => index));
  for (const state of states) expect(state.length).toBeGreaterThan(0);
});

it('the first person has codes with every type of content', () => {
  const types = codesOf(20).flatMap(({ claim }) =>
    claim?.person === 0 ? (claim.story.versions.at(-1)?.type ?? []) : [],
  );
  expect(new Set(types)).toEqual(new Set(InfoType.options));
});

it('owners claim approved codes once their e-mail is verified, and save versions in order, before now', () => {
  const midnight = Math.floor(NOW / (24 * HOUR_MS)) * 24 * HOUR_MS;
  for (const { claim, approvedAt } of codesOf(300)) {
    if (!claim) continue;
    const days = PEOPLE[claim.person]?.days ?? 0;
    expect(claim.at).toBeGreaterThan(approvedAt ?? Number.POSITIVE_INFINITY);
    expect(claim.at).toBeGreaterThan(midnight - days * 24 * HOUR_MS + 13 * HOUR_MS);
    const times = [claim.at, ...claim.savedAt, NOW];
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  }
});

it('scans come in the order of time, before now, to codes that lead somewhere', () => {
  const codes = codesOf(300);
  const visits = visitsOf(2000);
  expect(visits).toHaveLength(2000);
  expect(visits).toEqual(visits.toSorted((a, b) => a.at - b.at));
  for (const { index, at } of visits) {
    const { claim, approvedAt, restricted } = codes[index] ?? {};
    expect(at).toBeLessThan(NOW);
    expect(at).toBeGreaterThanOrEqual(claim?.savedAt[0] ?? claim?.at ?? approvedAt ?? NOW);
    expect(restricted).toBe(false);
  }
});

it('there are more scans in the evening than at night, from several devices', () => {
  const visits = visitsOf(2000);
  const between = (from: number, to: number) =>
    visits.filter(({ at }) => new Date(at).getUTCHours() >= from && new Date(at).getUTCHours() < to).length;
  expect(between(17, 21)).toBeGreaterThan(4 * between(1, 5));
  expect(new Set(visits.map(({ client }) => client.device)).size).toBe(4);
});

it('equal seeds plan the same', () => {
  expect(visitsOf(100)).toEqual(visitsOf(100));
});
