import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openSqliteScratch } from '../../adapters/sqlite/scratch.ts';
import type { BackupPlace } from '../../ports/backup/place.ts';
import type { ObjectInfo } from '../../ports/object-info.ts';
import { copyFiles } from './copy-files.ts';
import { copiesIn } from './files.ts';

const FILES = 6000;
/** Bytes that each file may leave in memory, beside what is not collected yet. Its key alone has 200. */
const FEW = 60;

setFlagsFromString('--expose-gc');
const collect = z.function().parse(runInNewContext('gc'));

const heapUsed = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};

const infoOf = (key: string): ObjectInfo => ({ key, contentType: 'image/png', size: 1, etag: '"1"' });
const modifiedAt = new Date(0);

/** Files that are nowhere. `onHead` is called before each is read. */
const filesUpTo = (count: number, onHead: (n: number) => void) => {
  let heads = 0;
  return {
    async *list() {
      for (let n = 0; n < count; n += 1)
        yield { key: `${String(n).padStart(6, '0')}/${'k'.repeat(200)}`, size: 1, modifiedAt };
    },
    async head(key: string) {
      onHead(heads);
      heads += 1;
      return infoOf(key);
    },
    get: async (key: string) => ({ info: infoOf(key), body: Readable.from([Buffer.from('x')]) }),
  };
};

/** A place that keeps nothing. */
const NOWHERE: BackupPlace = {
  address: 'nowhere',
  async write(_name, bytes) {
    for await (const _chunk of bytes);
  },
  read: async () => undefined,
  async *list() {},
  async *unfinished() {},
  remove: async () => undefined,
  close: async () => undefined,
};

it('copying takes no memory that grows with the number of files', async () => {
  const copied = openSqliteScratch();
  const stored = openSqliteScratch();
  let before = 0;
  let after = 0;
  const source = filesUpTo(FILES, (n) => {
    if (n === FILES / 6) before = heapUsed();
    if (n === FILES - 1) after = heapUsed();
  });
  const id = '20261127T030000Z';
  await copyFiles(source, [''], {
    place: NOWHERE,
    sealing: undefined,
    id,
    stored,
    copied,
    onCopied: () => undefined,
  });
  expect((after - before) / FILES).toBeLessThan(FEW);
  const keys = [...copiesIn(copied)].map(({ file }) => file.key);
  expect(keys).toEqual(keys.toSorted());
  expect(keys).toHaveLength(FILES);
  copied.close();
  stored.close();
});
