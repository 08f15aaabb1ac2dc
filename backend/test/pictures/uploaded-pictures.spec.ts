import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Admin, generate, signIn } from '../support/admin.ts';
import { startServer } from '../support/server.ts';
import type { Server } from '../support/server-process.ts';
import { HARD_PHOTOGRAPHS } from './hard-photographs.ts';
import { A_FEW, mixedPictures, THREE_HUNDRED } from './mixed-pictures.ts';
import { photograph } from './photograph.ts';
import { type PictureToSend, sendPictures } from './send-pictures.ts';

/** `npm run test:pictures` uploads three hundred mixed pictures and all hard ones; `npm test` a few of each kind. */
const ALL = process.env['PICTURES'] === 'all';
const COUNTS = ALL ? THREE_HUNDRED : A_FEW;
/** Every twelfth of the hard photographs. */
const HARD = HARD_PHOTOGRAPHS.filter((_shot, index) => ALL || index % 12 === 0);
const CODES = 300;
const CHUNK = 5;
const TIMEOUT_MS = ALL ? 1_800_000 : 240_000;

let dataDir: string;
let server: Server;
let admin: Admin;
let publicUrl = '';
let codes: readonly string[] = [];
let deleted = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'qlaim-pictures-'));
  server = await startServer(dataDir);
  publicUrl = `http://localhost:${server.port}`;
  admin = await signIn(server.port);
  [deleted = '', ...codes] = await generate(admin, server.port, CODES + 1);
  await admin.call(server.port, 'DELETE', `/barcode/${deleted}`);
});
afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function* chunks<T>(source: AsyncIterable<T>): AsyncGenerator<readonly T[]> {
  let chunk: T[] = [];
  for await (const each of source) {
    chunk.push(each);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

type Became = { readonly shortCode: string } | { readonly reason: string };

/** Uploads files as the console does. Returns the outcome of each. */
async function uploaded(files: readonly PictureToSend[]): Promise<ReadonlyMap<string, Became>> {
  const { attached, nonScanAbleImages } = await sendPictures(admin, server.port, files);
  expect(attached.length + nonScanAbleImages.length).toBe(files.length);
  return new Map<string, Became>([
    ...attached.map(({ name, shortCode }) => [name, { shortCode }] as const),
    ...nonScanAbleImages.map(({ name, reason }) => [name, { reason }] as const),
  ]);
}

/** The picture that the product serves for a code. */
async function pictureOf(code: string): Promise<Buffer> {
  const at = `http://127.0.0.1:${server.port}`;
  const answer = await fetch(`${at}/barcode/qrcode/${code}`, { redirect: 'manual' });
  const { pathname } = new URL(answer.headers.get('location') ?? at);
  return Buffer.from(await (await fetch(at + pathname)).arrayBuffer());
}

it(
  'each picture of a mixed upload lands at its code, or is refused with its reason',
  async () => {
    const wrong: unknown[] = [];
    for await (const chunk of chunks(mixedPictures({ publicUrl, codes, deleted }, COUNTS))) {
      const outcomes = await uploaded(chunk);
      for (const { name, becomes, bytes } of chunk) {
        const became = outcomes.get(name);
        if (JSON.stringify(became) !== JSON.stringify(becomes)) wrong.push({ name, becomes, became });
        else if ('shortCode' in becomes && !(await pictureOf(becomes.shortCode)).equals(bytes))
          wrong.push({ name, became: 'another picture' });
      }
    }
    expect(wrong).toEqual([]);
  },
  TIMEOUT_MS,
);

it(
  'at most two of the 76 hard photographs are not read, and none is taken for another code',
  async () => {
    async function* shots() {
      for (const [index, { kind, shot }] of HARD.entries()) {
        const shortCode = codes[index] ?? '';
        const text = `${publicUrl}/${shortCode}`.toUpperCase();
        yield {
          name: `${kind} ${index}.jpg`,
          type: 'image/jpeg',
          bytes: await photograph({ ...shot, text }),
          shortCode,
        };
      }
    }
    const unread: string[] = [];
    const wrong: unknown[] = [];
    for await (const chunk of chunks(shots())) {
      const outcomes = await uploaded(chunk);
      for (const { name, shortCode } of chunk) {
        const became = outcomes.get(name);
        if (became && 'reason' in became) unread.push(`${name}: ${became.reason}`);
        else if (became?.shortCode !== shortCode) wrong.push({ name, became });
      }
    }
    expect(HARD_PHOTOGRAPHS).toHaveLength(76);
    expect(unread.length, unread.join(', ')).toBeLessThanOrEqual(2);
    expect(wrong).toEqual([]);
  },
  TIMEOUT_MS,
);
