import { setTimeout as sleep } from 'node:timers/promises';
import { ADMIN } from './server.ts';

/** A client that is signed in. */
export interface Admin {
  /** The `Cookie` header of its session. */
  readonly cookie: string;
  /** Rejects when the status is not 2xx. */
  call(port: number, method: string, path: string, body?: unknown): Promise<unknown>;
  /** Posts a form with files. Rejects when the status is not 2xx. */
  send(port: number, path: string, form: FormData): Promise<unknown>;
}

interface Person {
  readonly email: string;
  readonly password: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Signs in, by default as the first admin. The session survives restarts of the server. */
export async function signIn(port: number, person: Person = ADMIN): Promise<Admin> {
  const response = await fetch(`http://127.0.0.1:${port}/user/login`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify(person),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ');
  if (!response.ok) throw new Error(`sign-in failed with ${response.status}`);
  async function read(answer: Response, what: string): Promise<unknown> {
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${what} failed with ${answer.status}: ${text}`);
    return JSON.parse(text);
  }
  return {
    cookie,
    async call(at, method, path, body) {
      const answer = await fetch(`http://127.0.0.1:${at}${path}`, {
        method,
        headers: { cookie, ...JSON_TYPE },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return read(answer, `${method} ${path}`);
    },
    async send(at, path, form) {
      const answer = await fetch(`http://127.0.0.1:${at}${path}`, {
        method: 'POST',
        headers: { cookie },
        body: form,
      });
      return read(answer, `POST ${path}`);
    },
  };
}

/** Generates codes, at most a thousand in each call, as the API's limit demands. */
export async function generate(admin: Admin, port: number, amount: number): Promise<readonly string[]> {
  const codes: string[] = [];
  while (codes.length < amount) {
    const next = Math.min(1000, amount - codes.length);
    codes.push(...codesIn(await admin.call(port, 'POST', '/barcode', { amount: next })));
  }
  return codes;
}

function codesIn(answer: unknown): readonly string[] {
  if (typeof answer !== 'object' || answer === null || !('barcodeCSV' in answer))
    throw new Error('the response holds no CSV');
  const [, ...rows] = String(answer.barcodeCSV).trim().split(/\r?\n/);
  return rows.map((row) => row.split(',')[1] ?? '');
}

/** Saves a link for a code, so that a scan of it is redirected there. */
export const linkTo = (admin: Admin, port: number, code: string, link: string): Promise<unknown> =>
  admin.call(port, 'PATCH', `/barcode/${code}`, { type: 'link', link });

/** Polls a condition until it holds. Throws after some seconds. */
export async function eventually(
  holds: () => Promise<boolean> | boolean,
  what: string,
  seconds = 20,
): Promise<void> {
  for (const end = performance.now() + seconds * 1000; !(await holds()); await sleep(20))
    if (performance.now() > end) throw new Error(`timed out after ${seconds} seconds: ${what}`);
}
