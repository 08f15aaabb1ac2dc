import type { HistoryEntry, HistoryKind } from '@qlaim/backend/contract';

const KINDS: Readonly<Record<HistoryKind, string>> = {
  generated: 'Code made',
  approved: 'Approved',
  unapproved: 'Approval withdrawn',
  enabled: 'Enabled',
  disabled: 'Disabled',
  restricted: 'Marked as nonpaying',
  unrestricted: 'Marked as paying',
  claimed: 'Claimed',
  named: 'Name changed',
  saved: 'Saved',
  cleared: 'Destination cleared',
  reset: 'Reset: name and destination cleared',
  released: 'The owner left',
  imageAttached: 'Picture of the code added',
  imageRemoved: 'Picture of the code removed',
};

const PEOPLE: Readonly<Record<HistoryEntry['by'], string>> = {
  you: 'you',
  owner: 'the owner',
  admin: 'an admin',
  system: 'the system',
};

/** Says what happened: 'Saved', 'Destination cleared'. */
export const whatHappened = (kind: HistoryKind): string => KINDS[kind];

/** Says who did it: 'you', 'an admin'. */
export const whoSaved = (by: HistoryEntry['by']): string => PEOPLE[by];
