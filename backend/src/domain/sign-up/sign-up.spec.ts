import { describe, expect, it } from 'vitest';
import { given } from '../../testing/given.ts';
import type { SignUpEvent } from './events.ts';
import { SIGN_UP } from './sign-up.ts';

const started = (userId: string): SignUpEvent => ({ type: 'SignUpStarted', data: { userId } });
const start = { type: 'startSignUp', userId: 'ada' } as const;

describe('a sign-up with a taken email', () => {
  it('names its account', () => given(SIGN_UP).when(start).then(started('ada')));
  it('replaces the one before', () => given(SIGN_UP, started('ben')).when(start).then(started('ada')));
  it('changes nothing when it is repeated', () => given(SIGN_UP, started('ada')).when(start).thenNothing());
  it('has a stream of its own for each email', () => expect(SIGN_UP.streamOf('0a1b')).toBe('sign-up-0a1b'));
});
