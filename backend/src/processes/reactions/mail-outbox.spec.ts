import { once } from 'node:events';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { register } from '../../commands/accounts/register.ts';
import { OTP_MINUTES } from '../../commands/credentials/one-time-codes.ts';
import { handle } from '../../commands/handle.ts';
import { receiveNotice } from '../../commands/notices/receive-notice.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { type Mail, MailDeferred, type Mailer } from '../../ports/mailer.ts';
import type { Tracing } from '../../ports/telemetry/tracing.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { sendMails } from '../../testing/mails/send-mails.ts';
import { atOneSite } from '../../testing/mails/sites.ts';
import { fakeTracing } from '../../testing/tracing/fake-tracing.ts';
import { parkedMails } from '../mails/parked.ts';
import { retryMails } from './mail-outbox.ts';

let fixture: Fixture;
let lines: string[];
beforeEach(async () => {
  lines = [];
  fixture = await openFixture();
});
afterEach(() => fixture.close());

/** Returns the new user's id. */
async function signUp(email: string, over: { firstName?: string; emailVerified?: boolean } = {}) {
  const made = await register(fixture, {
    firstName: 'Ada',
    lastName: 'Byron',
    email,
    role: 'user',
    provider: 'local',
    emailVerified: false,
    password: null,
    ...over,
  });
  if (!made.ok) throw new Error('the account was refused');
  return made.value.userId;
}

/** Runs the outbox until the condition holds. */
async function run(
  send: Mailer['send'],
  until: () => void | Promise<void>,
  tracing?: Tracing,
): Promise<void> {
  const stop = new AbortController();
  const mailer = { send };
  const logger = pino({}, { write: (line) => void lines.push(line) });
  const context = { ...fixture, mailer, logger, tracing, ...atOneSite() };
  const running = Promise.all([sendMails(fixture, context, stop.signal), retryMails(context, stop.signal)]);
  await Promise.race([running, vi.waitFor(until, 15_000)]);
  stop.abort();
  await running;
}

it('holds up no other mail for one that is refused for good', async () => {
  await signUp('nobody@refused.example');
  await signUp('ada@example.com');
  const sent: string[] = [];
  const send = async ({ to }: Mail) => {
    if (to === 'nobody@refused.example') throw new Error('the mail server refused the mail');
    sent.push(to);
  };

  await run(send, () => expect(sent).toEqual(['ada@example.com']));
});

