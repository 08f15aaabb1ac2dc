import { ApiError, ROUTES } from '@qlaim/backend/contract';
import { breakRoute, disconnectRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { expect, it } from 'vitest';
import { createDataProvider } from '../../api/data-provider.ts';
import { aCode } from '../codes.ts';
import { listCodes } from '../server.ts';

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

/** How react-admin reads codes. */
export function dataProviderSuite(): void {
  it('given a page, then its rows and the total of Content-Range', async () => {
    const asked = listCodes([aCode()], 1_204);
    expect(await provider().getList('codes', PARAMS)).toEqual({ data: [aCode()], total: 1_204 });
    const query = { sort: ['createdAt', 'DESC'], range: [50, 99], filter: { approved: false } };
    expect(asked).toEqual([{ query }]);
  });

  it('given nonsense in the address, then no filter is sent', async () => {
    const asked = listCodes([]);
    await provider().getList('codes', { ...PARAMS, filter: { approved: 'perhaps' } });
    expect(asked.map(({ query }) => query.filter)).toEqual([{}]);
  });

  it("given a refusal, then an ApiError with the server's code and words", async () => {
    refuseRoute(ROUTES.adminCodes, 'signed_out');
    const failure = await failureOf(provider().getList('codes', PARAMS));
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 401, code: 'signed_out', message: 'Please sign in' });
  });

  const message = 'Error while getting barcode data';

  it('given an answer that is not ours, then the fallback of the catalogue', async () => {
    breakRoute(ROUTES.adminCode);
    const failure = await failureOf(provider().getOne('codes', { id: '7K3M9QWX2P', signal }));
    expect(failure).toMatchObject({ status: 502, code: 'internal', message });
  });

  it('given no network, then a network error with the fallback', async () => {
    disconnectRoute(ROUTES.adminCodes);
    const failure = await failureOf(provider().getMany('codes', { ids: ['7K3M9QWX2P'], signal }));
    expect(failure).toMatchObject({ status: 0, code: 'network', message });
  });
}
