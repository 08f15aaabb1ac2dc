import type { FuzzReport } from './run.ts';

/** Connections that are open at the moment, and what opens at its first use: the threads that search and print. */
const DESCRIPTORS = 16;

/** What caches with a limit of their own, such as those of codes and clients, may still grow by. */
const HEAP_BYTES = 48 * 1024 * 1024;

/** Returns what a run has found, in words; empty where everything held. */
export function findingsIn({ failures, errorLines, before, after }: FuzzReport): readonly string[] {
  const findings = [...new Set([...failures, ...errorLines])];
  if (after.descriptors > before.descriptors + DESCRIPTORS)
    findings.push(`descriptors grew from ${before.descriptors} to ${after.descriptors}`);
  if (after.heapBytes > before.heapBytes + HEAP_BYTES)
    findings.push(`the heap grew from ${before.heapBytes} to ${after.heapBytes} bytes`);
  return findings;
}
