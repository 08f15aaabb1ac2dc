import { describe, expect, it } from 'vitest';
import { ERRORS, ErrorAnswer } from './errors.ts';

/** The statuses that the API uses for errors. */
const STATUSES: readonly number[] = [400, 401, 403, 404, 408, 409, 413, 415, 429, 431, 500, 503];

describe('the table of errors', () => {
  it.each(Object.entries(ERRORS))('%s has a code, a status and a message', (code, { status, message }) => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(STATUSES).toContain(status);
    expect(message).not.toBe('');
  });

  it('has a different message for each code', () => {
    const messages = Object.values(ERRORS).map(({ message }) => message);
    expect(new Set(messages).size).toBe(messages.length);
  });

  it('has one code for unexpected errors', () => {
    const unexpected = Object.values(ERRORS).filter(({ status }) => status === 500);
    expect(unexpected).toEqual([ERRORS.internal]);
  });
});

describe('an error response', () => {
  it('has a message, a code and the path of each issue', () => {
    const answer = {
      message: 'Some fields need your attention',
      code: 'invalid_input',
      issues: [{ path: 'email', message: 'Email is required' }],
    };
    expect(ErrorAnswer.parse(answer)).toEqual(answer);
  });
  it('refuses a code that is not in the table', () => {
    expect(ErrorAnswer.safeParse({ message: 'No', code: 'teapot' }).success).toBe(false);
  });
});
