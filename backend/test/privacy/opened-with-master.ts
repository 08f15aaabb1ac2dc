import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { DEFINITIONS } from '../../src/domain/catalogue.ts';
import { PRODUCT } from '../../src/domain/event.ts';
import { open } from '../../src/log/seal.ts';

const SEALED = /v1\.[A-Za-z0-9_-]{30,}/g;
const IDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9A-HJKMNP-TV-Z]{10}/g;
const Keys = z.object({ vaultKey: z.string() });

/** Returns the plain text; undefined where key or context are others. */
function tryOpen(key: Uint8Array, context: string, text: string): Buffer | undefined {
  try {
    return open(key, context, text);
  } catch {
    return undefined;
  }
}

/**
 * Returns all texts that the owner of the master key can read in the bytes of a data folder. It takes every sealed text in
 * the bytes, also of deleted records in free pages and logs, and tries all keys that it finds for every person.
 */
export function openedWithMaster(dataDir: string, bytes: string): string {
  const master = Buffer.from(
    Keys.parse(JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8'))).vaultKey,
    'hex',
  );
  const sealed = [...new Set(bytes.match(SEALED) ?? [])];
  const ids = [...new Set(bytes.match(IDS) ?? [])];
  const people = [PRODUCT, ...peopleIn(dataDir)];
  // A record may follow the text without a space between them in the bytes, so shorter texts are tried, too.
  const keys = people.flatMap((person) =>
    sealed.flatMap((text) => {
      const wrapped = text.slice(0, WRAPPED_KEY_LENGTH);
      const key = tryOpen(master, `person-key ${person}`, wrapped);
      return key ? [{ person, key }] : [];
    }),
  );
  const contexts = (person: string) => [
    ...[...DEFINITIONS.keys()].map((type) => `event ${type} ${person}`),
    `document users ${person} ${person}`,
    ...ids.filter((id) => id.length === 10).map((code) => `document codes ${code} ${person}`),
  ];
  return keys
    .flatMap(({ person, key }) =>
      contexts(person).flatMap((context) =>
        sealed.map((text) => tryOpen(key, context, text)?.toString() ?? ''),
      ),
    )
    .join('\n');
}

/** `v1.` and 60 bytes in base64url: iv, key and tag. */
const WRAPPED_KEY_LENGTH = 3 + (60 * 4) / 3;

/** Returns the ids of all people that the log names. */
function peopleIn(dataDir: string): readonly string[] {
  const database = new DatabaseSync(join(dataDir, 'events.db'), { readOnly: true });
  try {
    const rows = database.prepare("SELECT DISTINCT stream FROM events WHERE stream LIKE 'account-%'").all();
    return rows.map(({ stream }) => String(stream).slice('account-'.length));
  } finally {
    database.close();
  }
}
