import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWN_CALL } from '../../../src/contract/own-call.ts';
import type { Route } from '../../../src/contract/route.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { EXPORT_PATH } from '../../../src/http/api/audit/serve-export.ts';
import { FIRST_ADMIN } from '../../support/product.ts';
import { Browser } from '../harness/browser.ts';
import { refusalOf } from '../harness/refusal.ts';
import { ServerProcess } from '../harness/server-process.ts';

const NEW = 'a password of my own';
const routes: readonly Route[] = Object.values(ROUTES);

// With engines of others, the operator has to set a password.
describe('a first admin with a generated password (embedded)', () => {
  let folder = '';
  let url = '';
  let server: ServerProcess;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'qlaim-journey-'));
    server = new ServerProcess({ DATA_DIR: folder, PORT: '0', ADMIN_EMAIL: FIRST_ADMIN.email });
    url = await server.ready();
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  });

  const newBrowser = () => new Browser({ urls: [url], publicUrl: url });

  it('may only change it, and then everything', async () => {
    const password = server.generatedPassword() ?? '';
    const browser = newBrowser();
    const { email } = FIRST_ADMIN;
    const { user } = await browser.call(ROUTES.login, { body: { email, password } });
    expect(user.mustChangePassword).toBe(true);
    expect((await browser.call(ROUTES.me, {})).user.mustChangePassword).toBe(true);
    const closed = routes.filter(
      ({ access, beforePassword }) =>
        access !== 'anyone' && access !== 'awaiting-second-step' && !beforePassword,
    );
    expect(closed.length).toBeGreaterThan(60);
    for (const { method, path } of closed) {
      const headers = { [OWN_CALL.name]: OWN_CALL.value };
      const answer = await browser.fetch(path.replace(/:\w+/g, 'nothing'), { method, headers });
      expect(answer.status, path).toBe(403);
      expect(await answer.json(), path).toMatchObject({ code: 'password_change_required' });
    }
    expect((await browser.fetch(EXPORT_PATH)).status).toBe(403);

    const names = { email, firstName: user.firstName, lastName: user.lastName };
    const update = (body: object) =>
      browser.call(ROUTES.updateUser, { params: { id: user._id }, body: { ...names, ...body } });
    expect((await refusalOf(update({ firstName: 'Eve' }))).code).toBe('password_change_required');
    const same = await refusalOf(update({ password, newPassword: password }));
    expect(same).toMatchObject({
      status: 400,
      message: 'Choose another password than the generated one',
    });
    expect((await refusalOf(update({ password: 'a wrong one', newPassword: NEW }))).code).toBe(
      'old_password_wrong',
    );
    const changed = await update({ password, newPassword: NEW });
    expect(changed.user.mustChangePassword).toBeUndefined();
    await browser.call(ROUTES.listCodes, { query: {} });
    const again = newBrowser().call(ROUTES.login, { body: { email, password } });
    expect((await refusalOf(again)).code).toBe('wrong_credentials');
    const { user: later } = await newBrowser().call(ROUTES.login, { body: { email, password: NEW } });
    expect(later.mustChangePassword).toBeUndefined();
    expect(server.loggedErrors()).toEqual([]);
  });
});
