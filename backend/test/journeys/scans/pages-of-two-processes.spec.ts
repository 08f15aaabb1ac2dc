// @built-apps web-public

import { beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { PROPAGATION } from '../harness/leads-to.ts';
import { savePage } from '../harness/pages.ts';
import type { Person } from '../harness/people.ts';
import { useTwoProcesses } from '../harness/second-process.ts';

describe('a page in the memory of a process that did not change it', () => {
  const processes = useTwoProcesses();
  const { given } = processes;
  let admin: Person;
  let code: string;

  beforeAll(async () => {
    admin = await given.admin();
    code = await given.newCode();
    await savePage(admin, code, { title: 'Before' });
    for (let visit = 0; visit < 2; visit += 1) expect(await page()).toContain('Before');
  });

  const open = () => fetch(`${processes.secondUrl}/info/${code}`, { redirect: 'manual' });
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
