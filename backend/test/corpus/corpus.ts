import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { ERASED } from '../../src/domain/event.ts';
import { STORAGE_FORMAT } from '../../src/log/codec.ts';
import { Keyring } from '../../src/log/keyring.ts';
import { PersonKeys } from '../../src/log/person-keys.ts';
import { upcast } from '../../src/log/upcasters.ts';
import type { Vault } from '../../src/ports/vault.ts';

export const FOLDER = join(import.meta.dirname, 'stored');

/** The master key that wraps the person keys of the samples. */
export const MASTER_KEY = Buffer.alloc(32, 11);

const Keys = z.record(z.string(), z.string());

const Sample = z.object({
  /** The event as stored in the log. */
  recorded: z.object({
    stream: z.string(),
    revision: z.int(),
    id: z.string(),
    type: z.string(),
    version: z.int(),
    at: z.string(),
    actor: z.object({ kind: z.enum(['user', 'admin', 'system']), id: z.string().nullable() }),
    data: z.record(z.string(), z.json()),
  }),
  /** The decoded data at the time of storing. */
  opened: z.record(z.string(), z.json()),
});

export type Sample = z.infer<typeof Sample> & { readonly file: string };

/** `<type>.v<version>.<name>.json` */
export const fileOf = (type: string, version: number, name: string): string =>
  `${type}.v${version}.${name}.json`;

/** Returns the samples, with what they opened to in the newest version of their event. */
export const readSamples = (): readonly Sample[] =>
  readdirSync(FOLDER)
    .filter((file) => file !== 'keys.json')
    .map((file) => ({ file, ...newest(Sample.parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')))) }));

function newest({ recorded, opened }: z.infer<typeof Sample>): z.infer<typeof Sample> {
  const { type, version } = recorded;
  const to = STORAGE_FORMAT.definitions.get(type)?.version ?? version;
  const read = upcast(STORAGE_FORMAT.upcasters, type, opened, version, to);
  return { recorded, opened: Sample.shape.opened.parse(read) };
}

/** Returns the person keys of the corpus. With `erased`, none of them exists any more. */
export function corpusKeys({ erased = false } = {}): PersonKeys {
  const wrapped = Keys.parse(JSON.parse(readFileSync(join(FOLDER, 'keys.json'), 'utf8')));
  const vault: Pick<Vault, 'get' | 'put'> = {
    get: async (_kind, id) => {
      const value = wrapped[id];
      return value === undefined || erased ? undefined : { value, version: 1 };
    },
    put: async () => false,
  };
  return new PersonKeys(vault, new Keyring(MASTER_KEY), { bytes: () => new Uint8Array(32), uuid: () => '' });
}

/** Whether a schema accepts a sample and drops no field, also after its person is erased. */
export function isReadBy(schema: z.ZodType, personalFields: readonly string[], { opened }: Sample): boolean {
  const erased = { ...opened, ...Object.fromEntries(personalFields.map((name) => [name, ERASED])) };
  return [opened, erased].every((data) => {
    const read = schema.safeParse(data);
    return read.success && isDeepStrictEqual(read.data, data);
  });
}
