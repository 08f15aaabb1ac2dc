import { z } from 'zod';

/** What one check examined, and the differences that it found. */
export const CheckResult = z.object({
  name: z.string(),
  examined: z.int(),
  unit: z.string(),
  differences: z.int(),
  /** The first few differences, one line each. They name streams and ids, and nothing personal. */
  examples: z.array(z.string()).readonly(),
});
export type CheckResult = Readonly<z.infer<typeof CheckResult>>;

const MOST_EXAMPLES = 10;

/** Collects the result of a check; of many differences it keeps a few examples. */
export class Check {
  readonly #name: string;
  readonly #unit: string;
  #examples: string[] = [];
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
    this.note(what);
  }

  /** Names what is no difference. */
  note(what: string): void {
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

  /** Goes on from the result of an interrupted audit. */
  resume({ examined, differences, examples }: CheckResult): void {
    this.#examined = examined;
    this.#differences = differences;
    this.#examples = [...examples];
  }
}
