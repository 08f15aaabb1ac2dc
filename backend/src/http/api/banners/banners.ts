import { actorOf } from '../../../commands/actor.ts';
import { handle } from '../../../commands/handle.ts';
import { CONSOLE_MESSAGES } from '../../../contract/console-messages.ts';
import { ok } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { ONLY } from '../../../domain/aggregate.ts';
import { BANNER } from '../../../domain/banner/banner.ts';
import { BANNER_ID, BANNERS, bannerTexts } from '../../../read-models/banners/banners.ts';
import { documentReached } from '../../../read-models/wait.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import type { BannerPorts } from './ports.ts';

/** Routes of the advertisement texts. */
export const bannerHandlers = (context: BannerPorts): readonly BoundRoute[] => [
  bind(ROUTES.banners, async () => ok({ bannerTexts: [await bannerTexts(context.store)] })),

  bind(ROUTES.getText, async () => ok(await bannerTexts(context.store))),

  bind(ROUTES.updateText, async ({ body, caller }) => {
    const changed = await handle(context, BANNER, actorOf(caller), ONLY, body);
    if (!changed.ok) return changed;
    const { state, stream, revision } = changed.value;
    if (revision !== 'none')
      await documentReached(context.store, { collection: BANNERS.name, id: BANNER_ID, stream, revision });
    return ok({ ...state, message: CONSOLE_MESSAGES.textUpdated });
  }),
];
