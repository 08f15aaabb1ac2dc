import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handle } from '../../commands/handle.ts';
import { LANGUAGES } from '../../contract/language.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { SIGN_INS } from '../../domain/sign-ins/sign-ins.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { ADA, registerAda } from '../../testing/ada.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { plainSite } from '../../testing/mails/sites.ts';
import { composeUnused } from './unused.ts';

let fixture: Fixture;
let ada = '';
beforeEach(async () => {
  fixture = await openFixture();
  const registered = await registerAda(fixture, { emailVerified: true });
  ada = registered.ok ? registered.value.userId : '';
});
afterEach(() => fixture.close());

async function found(): Promise<string> {
  const since = fixture.clock.now().toISOString();
  const command = { type: 'findUnused', since, eraseAfter: '2029-12-21T10:00:00.000Z' } as const;
  await handle(fixture, ACCOUNT, SYSTEM, ada, command);
  let last = '';
  for await (const { id } of fixture.log.read(ACCOUNT.streamOf(ada))) last = id;
  return last;
}
const compose = (id: string) => composeUnused({ ...fixture, ...plainSite() }, { id, userId: ada });

describe('the mail about an account that nobody uses', () => {
  it.each(LANGUAGES)('names both days and leads to the sign-in, in %s', async (language) => {
    await handle(fixture, ACCOUNT, SYSTEM, ada, { type: 'chooseLanguage', language });
    const mail = await compose(await found());
    expect(mail).toMatchObject({ to: ADA, language });
    expect(mail?.text).toMatch(/2026|٢٠٢٦/);
    expect(mail?.text).toMatch(/2029|٢٠٢٩/);
    expect(mail?.text).toContain('https://qlaim.example/login');
  });

  it('does not go to who has signed in since', async () => {
    const id = await found();
    fixture.pass(1);
    await handle(fixture, SIGN_INS, SYSTEM, ada, { type: 'open', sessionId: 'session' });
    expect(await compose(id)).toBeUndefined();
  });

  it('is asked for once', async () => {
    expect(await found()).toBe(await found());
  });
});
