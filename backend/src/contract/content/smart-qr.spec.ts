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
});
