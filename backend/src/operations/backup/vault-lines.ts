import pMap from 'p-map';
import { z } from 'zod';
import type { Json } from '../../ports/json.ts';
import { VAULT_KINDS, type Vault, type VaultEntry } from '../../ports/vault.ts';

const AT_ONCE = 8;

/** Yields the records of a vault but checkpoints, which are positions of one engine. */
export async function* recordsOf(vault: Vault): AsyncGenerator<Omit<VaultEntry, 'version'>> {
  for await (const { kind, id, value, expiresAt } of vault.scan())
    if (kind !== 'checkpoint') yield { kind, id, value, ...(expiresAt === undefined ? {} : { expiresAt }) };
}

const Line = z.object({
  kind: z.enum(VAULT_KINDS),
  id: z.string(),
  value: z.custom<Json>((value) => value !== undefined),
  expiresAt: z.string().optional(),
});

/** Puts the records of a back-up into a vault. */
export async function putLines(lines: AsyncIterable<unknown>, vault: Vault): Promise<void> {
  await pMap(
    lines,
    async (line) => {
      const { kind, id, value, expiresAt } = Line.parse(line);
      await vault.put({ kind, id, value, ...(expiresAt === undefined ? {} : { expiresAt }) });
    },
    { concurrency: AT_ONCE },
  );
}
