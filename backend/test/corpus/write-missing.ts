import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemRandom } from '../../src/adapters/system/clock.ts';
import { DEFINITIONS } from '../../src/domain/catalogue.ts';
import { PRODUCT } from '../../src/domain/event.ts';
import { EventCodec } from '../../src/log/codec.ts';
import { seal } from '../../src/log/seal.ts';
import { SYSTEM } from '../../src/ports/event-store.ts';
import { corpusKeys, FOLDER, fileOf, MASTER_KEY } from './corpus.ts';
import { PERSON, SAMPLES } from './samples.ts';

/**
 * Stores the samples of samples.ts that are not stored yet, and never changes a stored one.
 * Usage: `node backend/test/corpus/write-missing.ts`.
 */
const KEYS = join(FOLDER, 'keys.json');
mkdirSync(FOLDER, { recursive: true });
if (!existsSync(KEYS)) {
  const wrap = (person: string) => [person, seal(MASTER_KEY, `person-key ${person}`, systemRandom.bytes(32))];
  writeFileSync(KEYS, `${JSON.stringify(Object.fromEntries([PERSON, PRODUCT].map(wrap)), null, 2)}\n`);
}
const codec = new EventCodec(corpusKeys());
for (const { name, type, stream, data } of SAMPLES) {
  const file = join(FOLDER, fileOf(type, DEFINITIONS.get(type)?.version ?? 0, name));
  if (existsSync(file)) continue;
  const meta = { id: systemRandom.uuid(), at: '2026-11-21T10:00:00.000Z', actor: SYSTEM };
  const recorded = { ...(await codec.encode({ type, data, ...meta })), stream, revision: 0 };
  writeFileSync(file, `${JSON.stringify({ recorded, opened: data }, null, 2)}\n`);
  process.stdout.write(`${file}, ${readFileSync(file).length} bytes\n`);
}
