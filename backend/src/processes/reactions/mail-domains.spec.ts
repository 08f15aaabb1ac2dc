import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../adapters/system/clock.ts';
import { register } from '../../commands/accounts/register.ts';
import { reportGuesses } from '../../commands/credentials/report-guesses.ts';
import { handle, handleAll } from '../../commands/handle.ts';
import { receiveNotice } from '../../commands/notices/receive-notice.ts';
import { shadesOf } from '../../contract/domains/shades.ts';
import { PRODUCT_LOOK } from '../../contract/domains/site-look.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { type Mail, MailDeferred } from '../../ports/mailer.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { sendMails } from '../../testing/mails/send-mails.ts';
import { plainSite } from '../../testing/mails/sites.ts';
import { parkedMails } from '../mails/parked.ts';
import type { MailSites } from '../mails/site.ts';
import { retryMails } from './mail-outbox.ts';

const [GERMAN, FRENCH] = ['codes.example.de', 'codes.example.fr'];
const [ADA, EVE] = ['ada@example.com', 'eve@example.com'];
const CODE = '7K3M9QWX2P';
const SHOP = "Wolle & $' <Co>";

const SITES: MailSites = {
  siteAt: (domain) => {
    if (domain === undefined) return plainSite('https://codes.example.org');
    const name = domain === GERMAN ? SHOP : 'Sacs';
    const look = { ...PRODUCT_LOOK, name, shades: shadesOf('#7a1f3d'), legal: ['imprint'] as const };
    return { publicUrl: `https://${domain}`, look, from: `${domain} <hello@${domain}>` };
  },
};

let fixture: Fixture;
let sent: Mail[];
beforeEach(async () => {
  fixture = { ...(await openFixture()), clock: systemClock };
  sent = [];
});
afterEach(() => fixture.close());

const at = (domain: string) => ({ ...fixture, log: fixture.log.askedAt(domain) });

async function personAt(domain: string, emailVerified = true): Promise<string> {
  const names = { firstName: 'Ada', lastName: 'Byron', role: 'user', provider: 'local' } as const;
  const made = await register(at(domain), { ...names, email: ADA, emailVerified, password: null });
  if (!made.ok) throw new Error('the account was refused');
  return made.value.userId;
}

/** Runs the outbox until the condition holds. */
async function run(until: () => unknown, send = async (mail: Mail) => void sent.push(mail)): Promise<void> {
  const stop = new AbortController();
  const context = { ...fixture, ...SITES, mailer: { send }, logger: pino({ level: 'silent' }) };
  const running = Promise.all([sendMails(fixture, context, stop.signal), retryMails(context, stop.signal)]);
  await Promise.race([running, vi.waitFor(until, 15_000)]).finally(() => stop.abort());
  await running;
}

/** Sends until a number of mails has gone to an address, and returns the last. */
async function mailTo(email: string, count = 1): Promise<Mail | undefined> {
  const found = () => sent.filter(({ to }) => to === email);
  await run(() => expect(found()).toHaveLength(count));
  return found().at(-1);
}

const code = async (domain: string, owner: string) => {
  await handleAll(fixture, QR_CODE, SYSTEM, CODE, [
    { type: 'generate', batchId: 'batch', index: 0 },
    { type: 'approve' },
  ]);
  const by = { kind: 'user', id: owner } as const;
  await handle(at(domain), QR_CODE, by, CODE, { type: 'claim', userId: owner });
};

