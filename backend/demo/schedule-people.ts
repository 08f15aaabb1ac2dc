import { handle } from '../src/commands/handle.ts';
import { ONLY } from '../src/domain/aggregate.ts';
import { BANNER } from '../src/domain/banner/banner.ts';
import { accepted } from './accepted.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './context.ts';
import { PEOPLE } from './people.ts';
import { signUp, verify } from './register-people.ts';
import type { Made } from './schedule-codes.ts';
import type { Teller } from './tell.ts';
import type { Timeline } from './timeline.ts';

const BANNERS = {
  topBannerText: '🍂 Autumn: ten labels for the price of eight',
  sideBannerText: 'New: galleries with videos.\nShow the people who scan your code where it has been.',
  bottomBannerText: 'Questions? Write to help@example.com. ¿Preguntas? Escríbenos. 質問はこちらへ。',
};

/** Adds the sign-ups, and the banner texts of the admin. `today`: midnight, in milliseconds since 1970. */
export function schedulePeople(
  timeline: Timeline,
  { past, present }: Teller,
  made: Made,
  today: number,
): void {
  for (const [place, person] of PEOPLE.entries()) {
    const at = today - person.days * DAY_MS + 12 * HOUR_MS + place * MINUTE_MS;
    timeline.add(at, async () => {
      made.people[place] = await signUp(past, person);
    });
    if (person.verified !== false)
      timeline.add(at + 3 * MINUTE_MS, () => verify(past, present, made.people[place] ?? ''));
  }
  timeline.add(today - 60 * DAY_MS, async () => {
    accepted(
      await handle(past, BANNER, { kind: 'admin', id: made.admin }, ONLY, BANNERS),
      'the banner texts',
    );
  });
}
