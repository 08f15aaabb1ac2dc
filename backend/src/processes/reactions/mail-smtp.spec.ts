import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSmtpMailer } from '../../adapters/smtp/mailer.ts';
import { systemClock } from '../../adapters/system/clock.ts';
import { register } from '../../commands/accounts/register.ts';
import { handle } from '../../commands/handle.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { sendMails } from '../../testing/mails/send-mails.ts';
import { atOneSite } from '../../testing/mails/sites.ts';
import { retryMails } from './mail-outbox.ts';

const REFUSED = 'nobody@refused.example';
const SLOW_MS = 400;
const PATIENCE = { timeout: 30_000 };

type Received = { readonly to: string; readonly subject: string };

/** A mail server that refuses one recipient for good, and takes its time for each mail. */
function mailServer(received: Received[], takes = 0) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) =>
      done(address === REFUSED ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null),
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then(async ({ to, subject }) => {
          await sleep(takes);
          received.push({ to: to?.[0]?.address ?? '', subject: subject ?? '' });
          done();
        }, done);
    },
  });
  // The mailer may leave in the middle of a mail.
  server.on('error', () => undefined);
  return server;
}

async function listen(server: SMTPServer, port = 0): Promise<number> {
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}

const closed = (server: SMTPServer) => new Promise<void>((resolve) => server.close(() => resolve()));

let fixture: Fixture;
let stop: AbortController;
beforeEach(async () => {
  fixture = { ...(await openFixture()), clock: systemClock };
  stop = new AbortController();
});
afterEach(() => fixture.close());

async function signUp(email: string): Promise<string> {
  const person = { firstName: 'Ada', lastName: 'Byron', role: 'user', provider: 'local' } as const;
  const made = await register(fixture, { ...person, email, emailVerified: false, password: null });
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value.userId;
}

const askForReset = (userId: string) =>
  handle(fixture, ACCOUNT, SYSTEM, userId, { type: 'requestPasswordReset', requestId: userId });

/** Runs the mail reactions against a server until the condition holds. */
async function run(port: number, until: () => void): Promise<void> {
  const mailer = openSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Qlaim <no-reply@qlaim.example>' });
  const logger = pino({ level: 'silent' });
  const context = { ...fixture, mailer, logger, ...atOneSite() };
  const running = Promise.all([sendMails(fixture, context, stop.signal), retryMails(context, stop.signal)]);
  try {
    await Promise.race([running, vi.waitFor(until, PATIENCE)]);
  } finally {
    stop.abort();
    await running;
    await mailer.close();
  }
}

const kindOf = ({ subject }: Received) => (/^\d{6}/.test(subject) ? 'code' : 'reset');

it('a server that refuses one recipient and is slow gets each other mail once, in order', async () => {
  const received: Received[] = [];
  const server = mailServer(received, SLOW_MS);
  const port = await listen(server);
  const ada = await signUp('ada@example.com');
  await askForReset(await signUp(REFUSED));
  await askForReset(ada);
  await signUp('bob@example.com');
  await signUp('last@example.com');

  await run(port, () => expect(received.map(({ to }) => to)).toContain('last@example.com'));

  expect(received.map((mail) => `${mail.to} ${kindOf(mail)}`)).toEqual([
    'ada@example.com code',
    'ada@example.com reset',
    'bob@example.com code',
    'last@example.com code',
  ]);
  await closed(server);
}, 60_000);

it('mails that were requested while the server was away arrive once, in order, when it is back', async () => {
  const received: Received[] = [];
  const gone = mailServer([]);
  const port = await listen(gone);
  await closed(gone);
  const ada = await signUp('ada@example.com');
  await askForReset(ada);
  await signUp('bob@example.com');
  const server = mailServer(received);
  const back = sleep(1_000).then(() => listen(server, port));

  await run(port, () => expect(received.map(({ to }) => to)).toContain('bob@example.com'));

  await back;
  expect(received.map((mail) => `${mail.to} ${kindOf(mail)}`)).toEqual([
    'ada@example.com code',
    'ada@example.com reset',
    'bob@example.com code',
  ]);
  await closed(server);
}, 60_000);
