import type { ImportFault } from '../../contract/imports/faults.ts';
import { IMPORT_MESSAGES } from '../../contract/imports/messages.ts';
import { type RowRules, type RowTexts, readRow } from '../../contract/imports/row.ts';
import { type FaultyRow, type ImportReport, REPORTED_FAULTS } from '../../contract/imports/schemas.ts';
import { LIMITS } from '../../contract/limits.ts';
import { type CsvLine, UnreadableFile } from './csv-lines.ts';

/** A row, and the code that it names, or why it is not imported. */
export type JudgedLine = CsvLine & ({ readonly code: string } | { readonly fault: ImportFault });

/** Returns those of some short codes that are in use. */
export type InUse = (codes: readonly string[]) => Promise<ReadonlySet<string>>;

/** Rows that are looked up together. */
const LOOKED_UP = 1000;

/** Judges the rows of a file in order, and counts them. */
export class JudgedRows {
  readonly #textsOf: (cells: readonly string[]) => RowTexts;
  readonly #rules: RowRules;
  readonly #inUse: InUse | undefined;
  readonly #seen = new Set<string>();
  #waiting: FaultyRow[] = [];
  #valid = 0;
  #faulty = 0;
  #faults: FaultyRow[] = [];

  /** Without `inUse` the codes that are in use are not told from others. */
  constructor(textsOf: (cells: readonly string[]) => RowTexts, rules: RowRules, inUse: InUse | undefined) {
    this.#textsOf = textsOf;
    this.#rules = rules;
    this.#inUse = inUse;
  }

  async judge({ line, cells }: CsvLine): Promise<JudgedLine> {
    if (this.#valid + this.#faulty >= LIMITS.importRows) throw new UnreadableFile(IMPORT_MESSAGES.tooMany);
    const texts = this.#textsOf(cells);
    const read = readRow(texts, this.#rules);
    const fault = 'fault' in read ? read.fault : this.#repeated(read.row.code);
    const code = 'row' in read ? read.row.code : texts.short || texts.address;
    if (fault) {
      this.#addFault({ line, code: code.slice(0, LIMITS.nameLength), fault });
      return { line, cells, fault };
    }
    this.#valid += 1;
    this.#waiting.push({ line, code, fault: 'code_taken' });
    if (this.#waiting.length >= LOOKED_UP) await this.#lookUp();
    return { line, cells, code };
  }

  async report(): Promise<Pick<ImportReport, 'rows' | 'valid' | 'faulty' | 'faults'>> {
    await this.#lookUp();
    const [valid, faulty] = [this.#valid, this.#faulty];
    const faults = this.#faults.toSorted((one, other) => one.line - other.line).slice(0, REPORTED_FAULTS);
    return { rows: valid + faulty, valid, faulty, faults };
  }

  #repeated(code: string): ImportFault | undefined {
    if (this.#seen.has(code)) return 'same_code';
    this.#seen.add(code);
    return undefined;
  }

  #addFault(row: FaultyRow): void {
    this.#faulty += 1;
    if (this.#faults.length < REPORTED_FAULTS + LOOKED_UP) this.#faults.push(row);
  }

  async #lookUp(): Promise<void> {
    const asked = this.#waiting;
    this.#waiting = [];
    const used = asked.length > 0 ? await this.#inUse?.(asked.map(({ code }) => code)) : undefined;
    for (const row of asked)
      if (used?.has(row.code)) {
        this.#valid -= 1;
        this.#addFault(row);
      }
  }
}
