import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, whatever the current folder is. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** @param {string[]} parts */
export const inRoot = (...parts) => join(ROOT, ...parts);

/**
 * How Node runs the product. V8 would let the young generation of a busy thread grow to 64 MiB and the old one to four times what is in
 * use, and glibc would give each thread a heap of its own. Both hardly ever give memory back. V8 would also allocate some objects of a
 * scan among the old ones, where they keep the whole request (decision 126).
 * @returns {{ flags: readonly string[], environment: Readonly<Record<string, string>> }}
 */
const nodeOptions = () => JSON.parse(readFileSync(inRoot('infra/node.json'), 'utf8'));

/**
 * Returns Node's arguments that start the product, or another of its programs.
 * @param {string} [file]
 * @returns {readonly string[]}
 */
export const startArguments = (file = 'backend/src/main/start.ts') => [...nodeOptions().flags, file];

/** Returns the variables that the product starts with. Those that are set already stay. */
export const startEnvironment = () =>
  Object.fromEntries(Object.entries(nodeOptions().environment).filter(([name]) => !(name in process.env)));

/** @typedef {{ audit: number, backup: number, restore: number }} Heaps MiB */
/** @typedef {keyof Heaps} FrugalProgram */

/**
 * Returns how Node runs a program that passes the whole log in a bounded memory.
 * @param {FrugalProgram} name
 */
export function frugalNode(name) {
  /** @type {{ flags: string[], heaps: Heaps, environment: Record<string, string> }} */
  const { flags, heaps, environment } = JSON.parse(
    readFileSync(inRoot('backend/src/main/frugal.json'), 'utf8'),
  );
  return { flags: [...flags, `--max-old-space-size=${heaps[name]}`], environment };
}
