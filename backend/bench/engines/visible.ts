import { setTimeout as sleep } from 'node:timers/promises';
import { type Admin, linkTo } from '../../test/support/admin.ts';
import type { Stage } from './stage.ts';

const LOOK_MS = 2;
/** Looks without being counted. */
const BOT = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };

/** Milliseconds from sending a change to one api process until scans of the other lead where it says, for each change. */
export async function seenByTheOther(
  { cluster }: Stage,
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
      await sleep(LOOK_MS);
    }
    took.push(performance.now() - sentAt);
    await changed;
  }
  return took;
}
