/** What one check examined, and the differences that it found. */
export interface CheckResult {
  readonly name: string;
  readonly examined: number;
  readonly unit: string;
  readonly differences: number;
  /** The first few differences, one line each. */
  readonly examples: readonly string[];
}

const MOST_EXAMPLES = 10;

/** Collects the result of a check; of many differences it keeps a few examples. */
export class Check {
  readonly #name: string;
  readonly #unit: string;
  readonly #examples: string[] = [];
  #examined = 0;
  #differences = 0;

  constructor(name: string, unit: string) {
    this.#name = name;
    this.#unit = unit;
  }

  saw(count = 1): void {
    this.#examined += count;
  }

  wrong(what: string): void {
    this.#differences += 1;
    if (this.#examples.length < MOST_EXAMPLES) this.#examples.push(what);
  }

  result(): CheckResult {
    return {
      name: this.#name,
      examined: this.#examined,
      unit: this.#unit,
      differences: this.#differences,
      examples: this.#examples,
    };
  }
}
