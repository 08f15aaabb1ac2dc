import { ApiError } from '@qlaim/backend/contract';
import { expect, test } from 'vitest';
import { wordsOf } from './words-of.ts';

const FALLBACK = 'Error updating qr code';

test("the server's message comes first, the fallback when it said nothing", () => {
  expect(
    wordsOf(new ApiError(409, { message: 'Changed meanwhile', code: 'edited_meanwhile' }), FALLBACK),
  ).toBe('Changed meanwhile');
  expect(wordsOf(new ApiError(0, { message: '', code: 'network' }), FALLBACK)).toBe(FALLBACK);
  expect(wordsOf(new Error('internals'), FALLBACK)).toBe(FALLBACK);
});

test('what is wrong with a field says more than that some field is wrong', () => {
  const issues = [{ path: 'link', message: 'Invalid URL format' }];
  const error = new ApiError(400, {
    message: 'Some fields need your attention',
    code: 'invalid_input',
    issues,
  });
  expect(wordsOf(error, FALLBACK)).toBe('Invalid URL format');
});