it('sends a mail that the process before it could not send', async () => {
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

it('sends one mail for a request that is repeated before its mail is sent', async () => {
  const userId = await signUp('ada@example.com');
  await handle(fixture, ACCOUNT, { kind: 'user', id: userId }, userId, {
    type: 'requestVerification',
    requestId: 'again',
  });
  await signUp('bob@example.com');
  const sent: string[] = [];

  await run(
    async ({ to }) => void sent.push(to),
    () => expect(sent).toContain('bob@example.com'),
  );

  expect(sent).toEqual(['ada@example.com', 'bob@example.com']);
});

it('sends no mail from the minute on at which its secret is of no use', async () => {
  await signUp('ada@example.com');
  fixture.pass(OTP_MINUTES);
  await signUp('bob@example.com');
  const sent: string[] = [];

  await run(
    async ({ to }) => void sent.push(to),
    () => expect(sent).toContain('bob@example.com'),
  );

  expect(sent).toEqual(['bob@example.com']);
});

it('names in the log a mail that the server was away for until it was of no use', async () => {
  await signUp('ada@example.com');
  const away = async () => {
    fixture.pass(OTP_MINUTES);
    throw new EngineUnavailable('mail server');
  };
  await run(away, () => expect(lines.join('')).toContain('before its deadline: given up'));
});

it('sends a one-time code while a mail about a notice waits', async () => {
  const notice = { code: '7K3M9QWX2P', revision: 4, infoType: 'link', reason: 'fraud' } as const;
  const reporter = { words: 'It is.', name: 'Eve', email: 'eve@example.com', language: 'en' };
  await receiveNotice(fixture, { ...notice, ...reporter });
  const stop = new AbortController();
  const sent: string[] = [];
  const send = async ({ to }: Mail) => {
    if (to === 'eve@example.com') await once(stop.signal, 'abort');
    else sent.push(to);
  };
  const logger = pino({ level: 'silent' });
  const context = { ...fixture, mailer: { send }, logger, ...atOneSite() };
  const running = sendMails(fixture, context, stop.signal);
  await signUp('ada@example.com');
  await vi.waitFor(() => expect(sent).toEqual(['ada@example.com']), 15_000);
  stop.abort();
  await running;
});

describe('a mail that the server defers', () => {
  const DEFERRED = 'ada@example.com';

  /** A server that defers the mails of one recipient, and accepts others. */
  function server(defers: () => boolean) {
    const sent: string[] = [];
    const tried: string[] = [];
    const send = async ({ to, id }: Mail) => {
      tried.push(to);
      if (to === DEFERRED && defers()) throw new MailDeferred('the mail server deferred the mail');
      sent.push(`${to} ${id}`);
    };
    return { send, tried, sentTo: () => sent.map((mail) => mail.split(' ')[0]) };
  }

  it('holds up no other, and is retried later', async () => {
    await signUp(DEFERRED);
    await signUp('bob@example.com');
    let busy = true;
    const { send, sentTo, tried } = server(() => busy);

    await run(send, () => expect(sentTo()).toEqual(['bob@example.com']));
    expect(tried).toEqual([DEFERRED, 'bob@example.com']);
    busy = false;
    fixture.pass(1);

    await run(send, () => expect(sentTo()).toEqual(['bob@example.com', DEFERRED]));
    expect(await parkedMails(fixture.vault)).toEqual([]);
  });

  it('stays in the trace that asks for it', async () => {
    await signUp(DEFERRED);
    let busy = true;
    const { send, sentTo, tried } = server(() => busy);
    const asking = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`;
    const first = fakeTracing();
    first.state.running = asking;
    await run(send, () => expect(tried).toHaveLength(1), first.tracing);
    busy = false;
    fixture.pass(1);

    const later = fakeTracing();
    await run(send, () => expect(sentTo()).toEqual([DEFERRED]), later.tracing);
    expect(later.spans).toMatchObject([
      { name: 'mail-retries', kind: 'consumer', from: asking, failed: false },
    ]);
  });

  it('is given up after a few tries, and the log names no address', async () => {
    await signUp(DEFERRED);
    const { send, tried } = server(() => true);
    let seen = 0;
    await run(send, () => {
      if (tried.length > seen) fixture.pass(3);
      seen = tried.length;
      expect(lines.join()).toContain('given up');
    });

    expect(tried).toHaveLength(4);
    expect(lines.join()).not.toContain('example.com');
    expect(await parkedMails(fixture.vault)).toEqual([]);
  });

  it('is retried from the moment on at which its next try is due', async () => {
    await signUp(DEFERRED);
    let busy = true;
    const { send, sentTo, tried } = server(() => busy);
    await run(send, () => expect(tried).toHaveLength(1));
    busy = false;
    const [parked] = await parkedMails(fixture.vault);
    fixture.pass(((parked?.dueAt ?? 0) - fixture.clock.now().getTime()) / 60_000);

    await run(send, () => expect(sentTo()).toEqual([DEFERRED]));
  });

  it('waits with the others while the mail server is away', async () => {
    await signUp(DEFERRED);
    await signUp('bob@example.com');
    let tries = 0;
    const defer = async () => {
      tries += 1;
      throw new MailDeferred('the mail server deferred the mail');
    };
    await run(defer, () => expect(tries).toBe(2));
    fixture.pass(1);
    tries = 0;
    const away = async () => {
      tries += 1;
      throw new EngineUnavailable('mail server');
    };

    await run(away, () => expect(tries).toBe(1));
    expect(await parkedMails(fixture.vault)).toHaveLength(2);
  });

  it.each([
    ['sent a minute before its deadline', OTP_MINUTES - 1, 1],
    ['given up at its deadline', OTP_MINUTES, 0],
  ])('is %s', async (_name, minutes, mails) => {
    await signUp(DEFERRED);
    let busy = true;
    const { send, sentTo, tried } = server(() => busy);
    await run(send, () => expect(tried).toHaveLength(1));
    busy = false;
    fixture.pass(minutes);
    await run(send, async () => expect(await parkedMails(fixture.vault)).toEqual([]));

    expect(sentTo()).toHaveLength(mails);
    expect(lines.join().includes('given up')).toBe(mails === 0);
  });

  it('is not sent once the same person has asked again', async () => {
    const userId = await signUp(DEFERRED);
    let busy = true;
    const { send, sentTo, tried } = server(() => busy);
    await run(send, () => expect(tried).toHaveLength(1));
    busy = false;
    fixture.pass(0.2);
    const requestId = fixture.random.uuid();
    await handle(fixture, ACCOUNT, { kind: 'user', id: userId }, userId, {
      type: 'requestVerification',
      requestId,
    });

    await run(send, () => expect(sentTo()).toEqual([DEFERRED]));
    fixture.pass(1);
    await signUp('bob@example.com');
    await run(send, () => expect(sentTo()).toContain('bob@example.com'));

    expect(tried).toHaveLength(3);
    expect(await parkedMails(fixture.vault)).toEqual([]);
  });
});

describe('a mail to an address that its reader has not proved', () => {
  const ADDRESS = 'https://evil.example/phish';

  /** Runs the outbox until a number of mails is sent. Returns them. */
  async function mails(count: number): Promise<readonly Mail[]> {
    const sent: Mail[] = [];
    await run(
      async (mail) => void sent.push(mail),
      () => expect(sent).toHaveLength(count),
    );
    return sent;
  }

  it('holds no name, in the first code, a link, and the code of a new e-mail', async () => {
    const firstName = ADDRESS;
    const ada = await signUp('ada@example.com', { firstName });
    await handle(fixture, ACCOUNT, SYSTEM, ada, { type: 'requestPasswordReset', requestId: 'r' });
    const ben = await signUp('ben@example.com', { firstName, emailVerified: true });
    const emailKey = fixture.secrets.emailKey('victim@example.com');
    const wanted = { email: 'victim@example.com', emailKey, requestId: 'v', language: undefined };
    await handle(fixture, ACCOUNT, SYSTEM, ben, { type: 'requestEmailChange', userId: ben, ...wanted });

    const sent = await mails(4);
    const strange = sent.filter(({ to }) => to !== 'ben@example.com');
    expect(strange.map(({ to }) => to)).toEqual(['ada@example.com', 'ada@example.com', 'victim@example.com']);
    for (const { subject, text, html } of strange) {
      expect(`${subject}${text}${html}`).not.toContain('evil');
      expect(text).toMatch(/^Hello,\n/);
    }
    expect(sent.find(({ to }) => to === 'ben@example.com')?.text).toContain(ADDRESS);
  });
});
