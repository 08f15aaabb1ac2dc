import { describe, expect, it } from 'vitest';
import { SessionCookie } from './session-cookie.ts';

const SECRET = 's'.repeat(32);
const TOKEN = { userId: 'ada', token: 'a-token' };
const pairOf = (setCookie: string | undefined) => setCookie?.split(';', 1)[0];

describe('the cookie of a session on https', () => {
  const cookie = new SessionCookie(SECRET, 'https://codes.shop.example');

  it('belongs to this host alone, and removes one of the old name', async () => {
    const [set, removed, ...others] = await cookie.write(TOKEN);
    expect(set).toMatch(
      /^__Host-qlaim_session=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(removed).toMatch(/^qlaim_session=; Max-Age=0; Path=\//);
    expect(others).toEqual([]);
    expect(cookie.clear()).toHaveLength(2);
  });

  it('is read, and one of the old name is ignored', async () => {
    const pair = pairOf((await cookie.write(TOKEN))[0]);
    expect(await cookie.read(`other=1; ${pair}`)).toEqual(TOKEN);
    expect(await cookie.read(pair?.replace('__Host-', ''))).toBeUndefined();
  });
});

describe('the cookie of a session on http', () => {
  const cookie = new SessionCookie(SECRET, 'http://localhost:3000');

  it('has the plain name', async () => {
    const [set, ...others] = await cookie.write(TOKEN);
    expect(set).toMatch(/^qlaim_session=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(others).toEqual([]);
    expect(await cookie.read(pairOf(set))).toEqual(TOKEN);
  });

  it('is read again, and not once a character of it has changed', async () => {
    const pair = pairOf((await cookie.write(TOKEN))[0]) ?? '';
    expect(await cookie.read(pair)).toEqual(TOKEN);
    expect(await cookie.read(pair)).toEqual(TOKEN);
    const middle = pair.length >> 1;
    const other = pair[middle] === 'A' ? 'B' : 'A';
    expect(await cookie.read(pair.slice(0, middle) + other + pair.slice(middle + 1))).toBeUndefined();
  });

  it('does not open under another secret, nor with what older cookies held', async () => {
    const [set] = await cookie.write(TOKEN);
    expect(await new SessionCookie('t'.repeat(32), 'http://localhost').read(pairOf(set))).toBeUndefined();
    expect(await cookie.read('qlaim_session=')).toBeUndefined();
  });
});
