import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { findBrowser, rememberBrowser } from './known-browsers.ts';

const ADA = 'ada@example.com';

let fixture: Fixture;
/** The `Cookie` header of one browser. */
let browser: string | undefined;
beforeEach(async () => {
  fixture = await openFixture();
  browser = undefined;
});
afterEach(() => fixture.close());

const context = () => ({ ...fixture, settings: { publicUrl: 'https://qlaim.example' } });

/** Makes the browser known to an account. Returns whether it was set anew. */
async function remember(email: string, by: 'sign-in' | 'sign-up'): Promise<boolean> {
  const set = await rememberBrowser(context(), browser, email, by);
  browser = set?.split(';', 1)[0] ?? browser;
  return set !== undefined;
}
const find = (email: string) => findBrowser(context(), browser, email);

describe('a browser', () => {
  it('is known to nobody at first', async () => {
    expect(await find(ADA)).toBeUndefined();
  });

  it('is known to each account that signed in on it, by one name for each', async () => {
    await remember(ADA, 'sign-in');
    const ada = await find(ADA);
    await remember('bob@example.com', 'sign-in');

    expect(await find(ADA)).toEqual(ada);
    expect(await find('bob@example.com')).toMatchObject({ by: 'sign-in' });
    expect((await find('bob@example.com'))?.id).not.toBe(ada?.id);
    expect(await find('cleo@example.com')).toBeUndefined();
  });

  it('forgets the account that it has known longest beyond four', async () => {
    const emails = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.com`);
    for (const email of emails) await remember(email, 'sign-in');

    const known = await Promise.all(emails.map(find));
    expect(known.map((account) => account !== undefined)).toEqual([false, true, true, true, true]);
  });

  it('keeps its name at another sign-in, and after a later sign-up', async () => {
    await remember(ADA, 'sign-in');
    expect(await remember(ADA, 'sign-in')).toBe(false);
    expect(await remember(ADA, 'sign-up')).toBe(false);
    expect(await find(ADA)).toMatchObject({ by: 'sign-in' });
  });

  it('has another name once who signed up has shown the password, beside the others', async () => {
    await remember('bob@example.com', 'sign-in');
    await remember(ADA, 'sign-up');
    expect(await remember(ADA, 'sign-up')).toBe(false);
    const before = await find(ADA);
    expect(await remember(ADA, 'sign-in')).toBe(true);

    expect(await find(ADA)).toMatchObject({ by: 'sign-in' });
    expect((await find(ADA))?.id).not.toBe(before?.id);
    expect(await find('bob@example.com')).toMatchObject({ by: 'sign-in' });
    // The old name is gone, so it leaves room for three more accounts.
    await remember('cleo@example.com', 'sign-in');
    await remember('dora@example.com', 'sign-in');
    expect(await find('bob@example.com')).toBeDefined();
  });

  it('is unknown by a cookie that is not ours', async () => {
    await remember(ADA, 'sign-in');
    const middle = Math.floor((browser ?? '').length / 2);
    browser = browser?.replace(/./g, (letter, at) => (at === middle ? (letter === 'A' ? 'B' : 'A') : letter));
    expect(await find(ADA)).toBeUndefined();
  });
});
