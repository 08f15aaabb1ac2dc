import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BackupPlace } from '../../../ports/backup/place.ts';

export interface OpenedPlace {
  readonly place: BackupPlace;
  dispose(): Promise<void>;
}

/** More bytes than a place keeps in memory before it stores some. */
const MUCH = Array.from({ length: 20 }, () => Buffer.alloc(1024 * 1024, 'a'));

async function* once(content: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content);
}

/** The behaviour of every place of back-ups. */
export function backupPlaceContract(open: () => Promise<OpenedPlace>): void {
  let place: BackupPlace;
  let opened: OpenedPlace;
  beforeEach(async () => {
    opened = await open();
    place = opened.place;
  });
  afterEach(async () => {
    await place.close();
    await opened.dispose();
  });

  const names = async (prefix = '') =>
    (await Array.fromAsync(place.list(prefix))).map(({ name }) => name).toSorted();

  describe('a place of back-ups', () => {
    it('is empty before the first piece', async () => {
      expect(await names()).toEqual([]);
      expect(await Array.fromAsync(place.unfinished())).toEqual([]);
      expect(await place.read('a/b')).toBeUndefined();
    });

    it('keeps pieces, and lists those of a prefix with their sizes', async () => {
      for (const name of ['a/one', 'a/two', 'b/c/d', 'top']) await place.write(name, once(name));
      await place.write('a/one', once('replaced'));
      expect(await names()).toEqual(['a/one', 'a/two', 'b/c/d', 'top']);
      expect(await names('a/')).toEqual(['a/one', 'a/two']);
      expect(await Array.fromAsync(place.list('a/one'))).toMatchObject([{ name: 'a/one', size: 8 }]);
      const body = await place.read('a/one');
      expect(body && (await text(body))).toBe('replaced');
      await place.remove('b/c/d');
      await place.remove('b/c/d');
      expect(await names()).toEqual(['a/one', 'a/two', 'top']);
    });

    it('shows one of many pieces at once', async () => {
      await place.write('many/one', once('one of many'), { isOneOfMany: true });
      await place.write('list', once('names it'));
      expect(await names()).toEqual(['list', 'many/one']);
      const body = await place.read('many/one');
      expect(body && (await text(body))).toBe('one of many');
    });

    it('keeps nothing of a piece whose source breaks off', async () => {
      const broken = (async function* () {
        yield* MUCH;
        throw new Error('the source broke off');
      })();
      await expect(place.write('a/broken', broken)).rejects.toThrow('the source broke off');
      expect(await names()).toEqual([]);
      expect(await Array.fromAsync(place.unfinished())).toEqual([]);
    });

    it('shows what is being written as unfinished, and what was removed of it is gone', async () => {
      const reached = Promise.withResolvers<void>();
      const seen = Promise.withResolvers<void>();
      const slow = (async function* () {
        yield* MUCH;
        reached.resolve();
        await seen.promise;
        yield Buffer.from('end');
      })();
      const written = place.write('a/slow', slow).then(
        () => 'whole',
        () => 'failed',
      );
      const unfinished = () => Array.fromAsync(place.unfinished());
      await reached.promise;
      await expect.poll(unfinished).toMatchObject([{ name: 'a/slow' }]);
      const [piece] = await unfinished();
      expect(Math.abs((piece?.modifiedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
      expect(await names()).toEqual([]);
      // What is under way to a server may arrive after a removal.
      const removeAll = async () => {
        const found = await unfinished();
        for (const each of found) await each.remove();
        return found;
      };
      await expect.poll(removeAll).toEqual([]);
      await piece?.remove();
      seen.resolve();
      expect(await written).toBe('failed');
      expect(await Array.fromAsync(place.unfinished())).toEqual([]);
      expect(await names()).toEqual([]);
    });
  });
}
