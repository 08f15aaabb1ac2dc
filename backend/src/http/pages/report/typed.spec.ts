import { expect, it } from 'vitest';
import { readTyped, typedIn } from './typed.ts';

const GOOD = {
  reason: 'privacy',
  words: ' That is my daughter ',
  name: 'Ada Byron',
  email: 'Ada@Example.com',
  goodFaith: 'true',
};
const read = (change: Partial<Record<keyof typeof GOOD, unknown>> = {}) =>
  readTyped(typedIn({ ...GOOD, ...change }));

it('reads a notice', () =>
  expect(read()).toEqual({
    notice: {
      reason: 'privacy',
      words: 'That is my daughter',
      name: 'Ada Byron',
      email: 'ada@example.com',
      goodFaith: true,
    },
  }));

it('needs no name for the abuse of children', () =>
  expect(read({ reason: 'child-abuse', name: '', email: '' }).notice).toEqual({
    reason: 'child-abuse',
    words: 'That is my daughter',
    name: '',
    goodFaith: true,
  }));

it('says what is wrong with each field at once', () =>
  expect(readTyped(typedIn({}))).toEqual({
    problems: { reason: 'reason', words: 'words', name: 'name', email: 'email', goodFaith: 'goodFaith' },
  }));

it.each([
  ['an unknown reason', { reason: 'spite' }, { reason: 'reason' }],
  ['words of spaces', { words: ' \n ' }, { words: 'words' }],
  ['words that are too long', { words: 'x'.repeat(4001) }, { words: 'wordsLong' }],
  ['a name of two lines', { name: 'Ada\nByron' }, { name: 'nameLine' }],
  ['a name that nobody sees', { name: '\u200b' }, { name: 'nameLine' }],
  ['a name that is too long', { name: 'x'.repeat(101) }, { name: 'nameLine' }],
  ['no email', { email: '' }, { email: 'email' }],
  ['a wrong email', { email: 'ada@' }, { email: 'emailInvalid' }],
  ['a wrong email without need', { reason: 'child-abuse', email: 'ada@' }, { email: 'emailInvalid' }],
  ['another value of good faith', { goodFaith: 'on' }, { goodFaith: 'goodFaith' }],
])('refuses %s', (_what, change, problems) => expect(read(change)).toEqual({ problems }));

it.each([undefined, null, 'text', ['a'], { words: ['a', 'b'], name: { x: 1 } }])(
  'takes nothing of what is no form: %j',
  (body) => expect(typedIn(body)).toEqual({ reason: '', words: '', name: '', email: '', goodFaith: '' }),
);
