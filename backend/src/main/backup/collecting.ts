import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import type { BackupPlace } from '../../ports/backup/place.ts';
import type { Bytes } from '../../ports/backup/sealing.ts';

/** Bytes that pass between two collections. */
const STEP = 4 * 1024 * 1024;

const Collect = z.function({ input: [z.object({ type: z.literal('minor') })] });

/**
 * Collects short-lived objects while bytes pass to and from a place. Chunks lie outside the heap of V8: left alone, it lets them
 * pile up to many megabytes, and then collects the whole heap each time.
 */
export function collecting(place: BackupPlace): BackupPlace {
  setFlagsFromString('--expose-gc');
  const collect = Collect.parse(runInNewContext('gc'));
  let passed = 0;
  async function* watched(bytes: Bytes): Bytes {
    for await (const chunk of bytes) {
      passed += chunk.length;
      if (passed >= STEP) {
        passed = 0;
        collect({ type: 'minor' });
      }
      yield chunk;
    }
  }
  return {
    ...place,
    write: (name, bytes, options) => place.write(name, watched(bytes), options),
    async read(name) {
      const body = await place.read(name);
      return body && Readable.from(watched(body));
    },
  };
}
