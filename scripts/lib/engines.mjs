import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const FILE = inRoot('test-results', 'missing-engines');

/** Returns the variable that names a file. A suite adds a line to it for each engine that it did not find. */
export function watchEngines() {
  mkdirSync(inRoot('test-results'), { recursive: true });
  rmSync(FILE, { force: true });
  return { QLAIM_MISSING_ENGINES_FILE: FILE };
}

/** @returns {{ missing: string[], required: string[] }} engines not found, and those of them that REQUIRE_ENGINES names */
export function missingEngines() {
  const lines = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n') : [];
  const missing = [...new Set(lines.map((line) => line.trim()).filter(Boolean))].sort();
  const wanted = (process.env['REQUIRE_ENGINES'] ?? '').split(',').map((name) => name.trim());
  return { missing, required: missing.filter((name) => wanted.includes(name)) };
}
