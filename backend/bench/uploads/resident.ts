import { readFileSync } from 'node:fs';

const KIB = 1024;
const EVERY_MS = 50;

/** Returns the resident memory of a process in bytes (Linux). */
export function residentBytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * KIB;
}

/** Watches a process. `stop` returns the most memory that it had, in bytes. */
export function watchMemory(pid: number | undefined): { stop(): number } {
  let most = residentBytes(pid);
  const timer = setInterval(() => {
    const now = residentBytes(pid);
    // An ended process has none.
    if (now > most) most = now;
  }, EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

/** Returns the most memory that a process has had, in bytes; 0 for one that has ended (Linux). */
export function peakBytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * KIB;
  } catch {
    return 0;
  }
}
