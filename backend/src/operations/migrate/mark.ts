import type { EventFeed } from '../../ports/event-feed.ts';
import type { Vault, VaultEntry } from '../../ports/vault.ts';
import { readToEnd } from '../read-to-end.ts';
import { ForeignData } from './foreign-data.ts';

/** Records in the target's vault which installation it was copied from, so that only the same copy continues. */
const MARK = { kind: 'setting', id: 'migration' } as const;

export const isMark = ({ kind, id }: Pick<VaultEntry, 'kind' | 'id'>) => kind === MARK.kind && id === MARK.id;

export type Progress = 'new' | 'begun' | 'done';

/** The id of its first event identifies an installation. */
export async function installationOf(feed: EventFeed): Promise<string> {
  for await (const [first] of readToEnd(feed)) if (first) return first.id;
  return 'empty';
}

/** Throws `ForeignData` for a vault with other contents. */
export async function readMark(target: Vault, installation: string): Promise<Progress> {
  const mark = (await target.get(MARK.kind, MARK.id))?.value;
  if (mark === begun(installation)) return 'begun';
  if (mark === done(installation)) return 'done';
  if (mark !== undefined) throw new ForeignData('the vault named was filled from another installation');
  for await (const _entry of target.scan())
    throw new ForeignData('the vault named holds secrets that are not of this installation');
  return 'new';
}

export const markBegun = (target: Vault, installation: string) =>
  target.put({ ...MARK, value: begun(installation) });

export const markDone = (target: Vault, installation: string) =>
  target.put({ ...MARK, value: done(installation) });

const begun = (installation: string) => `being copied from ${installation}`;
const done = (installation: string) => `copied from ${installation}`;
