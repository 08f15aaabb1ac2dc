import { BANNER } from '../domain/aggregates.ts';
import { BANNER_STREAM, decideBanner } from '../domain/banner/banner.ts';
import type { Actor } from '../ports/event-store.ts';
import { handle, type LogContext } from './handle.ts';

export const changeBanners = (
  context: LogContext,
  actor: Actor,
  change: Parameters<typeof decideBanner>[0],
) => handle(context, BANNER, BANNER_STREAM, actor, (texts) => decideBanner(change, texts));
