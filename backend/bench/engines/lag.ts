import { setTimeout as sleep } from 'node:timers/promises';
import { QR_CODE } from '../../src/domain/qr-code/qr-code.ts';
import { codesProjection } from '../../src/read-models/codes/project.ts';
import { codeOf } from '../measuring/numbered-code.ts';
import { newEvent } from './seed.ts';
import type { TestBed } from './test-bed.ts';

const TICK_MS = 20;
const POLL_MS = 10;
/** One event in five is sampled. */
const SAMPLE = 5;

/**
 * Appends events at a steady pace while a relay and a projector run.
 * @returns the milliseconds from append to document, for a sample of the events
 */
export async function projectionLags(
  { ports }: TestBed,
  perSecond: number,
  seconds: number,
): Promise<readonly number[]> {
  const waiting = new Map<string, number>();
  const took: number[] = [];
  let appending = true;
  const poll = async () => {
    while (appending || waiting.size > 0) {
      const found = await ports.store.getMany(codesProjection.definition.name, [...waiting.keys()]);
      const now = performance.now();
      for (const { id } of found) {
        took.push(now - (waiting.get(id) ?? now));
        waiting.delete(id);
      }
      await sleep(POLL_MS);
    }
  };
  const polling = poll();
  const startedAt = performance.now();
  const first = 1_000_000_000;
  for (let sent = 0; sent < perSecond * seconds; ) {
    const due = Math.min(perSecond * seconds, ((performance.now() - startedAt) / 1000) * perSecond);
    for (; sent < due; sent += 1) {
      const code = codeOf(first + sent);
      const event = newEvent('CodeGenerated', { batchId: 'bench', index: sent });
      await ports.events.append({ stream: QR_CODE.streamOf(code), expected: 'none', events: [event] });
      if (sent % SAMPLE === 0) waiting.set(code, performance.now());
    }
    await sleep(TICK_MS);
  }
  appending = false;
  await polling;
  return took;
}
