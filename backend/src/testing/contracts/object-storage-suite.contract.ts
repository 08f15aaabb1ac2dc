import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ByteRange, ObjectStorage } from '../../ports/object-storage.ts';

/** A storage whose presigned URLs can be fetched while the suite runs. */
export interface ObjectStorageBacking {
  readonly storage: ObjectStorage;
  /** Called after the storage is closed. */
  dispose(): Promise<void>;
}

/** The storage under test, and the key of the running case. Each case has its own, so that a server may be shared. */
export interface ObjectStorageSuite {
  readonly storage: ObjectStorage;
  readonly key: string;
  /** Returns the text of a file; undefined for an unknown key. */
  content(key: string, range?: ByteRange): Promise<string | undefined>;
}

export const PNG = 'image/png';

/** Sets up the hooks of a suite. They fill the returned object while cases run. */
export function useObjectStorage(createBacking: () => Promise<ObjectStorageBacking>): ObjectStorageSuite {
  let backing: ObjectStorageBacking;
  let key: string;

  beforeAll(async () => {
    backing = await createBacking();
  });
  afterAll(async () => {
    await backing.storage.close();
    await backing.dispose();
  });
  beforeEach(() => {
    key = `contract/${randomUUID()}/a_file-1.PNG`;
  });

  return {
    get storage() {
      return backing.storage;
    },
    get key() {
      return key;
    },
    async content(of, range) {
      const found = await backing.storage.get(of, range);
      return found && text(found.body);
    },
  };
}

/** Sends a request, and returns its status. */
export async function status(address: string, init?: RequestInit): Promise<number> {
  const answer = await fetch(address, init);
  await answer.arrayBuffer();
  return answer.status;
}

/** Returns the address with another value of a field of its query. */
export function changed(address: string, [name, value]: readonly [name: string, value: string]): string {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.href;
}

/** Fields of the query of an address, each with another value, and one that the query does not have. */
export function changesOf(address: string): readonly (readonly [name: string, value: string])[] {
  const fields = [...new URL(address).searchParams].map(([name, value]) => [name, otherThan(value)] as const);
  return [...fields, ['another', 'field']];
}

const otherThan = (value: string) => (/^\d+$/.test(value) ? String(Number(value) + 1) : `${value}0`);
