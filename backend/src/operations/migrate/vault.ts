import batch from 'it-batch';
import { canonicalJson } from '../../ports/json/canonical-json.ts';
import type { Vault, VaultEntry, VaultRecord } from '../../ports/vault.ts';
import { fewAtOnce } from '../few-at-once.ts';
import { type Comparison, Digest, type OnProgress } from './digest.ts';
import { isMark } from './mark.ts';

const AT_ONCE = 8;

/** Checkpoints are positions in a feed: `copyCheckpoints` translates them. */
const isCopied = (entry: VaultEntry) => entry.kind !== 'checkpoint' && !isMark(entry);

/** Makes the target's secrets equal to the source's, with values and times of expiry. Versions are each vault's own. */
export async function copyVault(source: Vault, target: Vault, onProgress: OnProgress): Promise<void> {
  let done = 0;
  const copy = async (entry: VaultEntry) => {
    if (isCopied(entry)) await copyRecord(target, entry);
  };
  for await (const _copied of fewAtOnce(source.scan(), copy, AT_ONCE)) {
    done += 1;
    onProgress('secrets', done);
  }
  for await (const entry of target.scan())
    if (isCopied(entry) && !(await source.get(entry.kind, entry.id)))
      await target.delete(entry.kind, entry.id);
}

async function copyRecord(target: Vault, { kind, id, value, expiresAt }: VaultEntry): Promise<void> {
  const there = await target.get(kind, id);
  if (there && inWords(there) === inWords({ value, expiresAt })) return;
  await target.put({ kind, id, value, ...(expiresAt === undefined ? {} : { expiresAt }) });
}

/** Compares pair by pair, because records expire meanwhile: those are left out on both sides. */
export async function compareVaults(
  source: Vault,
  target: Vault,
  onProgress: OnProgress,
): Promise<Comparison> {
  const [here, there] = [new Digest(), new Digest()];
  const add = (digest: Digest, { kind, id }: VaultEntry, record: VaultRecord) =>
    digest.add(`${kind} ${id} ${inWords(record)}`);
  for await (const entries of batch(source.scan(), AT_ONCE)) {
    const copied = entries.filter(isCopied);
    const found = await Promise.all(copied.map(({ kind, id }) => target.get(kind, id)));
    for (const [n, entry] of copied.entries()) {
      const twin = found[n];
      if (!twin && isOver(entry)) continue;
      add(here, entry, entry);
      if (twin) add(there, entry, twin);
    }
    onProgress('secrets checked', here.tally().count);
  }
  for await (const entry of target.scan())
    if (isCopied(entry) && !(await source.get(entry.kind, entry.id)) && !isOver(entry))
      add(there, entry, entry);
  return { what: 'secrets', source: here.tally(), target: there.tally() };
}

const isOver = ({ expiresAt }: VaultEntry) => expiresAt !== undefined && Date.parse(expiresAt) <= Date.now();

const inWords = ({ value, expiresAt }: Pick<VaultRecord, 'value'> & { expiresAt?: string | undefined }) =>
  canonicalJson({ value, expiresAt });
