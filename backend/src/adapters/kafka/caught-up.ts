import { setTimeout as sleep } from 'node:timers/promises';
import type { Kafka } from 'kafkajs';
import { withAdmin } from './admin.ts';
import { groupProgress, type PartitionProgress } from './offsets.ts';

const POLL_MS = 500;

/** Resolves to true when the group has handled all events of the first progress; to false when aborted before. */
export async function reachesEnd(
  kafka: Kafka,
  topic: string,
  group: string,
  atFirst: readonly PartitionProgress[],
  signal: AbortSignal,
): Promise<boolean> {
  const ends = new Map(atFirst.map(({ partition, end }) => [partition, end]));
  const reached = (now: readonly PartitionProgress[]) =>
    now.every(({ partition, handled }) => handled >= (ends.get(partition) ?? 0n));
  if (reached(atFirst)) return true;
  while (!signal.aborted) {
    try {
      return await withAdmin(kafka, async (admin) => {
        while (!signal.aborted) {
          if (reached(await groupProgress(admin, topic, group))) return true;
          await pause(signal);
        }
        return false;
      });
    } catch {
      // The group's consumer meets the same error and reports it.
      await pause(signal);
    }
  }
  return false;
}

const pause = (signal: AbortSignal) =>
  sleep(POLL_MS, undefined, { signal, ref: false }).catch(() => undefined);
