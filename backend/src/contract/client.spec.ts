import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { addressOf, createClient } from './client.ts';
import { ifMatch } from './if-match.ts';
import { defineRoute } from './route.ts';
import { ROUTES } from './routes/index.ts';

const thing = defineRoute({
  method: 'GET',
  path: '/things/:id/parts/:part',
  access: 'anyone',
  tag: 'barcodes',
  summary: 'A part of a thing',
  params: z.object({ id: z.string(), part: z.string() }),
  query: z.object({ page: z.int().optional(), text: z.string().optional() }),
  answer: z.object({ size: z.int() }),
  errors: [],
});
const PARAMS = { id: '1', part: '2' };

/** A client with a server that responds to every call alike, and the calls that it received. */
function clientOf(answer: () => Response | Promise<Response>) {
  const send = vi.fn<typeof fetch>(async () => answer());
  return { send, call: createClient({ baseUrl: 'https://api.example', fetch: send }) };
}
const refusal = (status: number, body: unknown, headers = {}) =>
  clientOf(() => Response.json(body, { status, headers }));
const failureOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.fail('The call did not fail'),
    (error: unknown) => error,
  );

describe('the address of a call', () => {
  it('contains its parameters, encoded', () =>
    expect(addressOf(thing, { params: { id: 'a/b', part: 'ä ?' } })).toBe(
      '/things/a%2Fb/parts/%C3%A4%20%3F',
    ));
  it('contains its query, encoded and without undefined values', () =>
    expect(addressOf(thing, { params: PARAMS, query: { page: 2, text: 'a&b=c', more: undefined } })).toBe(
      '/things/1/parts/2?page=2&text=a%26b%3Dc',
    ));
  it('has no question mark without a query', () =>
    expect(addressOf(thing, { params: PARAMS, query: {} })).toBe('/things/1/parts/2'));
});

describe('a call', () => {
  it('goes to the host with cookies and accepts JSON', async () => {
    const { call, send } = clientOf(() => Response.json({ size: 3 }));
    expect(await call(thing, { params: PARAMS })).toEqual({ size: 3 });
    expect(send).toHaveBeenCalledExactlyOnceWith('https://api.example/things/1/parts/2', {
      method: 'GET',
      credentials: 'include',
      headers: { accept: 'application/json' },
    });
  });

  it('sends further headers', async () => {
    const { call, send } = clientOf(() => Response.json({ size: 3 }));
    await call(thing, { params: PARAMS }, { headers: ifMatch(4) });
    expect(send.mock.calls[0]?.[1]?.headers).toEqual({ accept: 'application/json', 'if-match': '"4"' });
  });

  it('sends its body as JSON', async () => {
    const { call, send } = clientOf(() => Response.json({ barcodeCSV: '', batchId: 'b', message: 'm' }));
    await call(ROUTES.generateCodes, { body: { amount: 3 } });
    expect(send).toHaveBeenCalledExactlyOnceWith('https://api.example/barcode', {
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{"amount":3}',
    });
  });

  it('checks the answer', async () => {
    const { call } = clientOf(() => Response.json({ size: 'large' }));
    await expect(call(thing, { params: PARAMS })).rejects.toThrow(z.ZodError);
  });
});

describe('a call that fails', () => {
  it('has the message, code and issues of the response', async () => {
    const answer = { message: 'No', code: 'invalid_input', issues: [{ path: 'size', message: 'Too small' }] };
    const error = await failureOf(refusal(400, answer).call(thing, { params: PARAMS }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, ...answer, retryAfter: undefined });
  });

  it('has the seconds of the Retry-After header', async () => {
    const { call } = refusal(429, { message: 'Wait', code: 'too_many_requests' }, { 'retry-after': '30' });
    expect(await failureOf(call(thing, { params: PARAMS }))).toMatchObject({ retryAfter: 30, issues: [] });
  });

  it.each([
    ['of another shape', () => Response.json({ error: 'x' }, { status: 502 })],
    ['with an unknown code', () => Response.json({ message: 'x', code: 'teapot' }, { status: 502 })],
    ['that is not JSON', () => new Response('<html>', { status: 502 })],
  ])('has the code internal and no message for a response %s', async (_how, answer) => {
    const error = await failureOf(clientOf(answer).call(thing, { params: PARAMS }));
    expect(error).toMatchObject({ name: 'ApiError', status: 502, code: 'internal', message: '' });
  });

  it.each([
    ['no response', () => Promise.reject(new TypeError('fetch failed'))],
    ['a response that is not JSON', () => new Response('<html>')],
    ['a response that is cut off', () => new Response('{"size":')],
  ])('has the code network for %s', async (_how, answer) => {
    const error = await failureOf(clientOf(answer).call(thing, { params: PARAMS }));
    expect(error).toMatchObject({ name: 'ApiError', status: 0, code: 'network', message: '' });
  });

  it('throws the abort reason after an abort', async () => {
    const abort = new AbortController();
    const { call, send } = clientOf(() => {
      abort.abort();
      throw abort.signal.reason;
    });
    const error = await failureOf(call(thing, { params: PARAMS }, { signal: abort.signal }));
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(send.mock.calls[0]?.[1]?.signal).toBe(abort.signal);
  });
});
