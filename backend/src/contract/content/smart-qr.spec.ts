import { describe, expect, it } from 'vitest';
import { issuesOf } from '../../testing/issues.ts';
import { UpdateCodeBody } from './index.ts';

const condition = {
  parameter: 'time',
  from: '08:00',
  to: '12:00',
  url: 'https://example.com/a',
  timeZone: 'Europe/Berlin',
};
const body = (changes: object = {}, smart: object = {}) => ({
  type: 'smartQR',
  smartQR: { conditions: [{ ...condition, ...changes }], defaultUrl: '', ...smart },
});
const LIMITED = {
  days: ['mon', 'sun'],
  startDate: '2026-12-01',
  endDate: '2026-12-01',
  languages: ['de', 'iw'],
  devices: ['ios', 'computer'],
};
const at = (field: string) => `smartQR.conditions.0.${field}`;
const without = (field: keyof typeof condition) => {
  const { [field]: _left, ...rest } = condition;
  return { type: 'smartQR', smartQR: { conditions: [rest] } };
};

describe('the body of a Smart QR', () => {
  it('normalises links, and fills in the whole day', () => {
    const parsed = UpdateCodeBody.parse({
      type: 'smartQR',
      smartQR: { conditions: [{ url: 'Example.COM/Ab', timeZone: 'Asia/Kolkata' }] },
    });
    expect(parsed).toEqual({
      type: 'smartQR',
      smartQR: {
        conditions: [
          {
            parameter: 'time',
            from: '00:00',
            to: '23:59',
            url: 'https://example.com/Ab',
            timeZone: 'Asia/Kolkata',
          },
        ],
        defaultUrl: '',
      },
    });
  });

  it.each([
    ['a day', body({ from: '00:00', to: '23:59' })],
    ['a default alone', { type: 'smartQR', smartQR: { conditions: [], defaultUrl: 'example.com' } }],
    ['an id', body({ _id: '65f0' })],
    ['an alias of a zone', body({ timeZone: 'Asia/Calcutta' })],
    ['no default', without('from')],
    ['a time over midnight', body({ from: '22:00', to: '02:00', overnight: true })],
    ['days, dates, languages and devices', body(LIMITED)],
    ['the clock of the visitor', body({}, { zone: 'visitor' })],
    [
      'the clock of a place, under another name',
      body({ timeZone: 'Asia/Calcutta' }, { zone: 'Asia/Kolkata' }),
    ],
  ])('takes %s', (_what, input) => expect(issuesOf(UpdateCodeBody, input)).toEqual({}));

  it.each([
    ['an empty from', body({ from: '' }), { [at('from')]: 'From Time is required' }],
    ['a from that is no time', body({ from: '24:00' }), { [at('from')]: 'From Time is required' }],
    ['an empty to', body({ to: '' }), { [at('to')]: 'To Time is required' }],
    ['a to before from', body({ to: '07:59' }), { [at('to')]: 'To Time must be after From Time' }],
    ['a to equal to from', body({ to: '08:00' }), { [at('to')]: 'To Time must be after From Time' }],
    ['no link', without('url'), { [at('url')]: 'Link is required' }],
    ['an empty link', body({ url: ' ' }), { [at('url')]: 'Link is required' }],
    ['a link that is none', body({ url: 'nowhere' }), { [at('url')]: 'Enter a valid URL' }],
    ['a script', body({ url: 'javascript:alert(1)' }), { [at('url')]: 'Enter a valid URL' }],
    ['no time zone', without('timeZone'), { [at('timeZone')]: 'Timezone is required' }],
    ['an empty time zone', body({ timeZone: '' }), { [at('timeZone')]: 'Timezone is required' }],
    [
      'a time zone that is none',
      body({ timeZone: 'Mars/Olympus' }),
      { [at('timeZone')]: 'This time zone is not known' },
    ],
    [
      'a time over midnight that ends later',
      body({ overnight: true }),
      { [at('to')]: 'A time that ends on the next day must end before From Time' },
    ],
    [
      'a day that is none',
      body({ startDate: '2026-02-30' }),
      { [at('startDate')]: 'Enter a day of the calendar' },
    ],
    [
      'a last day before the first',
      body({ startDate: '2026-12-02', endDate: '2026-12-01' }),
      { [at('endDate')]: 'The last day must not be before the first day' },
    ],
    ['no days', body({ days: [] }), { [at('days')]: 'Choose at least one' }],
    ['a day twice', body({ days: ['mon', 'mon'] }), { [at('days')]: 'Choose each one once' }],
    ['a language twice', body({ languages: ['he', 'iw'] }), { [at('languages')]: 'Choose each one once' }],
    [
      'a language that is none',
      body({ languages: ['de-CH'] }),
      { [at('languages.0')]: 'This language is not known' },
    ],
    [
      'too many languages',
      body({
        languages: Array.from({ length: 21 }, (_none, place) => `a${String.fromCharCode(97 + place)}`),
      }),
      { [at('languages')]: 'At most 20 languages' },
    ],
    ['another device', body({ devices: ['fridge'] }), { [at('devices.0')]: expect.any(String) }],
    ['a place that is none', body({}, { zone: 'Mars' }), { 'smartQR.zone': 'This time zone is not known' }],
    ['an offset as a place', body({}, { zone: '+01:00' }), { 'smartQR.zone': 'This time zone is not known' }],
    [
      'a time in another zone than the place',
      body({}, { zone: 'Europe/Paris' }),
      { [at('timeZone')]: 'Use the time zone of the place' },
    ],
    ['another parameter', body({ parameter: 'place' }), { [at('parameter')]: expect.any(String) }],
    [
      'a bad default',
      body({}, { defaultUrl: 'nowhere' }),
      { 'smartQR.defaultUrl': 'Default URL must be a valid URL' },
    ],
    [
      'nothing at all',
      { type: 'smartQR', smartQR: { conditions: [] } },
      { 'smartQR.defaultUrl': 'Link is required' },
    ],
    [
      'too many conditions',
      { type: 'smartQR', smartQR: { conditions: Array.from({ length: 49 }, () => condition) } },
      { 'smartQR.conditions': 'At most 48 conditions' },
    ],
  ])('refuses %s', (_what, input, issues) => expect(issuesOf(UpdateCodeBody, input)).toEqual(issues));

  it('stores one name of a place, and of a language', () => {
    const zoneOf = (zone: string) => {
      const parsed = UpdateCodeBody.parse(body({ ...LIMITED, timeZone: zone }, { zone }));
      return parsed.type === 'smartQR' ? parsed.smartQR : undefined;
    };
    expect(zoneOf('Asia/Kolkata')?.zone).toBe(zoneOf('Asia/Calcutta')?.zone);
    expect(zoneOf('UTC')?.conditions[0]?.languages).toEqual(['de', 'he']);
  });
});
