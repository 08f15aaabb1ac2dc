import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import pWaitFor from 'p-wait-for';
import { createClient, ROUTES } from '../../src/contract/index.ts';
import { type Admin, generate } from '../../test/support/admin.ts';

const PERSON = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', password: 'a-long-password' };
const SUBJECT = /^Subject: (\d{6}) /m;

/** Signs an owner up, who claims codes. Returns the `Cookie` header of the session. */
export async function signUpOwner(
  admin: Admin,
  port: number,
  dataDir: string,
  amount: number,
): Promise<string> {
  const { email, password } = PERSON;
  let cookie = '';
  const call = createClient({
    baseUrl: `http://127.0.0.1:${port}`,
    fetch: async (address, init) => {
      const response = await fetch(address, { ...init, headers: { ...init?.headers, cookie } });
      const set = response.headers.getSetCookie().map((header) => header.split(';')[0]);
      if (set.length > 0) cookie = set.join('; ');
      return response;
    },
  });
  await call(ROUTES.register, { body: PERSON });
  await call(ROUTES.verifyEmail, { body: { email, otp: await mailedCode(join(dataDir, 'outbox')) } });
  const { user } = await call(ROUTES.login, { body: { email, password } });
  const codes = await generate(admin, port, amount);
  await pMap(
    codes,
    async (link) => {
      await admin.call(port, 'PUT', `/barcode/${link}/approveToggle`);
      await call(ROUTES.assignCode, { body: { link, user: user._id } });
    },
    { concurrency: 4 },
  );
  return cookie;
}

async function mailedCode(outbox: string): Promise<string> {
  let code: string | undefined;
  await pWaitFor(
    async () => {
      for (const name of await readdir(outbox).catch(() => []))
        code ??= SUBJECT.exec(await readFile(join(outbox, name), 'utf8'))?.[1];
      return code !== undefined;
    },
    { interval: 100, timeout: 20_000 },
  );
  return code ?? '';
}
