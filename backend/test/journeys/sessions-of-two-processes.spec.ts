import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../src/contract/routes/index.ts';
import { embedded } from './harness/embedded.ts';
import { Fixture } from './harness/fixture.ts';
import { PROPAGATION } from './harness/leads-to.ts';
import { outboxFolder } from './harness/outbox-folder.ts';
import { type Person, signIn } from './harness/people.ts';
import { type Composition, FIRST_ADMIN } from './harness/product.ts';
import { ServerProcess } from './harness/server-process.ts';

describe('a stolen cookie at a process that did not end its session', () => {
  const given = new Fixture();
  let folder: string;
  let second: ServerProcess;
  let secondUrl: string;

  const inFolder: Composition = {
    ...embedded,
    start: async (needs) => ({
      ...(await embedded.start(needs)),
      mails: outboxFolder(join(folder, 'outbox')),
    }),
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'qlaim-two-'));
    await given.start(inFolder, { environment: { DATA_DIR: folder } });
    second = new ServerProcess({
      DATA_DIR: folder,
      PORT: '0',
      QLAIM_ROLE: 'api',
      ADMIN_EMAIL: FIRST_ADMIN.email,
      ADMIN_PASSWORD: FIRST_ADMIN.password,
    });
    secondUrl = await second.ready();
  });

  afterAll(async () => {
    const errors = second.loggedErrors();
    await second.end('SIGTERM');
    await given.stop();
    await rm(folder, { recursive: true, force: true });
    expect(errors).toEqual([]);
  });

  const statusThere = async (cookie: string) =>
    (await fetch(`${secondUrl}/user/me`, { headers: { cookie } })).status;

  /** Returns a person, and the cookie of another browser of theirs. */
  async function robbed(): Promise<{ person: Person; stolen: string }> {
    const person = await given.signUp();
    const browser = given.browser();
    await signIn({ ...person, browser });
    expect(await statusThere(browser.cookies)).toBe(200);
    return { person, stolen: browser.cookies };
  }

  it('is refused within a second of a sign-out everywhere', async () => {
    const { person, stolen } = await robbed();
    await person.browser.call(ROUTES.endOtherSessions, {});
    await expect.poll(() => statusThere(stolen), PROPAGATION).toBe(401);
    expect(await statusThere(person.browser.cookies)).toBe(200);
  });

  it('is refused within a second of a new password', async () => {
    const { person, stolen } = await robbed();
    const { email, password, user } = person;
    const body = { email, firstName: 'Ada', lastName: 'Buyer', password, newPassword: 'another-password' };
    await person.browser.call(ROUTES.updateUser, { params: { id: user._id }, body });
    await expect.poll(() => statusThere(stolen), PROPAGATION).toBe(401);
    await expect.poll(() => statusThere(person.browser.cookies), PROPAGATION).toBe(200);
  });

  it('is refused within a second of a reset password', async () => {
    const { person, stolen } = await robbed();
    await person.browser.call(ROUTES.requestPasswordReset, { body: { email: person.email } });
    const token = await given.resetTokenFor(person.email);
    await given.browser().call(ROUTES.resetPassword, { body: { token, password: 'another-password' } });
    await expect.poll(() => statusThere(stolen), PROPAGATION).toBe(401);
  });
});
