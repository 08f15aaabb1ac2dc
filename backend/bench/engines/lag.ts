import { setTimeout as sleep } from 'node:timers/promises';
import { QR_CODE } from '../../src/domain/qr-code/qr-code.ts';
import { codesProjection } from '../../src/read-models/codes/project.ts';
import { codeOf, newEvent } from './seed.ts';
import type { Stage } from './stage.ts';

const TICK_MS = 20;
const LOOK_MS = 10;
/** Of so many events one is looked for. */
const SAMPLE = 5;

/** Appends at a steady pace; answers, for a sample, the milliseconds from append to document. A relay and a projector run. */
export async function lagsUnder(
  { ports }: Stage,
  perSecond: number,
  seconds: number,
): Promise<readonly number[]> {
  const waiting = new Map<string, number>();
  const took: number[] = [];
  let appending = true;
  const look = async () => {
    while (appending || waiting.size > 0) {
      const found = await ports.store.getMany(codesProjection.definition.name, [...waiting.keys()]);
      const now = performance.now();
      for (const { id } of found) {
        took.push(now - (waiting.get(id) ?? now));
        waiting.delete(id);
      }
      await sleep(LOOK_MS);
    }
  };
  const looking = look();
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
  await looking;
  return took;
}
