import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../adapters/system/clock.ts';
import { register } from '../../commands/accounts/register.ts';
import { handle } from '../../commands/handle.ts';
import { receiveNotice } from '../../commands/notices/receive-notice.ts';
import { LANGUAGES } from '../../contract/language.ts';
import type { Together } from '../../domain/notice/decide.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { openMailbox } from '../../testing/mails/mailbox.ts';
import { decisionMailTexts } from '../mails/texts/decisions.ts';
import { noticeMailTexts } from '../mails/texts/notices.ts';

const EVE = 'eve@example.com';
const ROSA = 'rosa@example.com';
const HOSTILE = '<img src=x onerror=alert(1)>\nSecond line';

let fixture: Fixture;
let box: ReturnType<typeof openMailbox>;
let owner: string;

beforeEach(async () => {
  fixture = { ...(await openFixture()), clock: systemClock };
  const person = {
    firstName: 'Rosa',
    lastName: 'Marin',
    email: ROSA,
    role: 'user',
    provider: 'local',
  } as const;
  const made = await register(fixture, { ...person, emailVerified: true, password: null, language: 'fr' });
  if (!made.ok) throw new Error('the account was refused');
  owner = made.value.userId;
  box = openMailbox(fixture);
});
afterEach(async () => {
  await box.close();
  await fixture.close();
});

async function report(email = EVE, language = 'en'): Promise<string> {
  const notice = { code: '7K3M9QWX2P', revision: 4, infoType: 'link', reason: 'fraud' } as const;
  const received = await receiveNotice(fixture, {
    ...notice,
    words: HOSTILE,
    name: HOSTILE,
    email,
    language,
  });
  if (!received.ok) throw new Error('the notice was refused');
  return received.value.number;
}
const decide = (number: string, decision: 'dismiss' | 'disable') =>
  handle(fixture, NOTICE, SYSTEM, number, {
    type: 'decide',
    decided: { decision, ground: 'house', rule: 'No phishing', words: HOSTILE, by: 'ada' },
    owner,
  });
const mails = (to: string, count: number) =>
  vi.waitFor(() => {
    const found = box.to(to);
    expect(found).toHaveLength(count);
    return found;
  }, 10_000);

describe('the receipt of a notice', () => {
  it.each(LANGUAGES)('is in the language of the reporter, without what they typed: %s', async (language) => {
    const number = await report(EVE, language);
    const [mail] = await mails(EVE, 1);
    expect(mail?.subject).toBe(noticeMailTexts[language].receipt.subject(number));
    expect(mail?.text).toContain(number);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/img|Second line/);
  });

  it('is sent to nobody who gave no address', async () => {
    await report('');
    await report();
    await mails(EVE, 1);
    expect(box.to('')).toEqual([]);
  });
});

describe('a decision', () => {
  it('is told to the reporter and the owner, each in their language, with its words as text', async () => {
    const number = await report();
    await decide(number, 'disable');
    const [, told] = await mails(EVE, 2);
    const [stated] = await mails(ROSA, 1);
    const { fr } = decisionMailTexts;
    expect(told?.subject).toBe(`We have decided about your notice ${number}`);
    expect(stated?.subject).toBe(fr.reasons.disable.subject);
    expect(stated?.text).toContain(`${fr.ground.house('No phishing')} ${fr.reasons.close(number)}`);
    expect(stated?.text).toContain(`/decision/${number}`);
    for (const mail of [told, stated]) {
      expect(mail?.text).toContain(HOSTILE);
      expect(mail?.html).not.toContain('<img');
      expect(mail?.html).toContain('&lt;img');
    }
    expect(`${stated?.text}${stated?.html}`).not.toContain(EVE);
  });

  it('that changes nothing is told to the reporter alone', async () => {
    await decide(await report(), 'dismiss');
    const [, told] = await mails(EVE, 2);
    expect(told?.text).toContain('changed nothing');
    expect(box.to(ROSA)).toEqual([]);
  });
});

