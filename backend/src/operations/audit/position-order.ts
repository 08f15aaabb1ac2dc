import type { Position } from '../../ports/event-feed.ts';

/** Whether a position lies behind another: an event store's own feed counts them in decimal, without leading zeros. */
export const isBehind = (position: Position, other: Position): boolean =>
  position.length === other.length ? position > other : position.length > other.length;
