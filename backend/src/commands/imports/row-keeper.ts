import type { FileHead } from './judge-file.ts';
import type { JudgedLine } from './judged-rows.ts';
import {
  FAULTS,
  type FaultyRow,
  HEAD,
  KEPT_TOGETHER,
  type KeepingContext,
  type KeptHead,
  type KeptRow,
  keepPart,
  ROWS,
} from './kept-rows.ts';

/** Keeps the rows of an import as they are read, some at a time. */
export class RowKeeper {
  readonly #context: KeepingContext;
  readonly #id: string;
  readonly #claimable: boolean;
  /** The codes to import, in order. */
  readonly codes: string[] = [];
  #head: KeptHead | undefined;
  #rows: KeptRow[] = [];
  #rowParts = 0;
  #faults: FaultyRow[] = [];
  #faultParts = 0;

  constructor(context: KeepingContext, id: string, claimable: boolean) {
    this.#context = context;
    this.#id = id;
    this.#claimable = claimable;
  }

  async take(judged: JudgedLine, head: FileHead): Promise<void> {
    this.#head ??= { ...head, claimable: this.#claimable };
    const kept = { line: judged.line, cells: [...judged.cells] };
    if ('fault' in judged) this.#faults.push({ ...kept, fault: judged.fault });
    else {
      this.codes.push(judged.code);
      this.#rows.push(kept);
    }
    if (this.#rows.length >= KEPT_TOGETHER) await this.#keepRows();
    if (this.#faults.length >= KEPT_TOGETHER) await this.#keepFaults();
  }

  /** Keeps the rest. */
  async end(): Promise<void> {
    if (this.#rows.length > 0) await this.#keepRows();
    if (this.#faults.length > 0) await this.#keepFaults();
    if (this.#head) await keepPart(this.#context, this.#id, HEAD, 0, [this.#head]);
  }

  async #keepRows(): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    await keepPart(this.#context, this.#id, ROWS, this.#rowParts, rows);
    this.#rowParts += 1;
  }

  async #keepFaults(): Promise<void> {
    const faults = this.#faults;
    this.#faults = [];
    await keepPart(this.#context, this.#id, FAULTS, this.#faultParts, faults);
    this.#faultParts += 1;
  }
}
