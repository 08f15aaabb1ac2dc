import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { pino } from 'pino';
import { expect, vi } from 'vitest';
import { openOutboxMailer } from '../../src/adapters/outbox/mailer.ts';
import { systemClock } from '../../src/adapters/system/clock.ts';
import { register } from '../../src/commands/accounts/register.ts';
import { handle } from '../../src/commands/handle.ts';
import { LANGUAGES, type Language } from '../../src/contract/language.ts';
import { ACCOUNT } from '../../src/domain/account/account.ts';
import type { AccountEvent } from '../../src/domain/account/events.ts';
import { isMailType } from '../../src/domain/account/mail-types.ts';
import type { QrCodeCommand } from '../../src/domain/qr-code/decide.ts';
import { QR_CODE } from '../../src/domain/qr-code/qr-code.ts';
import { SYSTEM } from '../../src/ports/event-store.ts';
import { type Fixture, openFixture } from '../../src/testing/fixture.ts';
import { sendMails } from '../../src/testing/mails/send-mails.ts';
import { atOneSite } from '../../src/testing/mails/sites.ts';
import { HISTORIES } from './mail-histories.ts';
import { causeNoticeMails } from './notice-mails.ts';

const FROM = 'Qlaim <hello@codes.example>';
const PUBLIC_URL = 'https://codes.example';
const TEXTS = { title: '', freeText: 'x', videoUrl: '', videoDescription: '', imageText: '', pdfTitle: '' };

/** Writes each kind of mail in each language to a folder, as the product does that has no mail server. */
export async function writeEveryMail(folder: string): Promise<void> {
  const opened = await openFixture();
  const fixture = { ...opened, clock: systemClock };
  try {
    const events: AccountEvent[] = [];
    let due = 0;
    for (const language of LANGUAGES) {
      const holder = await signUp(fixture, language);
      due += await causeNoticeMails(fixture, await protectPage(fixture, holder), language);
      const takenKey = (await fixture.log.load(ACCOUNT, holder)).state.emailKey;
      for (const history of Object.values(HISTORIES).flat()) {
        const person = await signUp(fixture, language);
        const code = await protectPage(fixture, person);
        const appended = history({ person, code, takenKey });
        await append(fixture, person, appended);
        events.push(...appended);
      }
    }
    await send(fixture, folder, due + events.filter(({ type }) => isMailType(type)).length);
  } finally {
    await opened.close();
  }
}

let people = 0;

/** Registers a person with a verified e-mail, who reads a language. Returns the id. */
async function signUp(fixture: Fixture, language: Language): Promise<string> {
  people += 1;
  const email = `ada-${people}@shop.example`;
  const names = { firstName: 'Ada', lastName: 'Byron', role: 'user', provider: 'local' } as const;
  const made = await register(fixture, { ...names, email, emailVerified: true, password: null, language });
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value.userId;
}

/** Gives a person a code with a protected page. Returns the code. */
async function protectPage(fixture: Fixture, person: string): Promise<string> {
  const code = `7ZK3M9Q${String(people).padStart(3, '0')}`;
  const memories = { ...TEXTS, secureCode: 'a-hash', videos: [], images: [], pdfs: [] };
  const by = { id: person, role: 'user' } as const;
  const commands: readonly QrCodeCommand[] = [
    { type: 'generate', batchId: 'batch', index: people },
    { type: 'approve' },
    { type: 'claim', userId: person },
    { type: 'save', by, name: 'Bench', content: { infoType: 'memories', memories } },
  ];
  for (const command of commands) {
    const done = await handle(fixture, QR_CODE, SYSTEM, code, command);
    if (!done.ok) throw new Error(done.refusal.code);
  }
  return code;
}

async function append(
  { log, clock }: Fixture,
  person: string,
  events: readonly AccountEvent[],
): Promise<void> {
  const { revision } = await log.load(ACCOUNT, person);
  const at = clock.now().toISOString();
  await log.append({
    stream: ACCOUNT.streamOf(person),
    expected: revision,
    events: events.map((event) => ({ ...event, id: randomUUID(), at, actor: SYSTEM })),
  });
}

/** Runs the outbox until all mails that are due are in the folder. */
async function send(fixture: Fixture, folder: string, due: number): Promise<void> {
  const stop = new AbortController();
  const logger = pino({ level: 'silent' });
  const mailer = openOutboxMailer({ folder, from: FROM, logger, clock: systemClock });
  const context = { ...fixture, mailer, logger, ...atOneSite(PUBLIC_URL) };
  const running = sendMails(fixture, context, stop.signal);
  const until = async () => expect(await readdir(folder)).toHaveLength(due);
  await Promise.race([running, vi.waitFor(until, { timeout: 60_000 })]).finally(() => stop.abort());
  await running;
  await mailer.close();
}
