import { type AnswerOf, createClient, ROUTES } from '@qlaim/backend/contract';
import { describe, expect, it } from 'vitest';
import { answerRoute, breakRoute, disconnectRoute, refuseRoute, stallRoute } from './api-server.ts';
import { aBarcode, aUser } from './builders.ts';
import { endRequests } from './fetch.ts';

const client = createClient();
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (answer) => expect.fail(`got ${JSON.stringify(answer)}`),
    (error: unknown) => error,
  );

describe('the API server of the specs', () => {
  it('responds, and records the parsed calls', async () => {
    const barcode = aBarcode();
    const asked = answerRoute(ROUTES.updateCode, () => ({ barcode, message: 'Done' }));
    const answer = await client(ROUTES.updateCode, {
      params: { id: '7k3m9qwx2p' },
      body: { type: 'link', link: 'WWW.Example.com' },
    });
    expect(answer).toEqual({ barcode, message: 'Done' });
    const body = { type: 'link', link: 'https://www.example.com' };
    expect(asked).toEqual([{ params: { id: '7K3M9QWX2P' }, body }]);
  });

  it('removes fields that the contract does not have', async () => {
    const user = { ...aUser(), passwordHash: 'x' };
    answerRoute(ROUTES.me, () => ({ user }));
    expect(await client(ROUTES.me, {})).toEqual({ user: aUser() });
  });

  it('refuses with the status and the message of the contract', async () => {
    refuseRoute(ROUTES.me, 'too_many_requests', { retryAfter: 30 });
    expect(await failureOf(client(ROUTES.me, {}))).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      message: 'Too many tries. Please wait a little',
      retryAfter: 30,
    });
  });

  it.each([
    [disconnectRoute, { status: 0, code: 'network' }],
    [breakRoute, { status: 502, code: 'internal' }],
  ])('rejects the call after %o', async (fail, expected) => {
    fail(ROUTES.me);
    expect(await failureOf(client(ROUTES.me, {}))).toMatchObject(expected);
  });

  it('supports the abort of a stalled request', async () => {
    stallRoute(ROUTES.me);
    const abort = new AbortController();
    const failure = failureOf(client(ROUTES.me, {}, { signal: abort.signal }));
    abort.abort();
    expect(await failure).toMatchObject({ name: 'AbortError' });
  });

  it('responds with the handler given last', async () => {
    disconnectRoute(ROUTES.me);
    answerRoute(ROUTES.me, () => ({ user: aUser() }));
    await expect(client(ROUTES.me, {})).resolves.toEqual({ user: aUser() });
  });
});

describe('the API server fails a test', () => {
  it('for a request without a handler', async () => {
    await failureOf(client(ROUTES.me, {}));
    await expect(endRequests()).rejects.toThrow('Nothing responds to GET http://localhost:3000/user/me');
  });

  it('for a request that breaks the contract', async () => {
    stallRoute(ROUTES.login);
    await failureOf(client(ROUTES.login, { body: { email: 'rosa', password: 'secret-1' } }));
    await expect(endRequests()).rejects.toThrow('Please enter valid email');
  });

  it('for a response that breaks the contract', async () => {
    const answer: AnswerOf<typeof ROUTES.me> = JSON.parse('{"user":{"_id":1}}');
    answerRoute(ROUTES.me, () => answer);
    await failureOf(client(ROUTES.me, {}));
    await expect(endRequests()).rejects.toThrow('expected string, received number');
  });

  it.each([
    [ROUTES.login, 'already_claimed'],
    [ROUTES.loginStatus, 'signed_out'],
    [ROUTES.me, 'forbidden'],
  ] as const)('for a refusal that the route never sends: $path with %s', (route, code) => {
    expect(() => refuseRoute(route, code)).toThrow(`never refuses with ${code}`);
  });
});
