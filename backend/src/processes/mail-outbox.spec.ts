import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { register } from '../commands/register.ts';
import { EngineUnavailable } from '../ports/errors.ts';
import type { Mail, Mailer } from '../ports/mailer.ts';
import { openWorkshop, type Workshop } from '../testing/workshop.ts';
import { mailOutbox } from './mail-outbox.ts';
import { react } from './react.ts';

let workshop: Workshop;
beforeEach(async () => {
  workshop = await openWorkshop();
});
afterEach(() => workshop.close());

const signUp = (email: string) =>
  register(workshop, {
    firstName: 'Ada',
    lastName: 'Byron',
    email,
    role: 'user',
    provider: 'local',
    emailVerified: false,
    password: null,
  });

/** Runs the outbox until `until` holds. */
async function run(send: Mailer['send'], until: () => void): Promise<void> {
  const stop = new AbortController();
  const mailer = { send, close: async () => {} };
  const logger = pino({ level: 'silent' });
  const outbox = mailOutbox({ ...workshop, mailer, logger, publicUrl: 'https://qlaim.example' });
  const running = react(workshop, outbox, stop.signal);
  await Promise.race([running, vi.waitFor(until, 5000)]);
  stop.abort();
  await running;
}

it('a mail that is refused for good holds up no other', async () => {
  await signUp('nobody@refused.example');
  await signUp('ada@example.com');
  const sent: string[] = [];
  const send = async ({ to }: Mail) => {
    if (to === 'nobody@refused.example') throw new Error('the mail server refused the mail');
    sent.push(to);
  };

  await run(send, () => expect(sent).toEqual(['ada@example.com']));
});

it('a mail that could not leave before the process was stopped is sent by the next', async () => {
  await signUp('ada@example.com');
  await signUp('bob@example.com');
  let tries = 0;
  const away = async () => {
    tries += 1;
    throw new EngineUnavailable('mail server');
  };
  await run(away, () => expect(tries).toBe(1));

  const sent: string[] = [];
  await run(
    async ({ to }) => void sent.push(to),
    () => expect(sent).toEqual(['ada@example.com', 'bob@example.com']),
  );
});