describe('what follows a decision', () => {
  const give = (number: string, type: 'dismissObjection' | 'reverse', words = HOSTILE) =>
    handle(fixture, NOTICE, SYSTEM, number, { type, words, by: 'ada' });
  const contest = (number: string) =>
    handle(fixture, NOTICE, SYSTEM, number, {
      type: 'contest',
      by: owner,
      words: HOSTILE,
      now: fixture.clock.now().toISOString(),
    });
  const harmless = (mail: { text: string; html: string } | undefined) => {
    expect(mail?.text).toContain(HOSTILE);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain('&lt;img');
  };

  it('tells the owner alone that the objection was dismissed, and why', async () => {
    const number = await report();
    await decide(number, 'disable');
    await contest(number);
    await give(number, 'dismissObjection');
    const [, dismissed] = await mails(ROSA, 2);
    expect(dismissed?.subject).toBe(decisionMailTexts.fr.dismissed.subject);
    harmless(dismissed);
    expect(box.to(EVE)).toHaveLength(2);
  });

  it('tells both that a decision was taken back, each in their language', async () => {
    const number = await report(EVE, 'ar');
    await decide(number, 'disable');
    await contest(number);
    await give(number, 'reverse');
    const [, , told] = await mails(EVE, 3);
    const [, stated] = await mails(ROSA, 2);
    expect(told?.subject).toBe(noticeMailTexts.ar.reversed.subject(number));
    expect(stated?.subject).toBe(decisionMailTexts.fr.reversed.subject);
    for (const mail of [told, stated]) harmless(mail);
    expect(`${stated?.text}${stated?.html}`).not.toContain(EVE);
    expect(`${told?.text}${told?.html}`).not.toContain('Rosa');
  });

  it.each(LANGUAGES)('says what is to be said in each language: %s', (language) => {
    const { reasons, reversed } = decisionMailTexts[language];
    expect(reasons.close('N-7ZK3-M9QW')).toContain('N-7ZK3-M9QW');
    expect(reversed.deleted('7K3M 9QWX 2P')).toContain('7K3M 9QWX 2P');
  });
});

describe('a decision of the house', () => {
  const decideUnasked = (number: string, words: string) =>
    handle(fixture, NOTICE, SYSTEM, number, {
      type: 'decideUnasked',
      opening: { code: '7K3M9QWX2P', revision: 4, infoType: 'link' },
      decided: { decision: 'restrict', ground: 'house', rule: words, words, by: 'ada' },
      owner,
    });

  it('is told to the owner, who is not told of a report', async () => {
    await decideUnasked('N-7ZK3-M9QW', HOSTILE);
    const [stated] = await mails(ROSA, 1);
    const { reasons } = decisionMailTexts.fr;
    expect(stated?.subject).toBe(reasons.restrict.subject);
    expect(stated?.text).toContain(reasons.unasked('7K3M 9QWX 2P'));
    expect(stated?.html).not.toContain('<img');
  });

  it('about many codes is told in one mail, which names ten of them and leads to all', async () => {
    const numbers = Array.from({ length: 12 }, (_none, n) => `N-7ZK3-M9Q${n}`);
    const [first = '', ...others] = numbers;
    const decideTogether = (number: string, n: number, together: Together) =>
      handle(fixture, NOTICE, SYSTEM, number, {
        type: 'decideUnasked',
        opening: { code: `7K3M9QWX${n + 10}`, revision: 4, infoType: 'link' },
        decided: { decision: 'disable', ground: 'house', rule: 'No phishing', words: HOSTILE, by: 'ada' },
        owner,
        together,
      });
    for (const [n, number] of others.entries()) await decideTogether(number, n + 1, { toldWith: first });
    await decideTogether(first, 0, { also: others });
    // The outbox tells in order: what comes after all of these is the second mail.
    await decideUnasked('N-7ZK3-M9QW', '');
    const [stated] = await mails(ROSA, 2);
    const { many } = decisionMailTexts.fr.reasons;
    expect(stated?.subject).toBe(many.disable.subject);
    expect(stated?.text).toContain(`${many.lead(12)} ${many.disable.did}`);
    expect(stated?.text).toContain('7K3M 9QWX 10\n7K3M 9QWX 11\n');
    expect(stated?.text).toContain(`7K3M 9QWX 19\n${many.more(2)}\n\n${HOSTILE}`);
    expect(stated?.text).toContain(`${decisionMailTexts.fr.ground.house('No phishing')} ${many.close}`);
    expect(stated?.text).toMatch(/\/decisions\n/);
    expect(stated?.html).not.toContain('<img');
  });

  it('without reasons says so, and how to object', async () => {
    await decideUnasked('N-7ZK3-M9QW', '');
    const [stated] = await mails(ROSA, 1);
    expect(stated?.text).toContain(decisionMailTexts.fr.reasons.unnamed);
    expect(stated?.text).toContain('/decision/N-7ZK3-M9QW');
  });
});
