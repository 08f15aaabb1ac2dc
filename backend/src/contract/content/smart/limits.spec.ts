import { describe, expect, it } from 'vitest';
import { pickDestination, type SmartVisitor, type TimedDestination } from '../pick-destination.ts';

const ZONE = 'Europe/Berlin';
const on = (from: string, to: string, url: string, limits: Partial<TimedDestination> = {}) => ({
  from,
  to,
  url,
  timeZone: ZONE,
  ...limits,
});
const pick = (
  conditions: readonly TimedDestination[],
  date: string,
  clock: string,
  who: Partial<SmartVisitor> = {},
) =>
  pickDestination(
    { conditions, defaultUrl: 'default' },
    { date, clock, language: '', device: '', ...who },
    ZONE,
  );

describe('a window over midnight', () => {
  // 2026-11-27 is a Friday.
  const friday = [on('22:00', '02:00', 'night', { overnight: true, days: ['fri'] })];

  it.each([
    ['2026-11-26', '23:00', 'default'],
    ['2026-11-27', '01:00', 'default'],
    ['2026-11-27', '21:59', 'default'],
    ['2026-11-27', '22:00', 'night'],
    ['2026-11-28', '00:00', 'night'],
    ['2026-11-28', '02:00', 'night'],
    ['2026-11-28', '02:01', 'default'],
    ['2026-11-28', '22:00', 'default'],
  ])('belongs to the day on which it begins: %s at %s opens %s', (date, clock, url) => {
    expect(pick(friday, date, clock)).toBe(url);
  });

  it('has its last night after the last day', () => {
    const until = [on('22:00', '02:00', 'night', { overnight: true, endDate: '2026-12-31' })];
    expect(pick(until, '2027-01-01', '01:00')).toBe('night');
    expect(pick(until, '2027-01-01', '22:30')).toBe('default');
  });

  it('began before one that begins after midnight, whatever the hours', () => {
    const both = [on('22:00', '06:00', 'night', { overnight: true }), on('00:00', '05:00', 'early')];
    expect(pick(both, '2026-11-28', '03:00')).toBe('early');
    expect(pick(both, '2026-11-28', '05:30')).toBe('night');
  });

  it('is none where it is not said to be', () => {
    expect(pick([on('22:00', '02:00', 'night')], '2026-11-28', '23:00')).toBe('default');
  });
});

describe('days and dates', () => {
  it('are both included, and hold together', () => {
    const market = [
      on('08:00', '13:00', 'market', { days: ['sat'], startDate: '2026-11-28', endDate: '2026-12-05' }),
    ];
    expect(
      ['2026-11-21', '2026-11-28', '2026-12-04', '2026-12-05', '2026-12-12'].map((date) =>
        pick(market, date, '09:00'),
      ),
    ).toEqual(['default', 'market', 'default', 'market', 'default']);
  });

  it('of an empty list are no limit', () => {
    const open = { days: [], startDate: '', endDate: '', languages: [], devices: [] };
    expect(pick([on('08:00', '13:00', 'open', open)], '2026-11-28', '09:00')).toBe('open');
  });
});

describe('languages and devices', () => {
  const german = on('00:00', '23:59', 'german', { languages: ['de', 'fr'] });
  const app = on('00:00', '23:59', 'app', { devices: ['ios'] });
  const both = on('09:00', '23:59', 'german app', { languages: ['de'], devices: ['ios'] });
  const lunch = on('12:00', '14:00', 'lunch');

  it.each([
    ['nothing known', {}, 'default'],
    ['a language', { language: 'fr' }, 'german'],
    ['another language', { language: 'it' }, 'default'],
    ['a device', { device: 'ios' }, 'app'],
    ['another device', { device: 'android' }, 'default'],
    ['both, where the later start decides', { language: 'de', device: 'ios' }, 'german app'],
  ] as const)('are read for %s', (_what, who, url) => {
    expect(pick([german, app, both, lunch], '2026-11-28', '10:00', who)).toBe(url);
  });

  it('decide only where no time without them applies', () => {
    expect(pick([german, app, both, lunch], '2026-11-28', '12:30', { language: 'de', device: 'ios' })).toBe(
      'lunch',
    );
  });

  it('hold within their own hours alone', () => {
    expect(pick([both], '2026-11-28', '08:59', { language: 'de', device: 'ios' })).toBe('default');
  });
});
