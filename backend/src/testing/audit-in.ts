import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { openSqliteReadStore } from '../adapters/sqlite/read-store.ts';
import { REMEMBERED_IN_PASSING, sealedReadStore } from '../log/sealed-read-store.ts';
import type { ArchivePlace } from '../operations/archive/stored-archive.ts';
import { audit } from '../operations/audit/audit.ts';
import type { Pace } from '../operations/pace.ts';
import { PERSONAL_FIELDS } from '../read-models/personal-fields.ts';
import type { Projection } from '../read-models/projection.ts';
import type { Fixture } from './fixture.ts';

interface Options {
  readonly grouped?: boolean;
  readonly whole?: boolean;
  readonly archives?: ArchivePlace;
  /** A folder of an earlier audit; a new one when absent. */
  readonly folder?: string;
  readonly markEvery?: number;
  readonly pace?: Pace;
  readonly onContinued?: (events: number | 'all') => void;
}

/** Audits a fixture, in a folder that goes with the fixture. */
export async function auditIn(
  fixture: Pick<Fixture, 'folder' | 'events' | 'feed' | 'log' | 'store' | 'keys'>,
  projections: readonly Projection[],
  options: Options = {},
) {
  const folder = options.folder ?? (await mkdtemp(join(fixture.folder, 'audit-')));
  const folded = openSqliteReadStore(join(folder, 'folded.db'), 'this', 'small');
  const store = sealedReadStore(folded, fixture.keys, PERSONAL_FIELDS, REMEMBERED_IN_PASSING);
  try {
    return await audit(fixture, projections, { ...options, scratch: { folder, store } });
  } finally {
    await folded.close();
  }
}
