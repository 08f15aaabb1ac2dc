import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '../../adapters/system/clock.ts';
import { register } from '../../commands/accounts/register.ts';
import { handleAll } from '../../commands/handle.ts';
import { LANGUAGES } from '../../contract/language.ts';
import type { QrCodeCommand } from '../../domain/qr-code/decide.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { openMailbox } from '../../testing/mails/mailbox.ts';
import { destinationMailTexts } from '../mails/texts/destinations.ts';

const ROSA = 'rosa@example.com';
const CODE = '7K3M9QWX2P';
const HOSTILE = '<img src=x onerror=alert(1)>';
const FIRST = `https://a.evil.example/${HOSTILE}`;
const SECOND = 'https://b.evil.example/';

let fixture: Fixture;
let box: ReturnType<typeof openMailbox>;
let owner: string;

beforeEach(async () => {
  fixture = { ...(await openFixture()), clock: systemClock };
});
afterEach(async () => {
  await box.close();
  await fixture.close();
});

async function openCode(language: (typeof LANGUAGES)[number]) {
  const person = {
    firstName: 'Rosa',
    lastName: 'Marin',
    email: ROSA,
    role: 'user',
    provider: 'local',
  } as const;
  const made = await register(fixture, { ...person, emailVerified: true, password: null, language });
  if (!made.ok) throw new Error('the account was refused');
  owner = made.value.userId;
  box = openMailbox(fixture);
  const by = { id: owner, role: 'user' } as const;
  const hours = { from: '08:00', to: '09:00', timeZone: 'UTC' };
  const smartQR = { conditions: [{ ...hours, url: FIRST }], defaultUrl: SECOND };
  await commands(
    { type: 'generate', batchId: 'b', index: 0 },
    { type: 'approve' },
    { type: 'claim', userId: owner },
    { type: 'save', by, name: HOSTILE, content: { infoType: 'smartQR', smartQR } },
  );
}
const commands = async (...all: readonly QrCodeCommand[]) =>
  expect((await handleAll(fixture, QR_CODE, SYSTEM, CODE, all)).ok).toBe(true);
const check = (...urls: readonly string[]) =>
  commands({
    type: 'recordCheck',
    checked: [FIRST, SECOND],
    found: urls.map((url) => ({ url, list: 'feed', threat: 'malware' }) as const),
    answered: ['feed'],
    lists: ['feed'],
  });
const mails = (count: number) =>
  vi.waitFor(() => {
    const all = box.to(ROSA);
    expect(all).toHaveLength(count);
    return all;
  }, 5000);

it.each(LANGUAGES)('an owner is told once what one check found, and what is over: %s', async (language) => {
  await openCode(language);
  await check(FIRST, SECOND);
  // What a person keeps flagged was told before.
  await commands({ type: 'keepFlagged', url: SECOND });
  await commands({ type: 'clearDestination', url: FIRST });
  const [flagged, cleared] = await mails(2);
  const words = destinationMailTexts[language];
  expect(flagged?.subject).toBe(words.DestinationFlagged.subject);
  expect(flagged?.text).toContain(`/edit/${CODE}`);
  expect(cleared?.subject).toBe(words.DestinationCleared.subject);
  expect(cleared?.text).toContain('a[.]evil[.]example');
  for (const mail of [flagged, cleared]) {
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain('&lt;img src=x');
    // Neither a program that makes links nor a filter finds the address.
    expect(mail?.html).not.toContain('evil.example');
  }
});

it('nobody is told whose code it is not any more', async () => {
  await openCode('en');
  await commands(
    {
      type: 'recordCheck',
      checked: [FIRST],
      found: [{ url: FIRST, list: 'feed', threat: 'malware' }],
      answered: ['feed'],
      lists: ['feed'],
    },
    { type: 'handOver', to: 'ben', keep: true },
  );
  await check();
  await commands({ type: 'note', note: 'later' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(box.to(ROSA)).toEqual([]);
});
