import { ApiError } from '@qlaim/backend/contract';
import { expect, test } from 'vitest';
import { messageOf } from './message-of.ts';

const FALLBACK = 'Error updating qr code';

test("the server's message comes first, and the fallback replaces an empty one", () => {
  expect(
    messageOf(new ApiError(409, { message: 'Changed meanwhile', code: 'edited_meanwhile' }), FALLBACK),
  ).toBe('Changed meanwhile');
  expect(messageOf(new ApiError(0, { message: '', code: 'network' }), FALLBACK)).toBe(FALLBACK);
  expect(messageOf(new Error('internals'), FALLBACK)).toBe(FALLBACK);
});

test('the message of a field replaces the general message', () => {
  const issues = [{ path: 'link', message: 'Invalid URL format' }];
  const error = new ApiError(400, {
    message: 'Some fields need your attention',
    code: 'invalid_input',
    issues,
  });
  expect(messageOf(error, FALLBACK)).toBe('Invalid URL format');
});