describe('a mail that was asked for at a domain', () => {
  it('has its name, colours, links and sender, and says the name in its texts', async () => {
    await personAt(GERMAN, false);
    const mail = await mailTo(ADA);
    expect(mail?.from).toBe(`${GERMAN} <hello@${GERMAN}>`);
    expect(mail?.subject).toMatch(/^\d{6} is your /);
    expect(mail?.subject).toContain(`is your ${SHOP} code`);
    expect(mail?.text).toContain(`\n\n${SHOP}\n`);
    expect(mail?.text).toContain(`https://${GERMAN}/legal/imprint`);
    expect(mail?.html).toContain('>Wolle &amp; $&#39; &lt;Co&gt;</td>');
    expect(mail?.html).toContain(shadesOf('#7a1f3d').light.brand);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('Qlaim');
  });

  it('has them, too, where the server defers it', async () => {
    const clock = { now: () => new Date(Date.now() + 60_000) };
    await personAt(GERMAN, false);
    const busy = async () => {
      throw new MailDeferred('the mail server deferred the mail');
    };
    await run(async () => expect(await parkedMails(fixture.vault)).toMatchObject([{ domain: GERMAN }]), busy);
    fixture = { ...fixture, clock };
    expect((await mailTo(ADA))?.from).toContain(GERMAN);
  });

  it('leaves what a person has named', async () => {
    const ada = await personAt(GERMAN);
    await code(FRENCH, ada);
    const by = { id: ada, role: 'user' } as const;
    const content = { infoType: 'link', link: 'https://example.com/' } as const;
    await handle(fixture, QR_CODE, SYSTEM, CODE, { type: 'save', by, name: 'My Qlaim bag', content });
    await handle(at(GERMAN), ACCOUNT, SYSTEM, ada, { type: 'requestCodeAddress', code: CODE });
    const mail = await mailTo(ADA);
    expect(mail?.subject).toBe(`The address of your ${SHOP} code`);
    expect(mail?.text).toContain('My Qlaim bag');
    expect(mail?.text).toContain(`https://${GERMAN}/${CODE}`);
  });
});

describe('a mail that its reader did not ask for', () => {
  it('has the domain at which the owner claimed or changed the code', async () => {
    const ada = await personAt(GERMAN);
    await code(FRENCH, ada);
    await handle(at(GERMAN), QR_CODE, SYSTEM, CODE, { type: 'handOver', to: 'ben', keep: true });
    await handle(fixture, ACCOUNT, SYSTEM, ada, {
      type: 'tellGivenAway',
      code: CODE,
      revision: 3,
      kept: true,
    });
    const mail = await mailTo(ADA);
    expect(mail?.subject).toBe('A Sacs code of yours has another owner now');
    expect(mail?.text).toContain(`https://${FRENCH}`);
  });

  it('is not of the domain at which somebody guesses', async () => {
    const ada = await personAt(GERMAN);
    await code(FRENCH, ada);
    const by = { id: ada, role: 'user' } as const;
    const texts = {
      title: '',
      freeText: '',
      videoUrl: '',
      videoDescription: '',
      imageText: '',
      pdfTitle: '',
    };
    const memories = { ...texts, secureCode: 'hash', videos: [], images: [], pdfs: [] };
    const content = { infoType: 'memories', memories } as const;
    await handle(fixture, QR_CODE, SYSTEM, CODE, { type: 'save', by, name: '', content });
    await reportGuesses(at(GERMAN), CODE, { owner: ada });
    expect((await mailTo(ADA))?.text).toContain(`https://${FRENCH}/edit/${CODE}`);
  });

  it('about a notice has the domain at which that was sent, or that of the code', async () => {
    const ada = await personAt(GERMAN);
    await code(GERMAN, ada);
    const about = { code: CODE, revision: 2, infoType: 'link', reason: 'fraud', language: 'en' } as const;
    const received = await receiveNotice(at(FRENCH), { ...about, words: 'It is', name: 'Eve', email: EVE });
    if (!received.ok) throw new Error('the notice was refused');
    const decided = {
      decision: 'disable',
      ground: 'house',
      rule: 'No phishing',
      words: '',
      by: 'x',
    } as const;
    await handle(fixture, NOTICE, SYSTEM, received.value.number, { type: 'decide', decided, owner: ada });
    const told = await mailTo(EVE, 2);
    expect(told?.from).toContain(FRENCH);
    const stated = await mailTo(ADA);
    expect(stated?.subject).toBe(`We have switched off a ${SHOP} code of yours`);
    expect(stated?.text).toContain(`https://${GERMAN}/decision/`);
  });

  it('is of the first domain where nothing is known', async () => {
    const ada = await personAt(GERMAN);
    await handle(fixture, ACCOUNT, SYSTEM, ada, { type: 'changeRole', role: 'admin', seesNames: false });
    const mail = await mailTo(ADA);
    expect(mail?.from).toBeUndefined();
    expect(mail?.subject).toBe('Your Qlaim account was changed');
    expect(mail?.text).toContain('https://codes.example.org/login');
  });
});
