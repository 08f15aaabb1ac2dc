// @vitest-environment happy-dom
import { ApiError } from '@qlaim/backend/contract';
import { fetchUtils } from 'react-admin';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answering } from '../testing/answers.ts';
import { aCode } from '../testing/codes.ts';
import { createDataProvider } from './data-provider.ts';
import { createHttpClient } from './http-client.ts';

const { signal } = new AbortController();

const params = {
  pagination: { page: 2, perPage: 50 },
  sort: { field: 'createdAt', order: 'DESC' as const },
  filter: { approved: false },
  signal,
};

afterEach(() => vi.unstubAllGlobals());

function given(answer: Parameters<typeof answering>[0]) {
  const { fetch, asked } = answering(answer);
  vi.stubGlobal('fetch', fetch);
  return { asked, codes: createDataProvider('/admin-api', createHttpClient(fetchUtils.fetchJson)) };
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (cause: unknown) => cause,
  );

describe('reading codes', () => {
  test('given a page, then its rows and the total of Content-Range', async () => {
    const { codes, asked } = given(() => ({
      body: [aCode()],
      headers: { 'content-range': 'codes 50-99/1204' },
    }));
    const page = await codes.getList('codes', params);
    expect(page).toEqual({ data: [aCode()], total: 1204 });
    const query = new URLSearchParams(asked[0]?.split('?')[1]);
    expect(query.get('range')).toBe('[50,99]');
    expect(query.get('filter')).toBe('{"approved":false}');
    expect(query.get('sort')).toBe('["createdAt","DESC"]');
  });

  test('given nonsense in the address, then no filter is sent', async () => {
    const { codes, asked } = given(() => ({ body: [], headers: { 'content-range': 'codes */0' } }));
    await codes.getList('codes', { ...params, filter: { approved: 'perhaps' } });
    expect(new URLSearchParams(asked[0]?.split('?')[1]).get('filter')).toBe('{}');
  });

  test("given a refusal, then an ApiError with the server's code and words", async () => {
    const { codes } = given(() => ({ status: 401, body: { message: 'Please sign in', code: 'signed_out' } }));
    const failure = await failureOf(codes.getList('codes', params));
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 401, code: 'signed_out', message: 'Please sign in' });
  });

  test('given an answer that is not ours, then the fallback of the catalogue', async () => {
    const { codes } = given(() => ({ status: 502, body: 'Bad gateway' }));
    const failure = await failureOf(codes.getOne('codes', { id: 'A', signal }));
    expect(failure).toMatchObject({
      status: 502,
      code: 'internal',
      message: 'Error while getting barcode data',
    });
  });

  test('given no network, then a network error with the fallback', async () => {
    const { codes } = given(() => {
      throw new TypeError('Failed to fetch');
    });
    const failure = await failureOf(codes.getMany('codes', { ids: ['A'], signal }));
    expect(failure).toMatchObject({
      status: 0,
      code: 'network',
      message: 'Error while getting barcode data',
    });
  });
});
