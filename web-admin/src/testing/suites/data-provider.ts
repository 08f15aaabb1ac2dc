import { ADMIN_ROUTES, ApiError } from '@qlaim/backend/contract';
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

export function dataProviderSuite(): void {
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

  it('rejects with a network error and the fallback without a network', async () => {
    disconnectRoute(ADMIN_ROUTES.adminCodes);
    const failure = await failureOf(provider().getMany('codes', { ids: ['7K3M9QWX2P'], signal }));
    expect(failure).toMatchObject({ status: 0, code: 'network', message });
  });
}
