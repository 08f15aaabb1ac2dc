import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openInvitation } from '../../commands/accounts/accept-invitation.ts';
import { inviteStaff, withdrawInvitation } from '../../commands/accounts/invite.ts';
import { registerAs } from '../../commands/accounts/register.ts';
import { LANGUAGES, type Language } from '../../contract/language.ts';
import type { Mail } from '../../ports/mailer.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { sendMails } from '../../testing/mails/send-mails.ts';
import { atOneSite, plainSite } from '../../testing/mails/sites.ts';
import { ROLE_WORDS } from '../../texts/roles/index.ts';
import { invitationMail } from '../mails/invited.ts';
import { invitationMailTexts } from '../mails/texts/invitation.ts';

const MARIA = 'maria@example.com';
const PUBLIC_URL = 'https://qlaim.example';
const grace = { id: 'grace', role: 'admin' } as const;

let fixture: Fixture;
let sent: Mail[];

beforeEach(async () => {
  sent = [];
  fixture = await openFixture();
  const names = { firstName: 'Grace', lastName: 'Hopper', role: 'admin', provider: 'local' } as const;
  const email = 'grace@example.com';
  const made = await registerAs(fixture, grace.id, { ...names, email, emailVerified: true, password: null });
  expect(made.ok).toBe(true);
});
afterEach(() => fixture.close());

async function invite(email = MARIA, language: Language = 'en'): Promise<string> {
  const invited = await inviteStaff(fixture, grace, { email, role: 'auditor', language });
  if (!invited.ok) throw new Error(invited.refusal.code);
  return invited.value.userId;
}

/** Runs the outbox until a number of mails is sent. */
async function run(mails: number): Promise<void> {
  const stop = new AbortController();
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: async () => {} };
  const context = { ...fixture, mailer, logger: pino({ level: 'silent' }), ...atOneSite(PUBLIC_URL) };
  const running = sendMails(fixture, context, stop.signal);
  const until = () => expect(sent).toHaveLength(mails);
  await Promise.race([running, vi.waitFor(until, 15_000)]).finally(() => stop.abort());
  await running;
}

const tokenIn = (mail: Mail | undefined): string => /invite\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

describe('the mail of an invitation', () => {
  it('has a link that opens it, and names who invites, the shop and the role', async () => {
    await invite(MARIA, 'de');
    await run(1);
    const [mail] = sent;
    expect(mail?.to).toBe(MARIA);
    expect(mail?.subject).toBe(invitationMailTexts.de.subject('qlaim.example'));
    expect(mail?.text).toContain(
      'Grace Hopper lädt Sie in das Team von qlaim.example ein. Ihre Rolle: Prüfer.',
    );
    expect(await openInvitation(fixture, tokenIn(mail))).toMatchObject({ ok: true, value: { email: MARIA } });
  });

  it('is sent once for two requests, with the link of the later one', async () => {
    const [first, second] = [await invite(), await invite()];
    expect(second).toBe(first);
    await invite('other@example.com');
    await run(2);
    expect(sent.map(({ to }) => to)).toEqual([MARIA, 'other@example.com']);
  });

  it('is not sent once the invitation is withdrawn', async () => {
    await withdrawInvitation(fixture, grace, await invite());
    await invite('other@example.com');
    await run(1);
    expect(sent.map(({ to }) => to)).toEqual(['other@example.com']);
  });

  it('leaves no address in the log, and none in the vault after it was withdrawn', async () => {
    const userId = await invite();
    const found: string[] = [];
    for await (const event of fixture.log.read(`account-${userId}`)) found.push(JSON.stringify(event));
    expect(found).toHaveLength(1);
    expect(found.join()).not.toContain('maria');
    const kept = async () =>
      (await fixture.vault.page('invitation', { after: '', before: '~', limit: 9 })).length;
    expect(await kept()).toBe(1);
    await withdrawInvitation(fixture, grace, userId);
    expect(await kept()).toBe(0);
  });

  it('opens nothing after seven days', async () => {
    await invite();
    await run(1);
    const token = tokenIn(sent[0]);
    fixture.pass(7 * 24 * 60 - 1);
    expect(await openInvitation(fixture, token)).toMatchObject({ ok: true });
    fixture.pass(1);
    expect(await openInvitation(fixture, token)).toMatchObject({ refusal: { code: 'invitation_ended' } });
  });

  it('is written in every language', () => {
    const link = `${PUBLIC_URL}/invite/token`;
    const invited = { inviter: 'Grace Hopper', shop: 'qlaim.example', role: 'admin', link } as const;
    const subjects = LANGUAGES.map((language) => {
      const { subject, text, html } = invitationMail(
        plainSite(),
        { to: MARIA, firstName: '', id: 'm', language },
        invited,
      );
      for (const part of [invited.inviter, invited.shop, ROLE_WORDS[language].admin, link, '7'])
        expect(text).toContain(part);
      expect(html).toContain(`href="${link}"`);
      return subject;
    });
    expect(new Set(subjects).size).toBe(LANGUAGES.length);
  });
});
