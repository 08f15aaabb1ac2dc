import frugal from './frugal.json' with { type: 'json' };

/** Programs that pass the whole log in a bounded memory. */
export type FrugalProgram = keyof typeof frugal.heaps;

/** What bounds the memory of a program: small heaps, and freed memory that goes back at once. `scripts/run.mjs` gives the same. */
export const frugalNode = (name: FrugalProgram) => ({
  flags: [...frugal.flags, `--max-old-space-size=${frugal.heaps[name]}`],
  environment: frugal.environment,
});
