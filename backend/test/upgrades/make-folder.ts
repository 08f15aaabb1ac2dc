import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { eventually, generate, linkTo, signIn } from '../support/admin.ts';
import { outboxFolder } from '../support/outbox-folder.ts';
import { startServer } from '../support/server.ts';
import {
  archiveOf,
  BANNER,
  CODE_NAME,
  Codes,
  codesFileOf,
  FOLDERS,
  LINK,
  NAMES,
  OWNER,
  PHONE,
  PHONE_BROWSER,
  SCANS,
} from './stored-folder.ts';

/**
 * `node backend/test/upgrades/make-folder.ts CHECKOUT NAME` stores the data folder of another version of the product.
 * `upgrades.spec.ts` starts it with this one. CHECKOUT is a folder with that version and its packages.
 */
const [checkout = '', name = ''] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'qlaim-folder-'));
const server = await startServer(folder, [], {}, resolve(checkout));
const { port } = server;
const url = `http://localhost:${port}`;

const admin = await signIn(port);
const [linked, phoned, disabled, deleted] = await generate(admin, port, 4);
const codes = Codes.parse({ linked, phoned, disabled, deleted });
for (const code of [codes.linked, codes.phoned])
  await admin.call(port, 'PUT', `/barcode/${code}/approveToggle`);
await admin.call(port, 'PUT', `/barcode/${codes.disabled}/disable`);
await admin.call(port, 'DELETE', `/barcode/${codes.deleted}`);
await admin.call(port, 'PUT', '/user/update-text', { topBannerText: BANNER });

await post('/user/register', { ...NAMES, ...OWNER });
const mails = outboxFolder(join(folder, 'outbox'));
let otp: string | undefined;
await eventually(async () => {
  const mail = (await mails()).find(({ to }) => to === OWNER.email);
  otp = /^\s*(\d{6})\s*$/m.exec(mail?.text ?? '')?.[1];
  return otp !== undefined;
}, 'the mail with the one-time code');
await post('/user/verify-email', { email: OWNER.email, otp });
const owner = await signIn(port, OWNER);
const { user } = z
  .object({ user: z.object({ _id: z.string() }) })
  .parse(await owner.call(port, 'GET', '/user/me'));
for (const code of [codes.linked, codes.phoned])
  await owner.call(port, 'POST', '/barcode/assign/user', { link: `${url}/${code}`, user: user._id });
await linkTo(owner, port, codes.linked, LINK);
await owner.call(port, 'PATCH', `/barcode/${codes.linked}`, { name: CODE_NAME });
await owner.call(port, 'PATCH', `/barcode/${codes.phoned}`, { type: 'phoneNumber', phoneNumber: PHONE });

for (let scan = 0; scan < SCANS; scan += 1)
  await fetch(`${url}/${codes.linked}`, { redirect: 'manual', headers: { 'user-agent': PHONE_BROWSER } });
const Counted = z.object({ barcode: z.object({ scanCount: z.int() }) });
await eventually(
  async () =>
    Counted.parse(await owner.call(port, 'GET', `/barcode/${codes.linked}`)).barcode.scanCount === SCANS,
  'the count of the scans',
);
await server.stop();

await mkdir(FOLDERS, { recursive: true });
await rm(join(folder, 'outbox'), { recursive: true });
execFileSync('tar', ['--create', '--gzip', '--file', archiveOf(name), '--directory', folder, '.']);
await writeFile(codesFileOf(name), `${JSON.stringify(codes, null, 2)}\n`);
await rm(folder, { recursive: true });

async function post(path: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} failed with ${answer.status}: ${await answer.text()}`);
}
