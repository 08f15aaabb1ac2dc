import { ADMIN_ROUTES, ApiError } from '@qlaim/backend/contract';
import {
  answerRoute,
  breakRoute,
  disconnectRoute,
  refuseRoute,
  stallRoute,
} from '@qlaim/web-kit/testing/api';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aCode } from '../testing/codes.ts';
import { listCodes } from '../testing/server.ts';
import { createDataProvider } from './data-provider.ts';
import { isQuiet } from './quiet-failures.ts';

const { signal } = new AbortController();
const PARAMS = {
  pagination: { page: 2, perPage: 50 },
  sort: { field: 'createdAt', order: 'DESC' as const },
  filter: { approved: false },
  signal,
};

const provider = () => createDataProvider('/admin-api');
const failureOf = (read: Promise<unknown>) =>
  read.then(
    () => expect.fail('should have failed'),
    (cause: unknown) => cause,
  );

describe('the data provider', () => {
  it('returns the rows of a page and the total of Content-Range', async () => {
    const asked = listCodes([aCode()], 1_204);
    expect(await provider().getList('codes', PARAMS)).toEqual({ data: [aCode()], total: 1_204 });
    const query = { sort: ['createdAt', 'DESC'], range: [50, 99], filter: { approved: false } };
    expect(asked).toEqual([{ query }]);
  });

  it('sends no filter for invalid values in the address', async () => {
    const asked = listCodes([]);
    await provider().getList('codes', { ...PARAMS, filter: { approved: 'perhaps' } });
    expect(asked.map(({ query }) => query.filter)).toEqual([{}]);
  });

  it("rejects a refusal with an ApiError of the server's code and message", async () => {
    refuseRoute(ADMIN_ROUTES.adminCodes, 'signed_out');
    const failure = await failureOf(provider().getList('codes', PARAMS));
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 401, code: 'signed_out', message: 'Please sign in' });
  });

  const message = 'Error while getting barcode data';

  it('rejects an unknown response with the fallback of the catalogue', async () => {
    breakRoute(ADMIN_ROUTES.adminCode);
    const failure = await failureOf(provider().getOne('codes', { id: '7K3M9QWX2P', signal }));
    expect(failure).toMatchObject({ status: 502, code: 'internal', message });
  });

  it('rejects an answer that the contract does not know', async () => {
    answerRoute({ ...ADMIN_ROUTES.adminCodes, answer: z.unknown() }, () => [{ id: '7K3M9QWX2P' }], {
      'content-range': 'codes 0-0/1',
    });
    expect(await failureOf(provider().getList('codes', PARAMS))).toBeInstanceOf(z.ZodError);
  });

  it('passes on that a read was broken off', async () => {
    stallRoute(ADMIN_ROUTES.adminCodes);
    const leaving = new AbortController();
    const failure = failureOf(provider().getList('codes', { ...PARAMS, signal: leaving.signal }));
    leaving.abort();
    expect(await failure).toMatchObject({ name: 'AbortError' });
  });

  it('rejects with a network error and the fallback without a network', async () => {
    disconnectRoute(ADMIN_ROUTES.adminCodes);
    const failure = await failureOf(provider().getMany('codes', { ids: ['7K3M9QWX2P'], signal }));
    expect(failure).toMatchObject({ status: 0, code: 'network', message });
  });
});

describe('the custom methods of the data provider', () => {
  const id = '7K3M9QWX2P';

  it('call any route of the contract, and check its answer', async () => {
    const asked = answerRoute(ADMIN_ROUTES.deleteCode, () => ({ message: 'Deleted' }));
    expect(await provider().call(ADMIN_ROUTES.deleteCode, { params: { id } })).toEqual({
      message: 'Deleted',
    });
    expect(asked).toEqual([{ params: { id } }]);
  });

  it('run an upload', async () => {
    expect(await provider().upload(async () => 'sent')).toBe('sent');
  });

  it('leave it to commands of who was signed in to wait for a sign-in', async () => {
    const { call, getList } = provider();
    refuseRoute(ADMIN_ROUTES.deleteCode, 'signed_out');
    refuseRoute(ADMIN_ROUTES.adminCode, 'signed_out');
    refuseRoute(ADMIN_ROUTES.adminCodes, 'signed_out');
    refuseRoute(ADMIN_ROUTES.login, 'wrong_credentials');
    const body = { email: 'ada@example.com', password: 'wrong-one' };
    const quiet = async (answer: Promise<unknown>) => {
      const failure = await failureOf(answer);
      return failure instanceof ApiError && isQuiet(failure);
    };
    expect(await quiet(call(ADMIN_ROUTES.deleteCode, { params: { id } }))).toBe(false);
    expect(await quiet(call(ADMIN_ROUTES.adminCode, { params: { id } }))).toBe(true);
    expect(await quiet(getList('codes', PARAMS))).toBe(true);
    expect(await quiet(call(ADMIN_ROUTES.login, { body }))).toBe(true);
  });
});
