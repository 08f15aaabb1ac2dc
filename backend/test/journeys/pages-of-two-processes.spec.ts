import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../src/contract/routes/index.ts';
import { embedded } from './harness/embedded.ts';
import { Fixture } from './harness/fixture.ts';
import { PROPAGATION } from './harness/leads-to.ts';
import { savePage } from './harness/pages.ts';
import type { Person } from './harness/people.ts';
import { FIRST_ADMIN } from './harness/product.ts';
import { ServerProcess } from './harness/server-process.ts';

describe('a page in the memory of a process that did not change it', () => {
  const given = new Fixture();
  let folder: string;
  let second: ServerProcess;
  let secondUrl: string;
  let admin: Person;
  let code: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'qlaim-two-'));
    await given.start(embedded, { environment: { DATA_DIR: folder } });
    second = new ServerProcess({
      DATA_DIR: folder,
      PORT: '0',
      QLAIM_ROLE: 'api',
      ADMIN_EMAIL: FIRST_ADMIN.email,
      ADMIN_PASSWORD: FIRST_ADMIN.password,
    });
    secondUrl = await second.ready();
    admin = await given.admin();
    code = await given.newCode();
    await savePage(admin, code, { title: 'Before' });
    for (let visit = 0; visit < 2; visit += 1) expect(await page()).toContain('Before');
  });

  afterAll(async () => {
    const errors = second.loggedErrors();
    await second.end('SIGTERM');
    await given.stop();
    await rm(folder, { recursive: true, force: true });
    expect(errors).toEqual([]);
  });

  const open = () => fetch(`${secondUrl}/info/${code}`, { redirect: 'manual' });
  const page = async () => (await open()).text();

  it('follows a save within a second', async () => {
    for (const title of ['One', 'Two', 'Three']) {
      await savePage(admin, code, { title });
      await expect.poll(page, PROPAGATION).toContain(title);
      expect(await page()).toContain(title);
    }
  });

  it('is closed within a second', async () => {
    await savePage(admin, code, { title: 'Closed', isProtected: true, password: 'lilac-1930' });
    await expect.poll(page, PROPAGATION).toContain('Enter Secure Code');
  });

  it('is gone within a second', async () => {
    await admin.browser.call(ROUTES.deleteCode, { params: { id: code } });
    await expect.poll(async () => (await open()).status, PROPAGATION).toBe(302);
  });
});
