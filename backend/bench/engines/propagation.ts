import { setTimeout as sleep } from 'node:timers/promises';
import { type Admin, linkTo } from '../../test/support/admin.ts';
import type { TestBed } from './test-bed.ts';

const POLL_MS = 2;
/** Scans of a bot are not counted, so polling does not add load to the journal. */
const BOT = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };

/**
 * Changes a link through one api process, and scans through the other until the scan follows the change.
 * @returns the milliseconds for each change
 */
export async function propagationTimes(
  { cluster }: TestBed,
  admin: Admin,
  code: string,
  changes: number,
): Promise<readonly number[]> {
  const [one, other] = [cluster.member('api-0'), cluster.member('api-1')];
  const took: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    const link = `https://example.com/change-${change}`;
    const sentAt = performance.now();
    const changed = linkTo(admin, one.port, code, link);
    for (;;) {
      const { headers } = await fetch(`${other.url}/${code}`, { redirect: 'manual', headers: BOT });
      if (headers.get('location') === link) break;
      await sleep(POLL_MS);
    }
    took.push(performance.now() - sentAt);
    await changed;
  }
  return took;
}
