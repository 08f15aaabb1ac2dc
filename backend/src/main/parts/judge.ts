import { DOCUMENTS, type Found, PARTS, type Part } from './part.ts';

export interface Fault {
  readonly part: Part | typeof DOCUMENTS;
  readonly fault: 'missing' | 'foreign' | 'older' | 'newer';
  /** What is wrong and what to do, without a stop at the end. */
  readonly words: string;
}

type Names = Readonly<Record<Part, string>>;

/** Returns what keeps the parts from being one installation. A new installation, and one that has no ids yet, are sound. */
export function judge(found: Found, names: Names): readonly Fault[] {
  if (found.log === 'absent') return judgeWithoutLog(found, names);
  const newer = newerLog(found, names);
  if (newer.length > 0) return newer;
  const owners = ownersOf(found);
  const missing = missingParts(found, names);
  if (missing.length > 0) return missing;
  const foreign = foreignParts(owners, names);
  if (foreign.length > 0) return foreign;
  const older = olderParts(found, names);
  return older.length > 0 ? older : foreignDocuments(found, names);
}

/** A log to which a newer version of the program has written. */
function newerLog({ log }: Found, names: Names): readonly Fault[] {
  if (!isThere(log) || !log.unknown?.length) return [];
  const words = `${names.log} holds events of a newer version of Qlaim (${log.unknown.join(', ')}): start that version again, or restore a back-up from before the upgrade`;
  return [{ part: 'log', fault: 'newer', words }];
}

function judgeWithoutLog(found: Found, names: Names): readonly Fault[] {
  const { vault, keys, files } = found;
  const used: readonly Part[] = [
    ...(isThere(vault) && vault.used ? (['vault'] as const) : []),
    ...(isThere(keys) && keys.installation !== null ? (['keys'] as const) : []),
    ...(isThere(files) && files.mark !== null ? (['files'] as const) : []),
  ];
  if (used.length === 0) return [];
  const words = `${names.log} is missing or empty, but ${list(used, names)} of an installation: put the log back, or name another DATA_DIR for a new installation`;
  return [{ part: 'log', fault: 'missing', words }];
}

/** The parts that a log needs. */
function missingParts({ log, vault, keys, files }: Found, names: Names): readonly Fault[] {
  if (!isThere(log) || log.installation === null) return [];
  const faults: Fault[] = [];
  const lacks = (part: Part, advice: string) =>
    faults.push({
      part,
      fault: 'missing',
      words: `${names[part]} is missing, but ${names.log} is there: ${advice}`,
    });
  if (vault === 'absent' || (vault && !vault.used && vault.installations.length === 0))
    lacks('vault', 'restore it from a back-up that is not older than the log');
  if (keys === 'absent') lacks('keys', 'restore it, or set SESSION_SECRET and VAULT_KEY as they were');
  if (files === 'absent' || (files?.mark === null && log.starts > 0))
    lacks('files', `mount or restore it. ${goOn('files', 'Where the files are lost')}`);
  return faults;
}

type Owners = ReadonlyMap<Part, string>;

const NOBODY = 'another installation';

/** The installation of each part that names one. */
function ownersOf({ log, vault, keys, files }: Found): Owners {
  const owners = new Map<Part, string>();
  if (isThere(log) && log.installation !== null) owners.set('log', log.installation);
  if (isThere(keys) && keys.installation !== null) owners.set('keys', keys.installation);
  if (isThere(files) && files.mark) owners.set('files', files.mark.installation);
  if (isThere(vault)) {
    const known = [...owners.values()].find((id) => vault.installations.includes(id));
    const owner = known ?? vault.installations[0] ?? (owners.has('log') ? NOBODY : undefined);
    if (owner !== undefined) owners.set('vault', owner);
  }
  return owners;
}

/** The parts of another installation than most; in doubt, than the log. */
function foreignParts(owners: Owners, names: Names): readonly Fault[] {
  const ids = PARTS.flatMap((part) => owners.get(part) ?? []);
  const count = (id: string) => ids.filter((other) => other === id).length;
  const ours = ids.toSorted((one, other) => count(other) - count(one))[0];
  const own = PARTS.filter((part) => owners.get(part) === ours);
  return PARTS.flatMap((part) => {
    const owner = owners.get(part);
    if (owner === undefined || ours === undefined || owner === ours) return [];
    const adoptable = part === 'files' || part === 'keys';
    const advice = adoptable ? `. ${goOn(part, 'Where it is the right one')}` : '';
    const words = `${names[part]} is of ${installationName(owner)}, but ${list(own, names)} of ${installationName(ours)}: restore all from back-ups of the same installation${advice}`;
    return [{ part, fault: 'foreign', words }];
  });
}

function olderParts({ log, vault, files }: Found, names: Names): readonly Fault[] {
  if (!isThere(log) || log.starts === 0) return vaultAhead({ log, vault }, names);
  const faults: Fault[] = [...vaultAhead({ log, vault }, names)];
  if (isThere(vault) && (vault.starts?.to ?? 0) < log.starts) {
    const words = `${names.vault} is older than ${names.log}: whoever came since would read as erased. Restore a newer one, or an older log. ${goOn('vault', 'Where there is none')}`;
    faults.push({ part: 'vault', fault: 'older', words });
  }
  if (isThere(files) && files.mark && files.mark.starts < log.starts) {
    const words = `${names.files} is older than ${names.log}: what was uploaded since is missing. Restore newer files. ${goOn('files', 'Where there are none')}`;
    faults.push({ part: 'files', fault: 'older', words });
  }
  return faults;
}

/** Read models that were made from another log. */
function foreignDocuments({ log, documents }: Found, names: Names): readonly Fault[] {
  if (!isThere(log) || log.installation === null || documents === undefined) return [];
  if (documents === log.installation) return [];
  const words = `${DOCUMENTS} is of ${installationName(documents)}, but ${names.log} is of ${installationName(log.installation)}: remove it, and it is made from the log`;
  return [{ part: DOCUMENTS, fault: 'foreign', words }];
}

/** A vault that has seen later starts than the log. */
function vaultAhead({ log, vault }: Pick<Found, 'log' | 'vault'>, names: Names): readonly Fault[] {
  if (!isThere(log) || !isThere(vault) || log.starts >= (vault.starts?.from ?? 0)) return [];
  const words = `${names.log} is older than ${names.vault}: what was recorded since is missing. Restore a newer log. ${goOn('log', 'Where there is none')}`;
  return [{ part: 'log', fault: 'older', words }];
}

const isThere = <T extends object>(part: T | 'absent' | undefined): part is T => typeof part === 'object';

const goOn = (part: Part, when: string) => `${when}, "npm run adopt -- ${part}" goes on with it as it is`;

const installationName = (installation: string) =>
  installation === NOBODY ? installation : `installation ${installation.replace('vault-', '').slice(0, 8)}`;

function list(parts: readonly Part[], names: Names): string {
  const words = parts.map((part) => names[part]);
  const last = words.pop();
  return words.length === 0 ? `${last} is` : `${words.join(', ')} and ${last} are`;
}
