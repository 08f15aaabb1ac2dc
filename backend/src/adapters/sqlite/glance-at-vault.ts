import { type Json, parseJson } from '../../ports/json/json.ts';
import type { VaultKind } from '../../ports/vault.ts';
import { text } from './columns.ts';
import { glanceInto } from './glance.ts';

export interface VaultGlance {
  /** The records of the kind, by their ids. */
  readonly records: ReadonlyMap<string, Json>;
  /** Whether it has records of kinds that were not named. */
  readonly holdsMore: boolean;
}

/** Reads the records of one kind of a vault that nobody has opened, and changes nothing. Undefined where there is no vault. */
export const glanceAtVault = (
  file: string,
  kind: VaultKind,
  named: readonly VaultKind[],
): VaultGlance | undefined =>
  glanceInto(file, 'records', (db) => {
    const rows = db.prepare('SELECT id, value FROM records WHERE kind = ?').all(kind);
    const places = named.map(() => '?').join(', ');
    const other = db.prepare(`SELECT 1 FROM records WHERE kind NOT IN (${places}) LIMIT 1`).get(...named);
    return {
      records: new Map(rows.map((row) => [text(row, 'id'), parseJson(text(row, 'value'))])),
      holdsMore: other !== undefined,
    };
  });
