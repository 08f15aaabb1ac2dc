import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPassword } from '../src/commands/accounts/sign-in.ts';
import { InfoType } from '../src/domain/qr-code/content/index.ts';
import { openPorts, type Ports } from '../src/main/ports.ts';
import { readConfig } from '../src/main/settings/config.ts';
import { listCodes } from '../src/read-models/codes/queries.ts';
import { dataFolder } from '../test/config/folder.ts';
import { RunningProgram } from '../test/config/running-program.ts';
import { INHERITED_ENVIRONMENT } from '../test/support/inherited-environment.ts';
import { PASSWORD, PEOPLE } from './people.ts';

const run = promisify(execFile);
const SEED = join(import.meta.dirname, 'main.ts');
const AUDIT = join(import.meta.dirname, '../src/main/audit.ts');

describe('npm run seed', () => {
  const DATA_DIR = dataFolder();
  const start = (program: string, ...args: string[]) =>
    run(process.execPath, [program, ...args], { env: { ...INHERITED_ENVIRONMENT, DATA_DIR } });
  let printed: string;
  let ports: Ports;

  beforeAll(async () => {
    printed = (await start(SEED, '--codes', '20', '--scans', '200')).stdout;
    ports = await openPorts(readConfig({ DATA_DIR }), 'http://localhost', pino({ level: 'silent' }));
  }, 180_000);
  afterAll(() => ports.close());

  const rows = async () =>
    (await listCodes(ports.store, { filters: {}, sort: ['-createdAt'], limit: 100, skip: 0 })).rows;

  it('makes an installation that the audit finds sound', async () => {
    expect((await start(AUDIT)).stdout).toContain('sound: no differences');
  });

  it('prints codes to try, and people who can sign in', async () => {
    for (const what of [
      'images and videos',
      'links by time of day',
      'to claim',
      'not approved',
      'disabled',
      'restricted',
    ])
      expect(printed).toMatch(new RegExp(`http://localhost:3000/[0-9A-Z]{10}  ${what}`));
    for (const email of ['admin@qlaim.local', PEOPLE[0].email]) {
      expect(printed).toContain(email);
      expect(await checkPassword(ports, email, PASSWORD)).toMatchObject({ ok: true });
    }
  });

  it('makes codes with all types of content, with scans and earlier versions', async () => {
    const codes = await rows();
    expect(codes).toHaveLength(20);
    expect(new Set(codes.flatMap(({ infoType }) => infoType ?? []))).toEqual(new Set(InfoType.options));
    expect(codes.reduce((sum, { scanCount }) => sum + scanCount, 0)).toBe(200);
    expect(Math.max(...codes.map(({ edits }) => edits))).toBeGreaterThan(2);
  });

  it('uploads files that have been looked at, and describes the pictures', async () => {
    const codes = await rows();
    const files = codes.flatMap((code) => Object.values(code.files));
    const pictures = files.filter(({ contentType }) => contentType === 'image/jpeg');
    expect(pictures.length).toBeGreaterThanOrEqual(4);
    for (const { key, size } of files) expect((await ports.files.head(key))?.size).toBe(size);
    for (const picture of pictures) {
      expect(Math.max(picture.width ?? 0, picture.height ?? 0)).toBeGreaterThanOrEqual(1600);
      expect(picture.description).toBeTruthy();
    }
  });

  it('refuses to fill the same installation again, in one line', async () => {
    await expect(start(SEED)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^the installation holds codes; .*\n$/),
    });
  });

  it('says what its arguments must be', async () => {
    await expect(start(SEED, '--codes', 'many')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run seed [-- --codes NUMBER]'),
    });
  });
});

it('names the admin that there is, where ADMIN_EMAIL is another one', async () => {
  const DATA_DIR = dataFolder();
  const banner = async (ADMIN_EMAIL: string) => {
    const product = await RunningProgram.start({ DATA_DIR, ADMIN_EMAIL });
    await product.waitForResponse('/readyz', (_text, status) => status === 200);
    product.signal('SIGTERM');
    return (await product.ended()).stdout;
  };
  const [first, other] = ['first@example.com', 'other@example.com'] as const;
  expect(await banner(first)).toContain(`Sign in as     ${first}, password`);
  expect(await banner(first)).toContain(`Sign in as     ${first}, with your password`);

  const env = { ...INHERITED_ENVIRONMENT, DATA_DIR, ADMIN_EMAIL: other };
  const { stdout } = await run(process.execPath, [SEED, '--codes', '20', '--scans', '0'], { env });
  expect(stdout).toMatch(new RegExp(`${first} +the password that you have`));
  expect(stdout).not.toContain(other);

  expect(await banner(other)).toContain(`Sign in as     the first admin, whose e-mail is not ${other}`);
}, 180_000);
