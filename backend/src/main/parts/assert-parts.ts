import { type Config, ConfigError, isDistributed } from '../settings/config.ts';
import { askParts, type PartPorts } from './ask.ts';
import { type Fault, judge } from './judge.ts';
import { lookAtParts } from './look.ts';
import { type Found, namesOf, type Part } from './part.ts';

/** What an operator may go on with. Without its log, its vault or its keys there is no installation. */
const ADOPTABLE: Readonly<Record<Fault['part'], readonly Fault['fault'][]>> = {
  log: ['older'],
  vault: ['older'],
  keys: ['foreign'],
  files: ['missing', 'foreign', 'older'],
  'read.db': [],
};

/**
 * Rejects with `ConfigError` where a part of the data folder is missing, foreign or older than another. It changes nothing.
 * Faults of the parts `accepted` are left out.
 */
export async function assertFolder(config: Config, accepted: readonly Part[] = []): Promise<void> {
  assertSound(config, await lookAtParts(config), accepted);
}

/** The same for parts on engines, once these respond. `bucket`: whether this process works with the files of a bucket. */
export async function assertEngines(
  config: Config,
  ports: PartPorts,
  { accepted, bucket }: { readonly accepted: readonly Part[]; readonly bucket: boolean },
): Promise<void> {
  const asksBucket = bucket && config.s3 !== undefined;
  if (asksBucket || isDistributed(config)) {
    const files = asksBucket || config.s3 === undefined;
    assertSound(config, await askParts(ports, { files }), accepted);
  }
}

function assertSound(config: Config, found: Found, accepted: readonly Part[]): void {
  const faults = judge(found, namesOf(config)).filter(
    ({ part, fault }) => !(accepted.some((other) => other === part) && ADOPTABLE[part].includes(fault)),
  );
  if (faults.length === 0) return;
  const words = faults.map((fault) => fault.words).join('; ');
  throw new ConfigError(`DATA_DIR ${config.dataDir}: ${words}. Nothing was changed.`);
}
