import type { EventFeed } from '../../ports/event-feed.ts';
import type { Vault, VaultEntry } from '../../ports/vault.ts';
import { ForeignData } from './foreign-data.ts';
import { onceThrough } from './once-through.ts';

/** What a target's vault says of where it came from, so that a copy goes on only where it began. */
const MARK = { kind: 'setting', id: 'migration' } as const;

export const isMark = ({ kind, id }: Pick<VaultEntry, 'kind' | 'id'>) => kind === MARK.kind && id === MARK.id;

export type Progress = 'new' | 'begun' | 'done';

/** An installation is known by its first event. */
export async function installationOf(feed: EventFeed): Promise<string> {
  for await (const [first] of onceThrough(feed)) if (first) return first.id;
  return 'empty';
}

/** Throws `ForeignData` for a vault that something else has filled. */
export async function readMark(target: Vault, installation: string): Promise<Progress> {
  const mark = (await target.get(MARK.kind, MARK.id))?.value;
  if (mark === begun(installation)) return 'begun';
  if (mark === done(installation)) return 'done';
  if (mark !== undefined) throw new ForeignData('the vault named was filled from another installation');
  for await (const _entry of target.scan())
    throw new ForeignData('the vault named holds secrets, and not those of this installation');
  return 'new';
}

export const markBegun = (target: Vault, installation: string) =>
  target.put({ ...MARK, value: begun(installation) });

export const markDone = (target: Vault, installation: string) =>
  target.put({ ...MARK, value: done(installation) });

const begun = (installation: string) => `being copied from ${installation}`;
const done = (installation: string) => `copied from ${installation}`;
