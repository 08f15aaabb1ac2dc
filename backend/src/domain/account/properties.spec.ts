import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { registration, reserved } from '../../testing/account.ts';
import { expectPure, play } from '../../testing/given.ts';
import { DEFINITIONS } from '../catalogue.ts';
import { ACCOUNT } from './account.ts';
import type { AccountCommand } from './decide.ts';

const id = fc.constantFrom('one', 'two');
const code = fc.constantFrom('ABCDEFGHJK', '0000000000');
const language = fc.constantFrom('de', 'ar');
const reservation = (emailKey: fc.Arbitrary<string>) => fc.record({ emailKey, revision: fc.nat(2) });
const googleReservation = fc.record({ googleKey: id, revision: fc.nat(2) });
const register: fc.Arbitrary<AccountCommand> = fc.record({
  type: fc.constant('register'),
  userId: fc.constant('ada'),
  requestId: id,
  registration: fc
    .record({
      role: fc.constantFrom('user', 'admin'),
      provider: fc.constantFrom('local', 'google'),
      credential: fc.option(id),
      emailVerified: fc.boolean(),
    })
    .map((choices) => ({ ...registration, ...choices })),
  reserved: reservation(fc.constant(reserved.emailKey)),
  awaitedCode: fc.option(code, { nil: undefined }),
});
const command: fc.Arbitrary<AccountCommand> = fc.oneof(
  register,
  fc.record({
    type: fc.constantFrom('requestVerification', 'requestPasswordReset'),
    requestId: id,
    language: fc.option(language, { nil: undefined }),
  }),
  fc.record({ type: fc.constant('chooseLanguage'), language }),
  fc.record({
    type: fc.constant('acceptTerms'),
    version: fc.constantFrom('2026-01-01', '2026-12-01'),
    domain: fc.constantFrom(null, 'codes.example.de'),
    link: fc.constantFrom(null, 'https://bags.example/terms'),
    language,
  }),
  fc.record({
    type: fc.constant('registerAgain'),
    userId: fc.constant('ada'),
    firstName: id,
    lastName: id,
    credential: id,
    awaitedCode: fc.option(code, { nil: undefined }),
    language: fc.option(language, { nil: undefined }),
    requestId: fc.option(id, { nil: undefined }),
  }),
  fc.record({ type: fc.constant('verifyEmail'), emailKey: fc.oneof(fc.constant(reserved.emailKey), id) }),
  fc.record({ type: fc.constant('awaitClaim'), code }),
  fc.record({ type: fc.constant('settleClaim'), code, outcome: fc.constantFrom('claimed', 'refused') }),
  fc.record({ type: fc.constant('changePassword'), credential: id, replaces: fc.option(id) }),
  fc.record({ type: fc.constant('rename'), userId: fc.constant('ada'), firstName: id, lastName: id }),
  fc.record({
    type: fc.constant('requestEmailChange'),
    userId: fc.constant('ada'),
    email: fc.constantFrom('ada@example.com', 'ada@example.org'),
    emailKey: fc.oneof(fc.constant(reserved.emailKey), id),
    requestId: id,
  }),
  fc.record({
    type: fc.constant('confirmEmailChange'),
    userId: fc.constant('ada'),
    reserved: reservation(id),
    replaces: fc.oneof(fc.constant(reserved.emailKey), id),
    releases: fc.option(reservation(fc.oneof(fc.constant(reserved.emailKey), id))),
  }),
  fc.constant<AccountCommand>({ type: 'cancelEmailChange' }),
  fc.record({
    type: fc.constant('giveUpEmail'),
    reserved: reservation(fc.oneof(fc.constant(reserved.emailKey), id)),
  }),
  fc.record({
    type: fc.constant('linkGoogle'),
    reserved: googleReservation,
    way: fc.constantFrom('profile', 'email'),
  }),
  fc.record({ type: fc.constant('giveUpGoogle'), reserved: googleReservation }),
  fc.constant<AccountCommand>({ type: 'unlinkGoogle' }),
  fc.constant<AccountCommand>({ type: 'erase', codes: 'close' }),
);

