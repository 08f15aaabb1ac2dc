import { setTimeout as sleep } from 'node:timers/promises';
import { ADMIN } from './server.ts';

/** Calls as the first admin. */
export interface Admin {
  /** Rejects for any answer but a good one. */
  call(port: number, method: string, path: string, body?: unknown): Promise<unknown>;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Signs in; the session outlives restarts. */
export async function signIn(port: number): Promise<Admin> {
  const response = await fetch(`http://127.0.0.1:${port}/user/login`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify(ADMIN),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ');
  if (!response.ok) throw new Error(`sign-in was answered ${response.status}`);
  return {
    async call(at, method, path, body) {
      const answer = await fetch(`http://127.0.0.1:${at}${path}`, {
        method,
        headers: { cookie, ...JSON_TYPE },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
      return JSON.parse(text);
    },
  };
}

/** Generates codes, a thousand a call. */
export async function generate(admin: Admin, port: number, amount: number): Promise<readonly string[]> {
  const codes: string[] = [];
  while (codes.length < amount) {
    const asked = Math.min(1000, amount - codes.length);
    codes.push(...codesIn(await admin.call(port, 'POST', '/barcode', { amount: asked })));
  }
  return codes;
}

function codesIn(answer: unknown): readonly string[] {
  if (typeof answer !== 'object' || answer === null || !('barcodeCSV' in answer)) throw new Error('no codes');
  const [, ...rows] = String(answer.barcodeCSV).trim().split(/\r?\n/);
  return rows.map((row) => row.split(',')[1] ?? '');
}

/** Gives a code content, so that a scan of it is sent on. */
export const linkTo = (admin: Admin, port: number, code: string, link: string): Promise<unknown> =>
  admin.call(port, 'PATCH', `/barcode/${code}`, { type: 'link', link });

/** Asks until the answer is as wanted; throws after 20 seconds. */
export async function eventually(holds: () => Promise<boolean> | boolean, what: string): Promise<void> {
  for (const end = performance.now() + 20_000; !(await holds()); await sleep(20))
    if (performance.now() > end) throw new Error(`in 20 seconds ${what} did not come`);
}
