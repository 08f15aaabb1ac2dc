import type { ReadStore } from '../../ports/read-store.ts';
import { CODES } from './document.ts';
import { type CodeRow, codeRow } from './queries.ts';

/** Returns those of the codes that exist. */
export const presentCodes = (store: ReadStore, codes: readonly string[]): Promise<ReadonlySet<string>> =>
  codesThat(store, codes, ({ present }) => present);

/** Returns those of the codes that were deleted. A new code that the read model does not know yet is not among them. */
export const deletedCodes = (store: ReadStore, codes: readonly string[]): Promise<ReadonlySet<string>> =>
  codesThat(store, codes, ({ present }) => !present);

/** Returns the addresses of those codes that were printed elsewhere, as they were printed, by their short codes. */
export async function printedAddresses(
  store: ReadStore,
  codes: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const rows = (await store.getMany(CODES.name, codes)).map(codeRow);
  return Object.fromEntries(
    rows.flatMap(({ code, printedAs }) => (printedAs === null ? [] : [[code, printedAs]])),
  );
}

/** Returns those of some short codes that no import may take: all that exist or existed, but those of an import that was undone. */
export const codesInUse = (store: ReadStore, codes: readonly string[]): Promise<ReadonlySet<string>> =>
  codesThat(store, codes, ({ present, deleted, takenBack }) => present || (deleted && !takenBack));

async function codesThat(
  store: ReadStore,
  codes: readonly string[],
  holds: (row: CodeRow) => boolean,
): Promise<ReadonlySet<string>> {
  const rows = (await store.getMany(CODES.name, codes)).map(codeRow);
  return new Set(rows.filter(holds).map(({ code }) => code));
}
