import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handleAll } from '../../../commands/handle.ts';
import type { ApiError } from '../../../contract/api-error.ts';
import type { Client } from '../../../contract/client.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { ACCOUNT } from '../../../domain/account/account.ts';
import { ONLY } from '../../../domain/aggregate.ts';
import { REBUILDS } from '../../../domain/rebuilds/rebuilds.ts';
import { SYSTEM } from '../../../ports/event-store.ts';
import { USERS } from '../../../read-models/users/users.ts';
import { ADA, registerAda } from '../../../testing/ada.ts';
import { openApi } from '../../../testing/api.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { rebuildView } from './view.ts';

const PASSWORD = 'admin-password';
const REQUEST = { type: 'request', readModels: ['codes', 'users'], requestedBy: 'ada' } as const;
const READER = { id: 'root', role: 'admin', account: ACCOUNT.initial, session: null } as const;

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
  await fixture.store.prepare([USERS]);
});
afterEach(() => fixture.close());

const record = (...commands: readonly Parameters<typeof REBUILDS.decide>[0][]) =>
  handleAll(fixture, REBUILDS, SYSTEM, ONLY, commands);

describe('the latest rebuild', () => {
  const view = () => rebuildView({ ...fixture, operations: { rebuilt: async () => 0.5 } }, READER);

  it('is none before the first', async () => {
    expect(await view()).toBeNull();
  });

  it('waits until a process takes it up, and then says what it makes, and how far it is', async () => {
    await record(REQUEST);
    expect(await view()).toMatchObject({ state: 'waiting', current: null, share: null, startedAt: null });
    await record({ type: 'takeUp' }, { type: 'recordMade', readModel: 'codes', events: 9, documents: 3 });
    expect(await view()).toMatchObject({
      state: 'running',
      readModels: ['codes', 'users'],
      made: [{ readModel: 'codes', events: 9, documents: 3 }],
      current: 'users',
      share: 0.5,
      requestedBy: { _id: 'ada' },
    });
  });

  it('says what failed, and when', async () => {
    await record(REQUEST, { type: 'takeUp' }, { type: 'fail', problem: 'log-damaged' });
    expect(await view()).toMatchObject({
      state: 'failed',
      current: null,
      share: null,
      failure: { readModel: 'codes', problem: 'log-damaged' },
      endedAt: fixture.clock.now().toISOString(),
    });
  });
});

describe('asking for a rebuild', () => {
  let api: Awaited<ReturnType<typeof openApi>>;
  let admin: Client;
  beforeEach(async () => {
    await registerAda(fixture, { role: 'admin', emailVerified: true, password: PASSWORD });
    api = await openApi(fixture);
    admin = api.browser();
    await admin(ROUTES.login, { body: { email: ADA, password: PASSWORD } });
  });
  afterEach(() => api.close());

  const refused = (body: { readonly readModel?: string; readonly password?: string } = {}) =>
    admin(ROUTES.startRebuild, { body: { password: PASSWORD, ...body } }).then(
      () => undefined,
      ({ status, code }: ApiError) => [status, code],
    );

  it('is refused while one waits or runs', async () => {
    expect(await refused()).toBeUndefined();
    expect(await refused({ readModel: 'codes' })).toEqual([409, 'rebuild_running']);
    await record({ type: 'takeUp' });
    expect(await refused()).toEqual([409, 'rebuild_running']);
    await record({ type: 'fail', problem: 'unexpected' });
    expect(await refused({ readModel: 'codes' })).toBeUndefined();
  });

  it('needs the password of the admin, and a read model that exists', async () => {
    expect(await refused({ password: 'another password' })).toEqual([400, 'password_wrong']);
    expect(await refused({ readModel: 'nothing' })).toEqual([400, 'invalid_input']);
  });
});
