import { describe, expect, it } from 'vitest';
import { ERRORS, ErrorAnswer } from './errors.ts';

/** The statuses an answer may have, by what the caller can do about it. */
const STATUSES: readonly number[] = [400, 401, 403, 404, 409, 413, 415, 429, 500, 503];

describe('the table of errors', () => {
  it.each(Object.entries(ERRORS))('%s has a code, a status and words', (code, { status, message }) => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(STATUSES).toContain(status);
    expect(message).not.toBe('');
  });

  it('never says the same for two codes: the words alone tell what happened', () => {
    const words = Object.values(ERRORS).map(({ message }) => message);
    expect(new Set(words).size).toBe(words.length);
  });

  it('has one code for what nobody expected', () => {
    const unexpected = Object.values(ERRORS).filter(({ status }) => status === 500);
    expect(unexpected).toEqual([ERRORS.internal]);
  });
});

describe('an error answer', () => {
  it('says what, by which code, and where', () => {
    const answer = {
      message: 'Some fields need your attention',
      code: 'invalid_input',
      issues: [{ path: 'email', message: 'Email is required' }],
    };
    expect(ErrorAnswer.parse(answer)).toEqual(answer);
  });
  it('has a code of the table', () => {
    expect(ErrorAnswer.safeParse({ message: 'No', code: 'teapot' }).success).toBe(false);
  });
});
