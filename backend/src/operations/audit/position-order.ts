import type { Position } from '../../ports/event-feed.ts';

/** Whether a position comes after another: the feed of an event store counts in decimal, without leading zeros. */
export const isBehind = (position: Position, other: Position): boolean =>
  position.length === other.length ? position > other : position.length > other.length;
