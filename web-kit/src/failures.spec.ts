import { expect, it } from 'vitest';
import { adviceAfter, causeOf } from './failures.ts';

it.each([
  ['no response', { status: 0 }, 'network', 'Check your connection and try again.'],
  [
    'too many requests',
    { status: 429 },
    'busy',
    'Many tries came from your network just now. Try again in a moment.',
  ],
  [
    'too many requests, with a time',
    { status: 429, retryAfter: 30 },
    'busy',
    'Many tries came from your network just now. Try again in 30 seconds.',
  ],
  [
    'too many requests, with a long time',
    { status: 429, retryAfter: 800 },
    'busy',
    'Many tries came from your network just now. Try again in 14 minutes.',
  ],
  ['a fault of the server', { status: 500 }, 'fault', 'The fault is ours, not yours. Try again in a moment.'],
  [
    'an unavailable engine',
    { status: 503, retryAfter: 1 },
    'fault',
    'The fault is ours, not yours. Try again in 1 second.',
  ],
  [
    'an unreadable response',
    new SyntaxError('x'),
    'fault',
    'The fault is ours, not yours. Try again in a moment.',
  ],
  ['a refusal', { status: 403 }, 'refused', 'Reload the page and try again.'],
])('finds the cause and the advice for %s', (_what, error, cause, advice) => {
  expect(causeOf(error)).toBe(cause);
  expect(adviceAfter(error)).toBe(advice);
});
