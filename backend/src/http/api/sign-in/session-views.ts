import type { KeptSessions } from '../../../commands/credentials/session-records.ts';
import type { OwnSession } from '../../../contract/schemas/security.ts';

const timestamp = (time: number): string => new Date(time).toISOString();

/** Returns the open sessions of a person, the newest first. Those of an earlier password, or a half sign-in, are none. */
export const sessionViews = (kept: KeptSessions, credential: string | null): Omit<OwnSession, 'current'>[] =>
  Object.entries(kept)
    .filter(([, session]) => !session.waits && session.credential === credential)
    .toSorted(([, a], [, b]) => b.openedAt - a.openedAt)
    .map(([id, { device, openedAt, seenAt }]) => ({
      id,
      ...device,
      openedAt: timestamp(openedAt),
      seenAt: timestamp(seenAt),
    }));