const playAccount = (commands: readonly AccountCommand[]) => play(ACCOUNT, commands);
const everyPlay = (check: (steps: ReturnType<typeof playAccount>) => void) =>
  fc.assert(
    fc.property(register, fc.array(command, { maxLength: 30 }), (first, rest) =>
      check(playAccount([first, ...rest])),
    ),
  );

/** Commands that request a state rather than a change: the second of two equal ones changes nothing. */
const REPEATABLE: ReadonlySet<AccountCommand['type']> = new Set([
  'verifyEmail',
  'awaitClaim',
  'settleClaim',
  'chooseLanguage',
  'acceptTerms',
  'rename',
  'requestEmailChange',
  'confirmEmailChange',
  'cancelEmailChange',
  'giveUpEmail',
  'linkGoogle',
  'unlinkGoogle',
  'giveUpGoogle',
]);

describe('an account, after any commands in any order,', () => {
  it('never changes its role or provider', () =>
    everyPlay((steps) => {
      for (const { before, after } of steps.filter((step) => step.before.status !== 'absent')) {
        expect([after.role, after.provider]).toEqual([before.role, before.provider]);
      }
    }));

  it('has a password or the Google account that it began with', () =>
    everyPlay((steps) => {
      const unlinked = steps.filter(
        ({ before, after }) =>
          before.googleKey !== null && after.googleKey === null && after.status === 'present',
      );
      expect(unlinked.filter(({ after }) => after.credential === null)).toEqual([]);
    }));

  it('refuses all commands except those that give something up once erased, and stays erased', () =>
    everyPlay((steps) => {
      for (const { command, decision, after } of steps.filter((step) => step.before.status === 'erased')) {
        const code = command.type === 'register' ? 'email_taken' : 'unknown_user';
        const gives = command.type === 'giveUpEmail' || command.type === 'giveUpGoogle';
        expect(decision).toEqual(gives ? { ok: true, value: [] } : { ok: false, refusal: { code } });
        expect(after.status).toBe('erased');
      }
    }));

  it('does not use an email that it has given up until it is reserved again', () =>
    everyPlay((steps) => {
      const accepted = steps.filter(({ decision }) => decision.ok);
      const kept = accepted.filter(
        ({ command, after }) =>
          command.type === 'giveUpEmail' &&
          after.status === 'present' &&
          after.emailKey === command.reserved.emailKey,
      );
      expect(kept).toEqual([]);
      const outdated = accepted.filter(
        ({ command, before, after }) =>
          command.type === 'confirmEmailChange' &&
          before.emailKey !== after.emailKey &&
          (before.givenUp[after.emailKey] ?? -1) >= command.reserved.revision,
      );
      expect(outdated).toEqual([]);
    }));

  it('changes its email by the one-time code of the new one alone', () =>
    everyPlay((steps) => {
      const changed = steps.filter(
        ({ before, after }) => before.status === 'present' && after.email !== before.email,
      );
      expect(changed.map(({ command, after }) => [command.type, after.email])).toEqual(
        changed.map(({ before }) => ['confirmEmailChange', before.pendingEmail?.email]),
      );
    }));

  it('never passes to somebody who signs up again once an email was verified', () =>
    everyPlay((steps) => {
      for (const { command, decision, before } of steps) {
        if (command.type !== 'registerAgain' || before.provenEmail === null) continue;
        expect(decision.ok).toBe(false);
      }
    }));

  it('has no waiting code when it is an admin’s', () =>
    everyPlay((steps) => {
      const admins = steps.filter(({ after }) => after.role === 'admin');
      expect(admins.filter(({ after }) => after.awaitedCode !== null)).toEqual([]);
    }));

  it('emits only events of the catalogue', () =>
    everyPlay((steps) => {
      for (const { type, data } of steps.flatMap(({ events }) => events)) {
        expect(DEFINITIONS.get(type)?.data.parse(data)).toEqual(data);
      }
    }));

  it('decides without side effects', () =>
    everyPlay((steps) => {
      for (const step of steps) expectPure(ACCOUNT, step);
    }));

  it('changes nothing when a command that requests a state is repeated', () =>
    everyPlay((steps) => {
      for (const { command, decision, after } of steps) {
        if (!decision.ok || !REPEATABLE.has(command.type)) continue;
        expect(ACCOUNT.decide(command, after)).toEqual({ ok: true, value: [] });
      }
    }));
});
