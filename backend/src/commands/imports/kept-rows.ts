import { z } from 'zod';
import { IMPORT_SOURCES } from '../../contract/imports/columns.ts';
import { ImportColumnsChosen, ImportFaultName } from '../../contract/imports/schemas.ts';
import { PRODUCT } from '../../domain/event.ts';
import type { CommandContext } from '../context.ts';
import { openFor, sealFor } from '../sealed-json.ts';

/** Rows that are kept, and imported, together. */
export const KEPT_TOGETHER = 500;

/** So long the failures of an import can be fetched, and a process that was stopped can go on. */
const LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;

const KIND = 'import';

const KeptRow = z.object({ line: z.int(), cells: z.array(z.string()) });
export type KeptRow = z.infer<typeof KeptRow>;
const FaultyRow = KeptRow.extend({ fault: ImportFaultName });
export type FaultyRow = z.infer<typeof FaultyRow>;
const KeptHead = z.object({
  names: z.array(z.string()),
  columns: ImportColumnsChosen,
  source: z.enum(IMPORT_SOURCES),
  claimable: z.boolean(),
});
export type KeptHead = z.infer<typeof KeptHead>;

export type KeepingContext = Pick<CommandContext, 'vault' | 'keys' | 'clock'>;

/** A part of an import that is kept: its columns, the rows to import, or the faulty ones. */
interface Part<T> {
  readonly name: string;
  readonly schema: z.ZodType<T[]>;
}
export const HEAD: Part<KeptHead> = { name: 'head', schema: KeptHead.array() };
export const ROWS: Part<KeptRow> = { name: 'rows', schema: KeptRow.array() };
export const FAULTS: Part<FaultyRow> = { name: 'faults', schema: FaultyRow.array() };

const idOf = (id: string, { name }: Pick<Part<unknown>, 'name'>, place: number) => `${id} ${name} ${place}`;

/** Keeps some rows in the vault, sealed, because they hold names and links. A repeat replaces them. */
export async function keepPart<T>(
  context: KeepingContext,
  id: string,
  part: Part<T>,
  place: number,
  value: readonly T[],
): Promise<void> {
  const key = idOf(id, part, place);
  const sealed = await sealFor(context, PRODUCT, key, value);
  if (sealed === undefined) throw new Error('The key of the product is missing');
  const expiresAt = new Date(context.clock.now().getTime() + LIFETIME_MS).toISOString();
  await context.vault.put({ kind: KIND, id: key, value: sealed, expiresAt });
}

/** Returns kept rows; none where they have expired, and behind the last ones. */
export async function partOf<T>(
  context: Pick<KeepingContext, 'vault' | 'keys'>,
  id: string,
  part: Part<T>,
  place: number,
): Promise<readonly T[]> {
  const key = idOf(id, part, place);
  const record = await context.vault.get(KIND, key);
  return (record && (await openFor(context, PRODUCT, key, record.value, part.schema))) ?? [];
}
