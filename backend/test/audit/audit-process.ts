import { join } from 'node:path';
import { openSqliteEventStore } from '../../src/adapters/sqlite/event-store.ts';
import { openSqliteReadStore } from '../../src/adapters/sqlite/read-store.ts';
import { openSqliteVault } from '../../src/adapters/sqlite/vault/vault.ts';
import { systemRandom } from '../../src/adapters/system/clock.ts';
import { EventLog } from '../../src/log/event-log.ts';
import { PersonKeys } from '../../src/log/person-keys.ts';
import { createPace } from '../../src/operations/pace.ts';
import { PROJECTIONS } from '../../src/read-models/index.ts';
import { auditIn } from '../../src/testing/audit-in.ts';
import { fixtureKeyring } from '../../src/testing/fixture.ts';

/** Audits the fixture in the folder of the first argument, and works in that of the second. Prints the results. */
const [data = '', folder = ''] = process.argv.slice(2);
const say = (line: string) => void process.stdout.write(`${line}\n`);
const { store: events, feed } = openSqliteEventStore(join(data, 'events.db'));
const store = openSqliteReadStore(join(data, 'read.db'), 'this');
const vault = openSqliteVault(join(data, 'vault.db'));
const keys = new PersonKeys(vault, fixtureKeyring(), systemRandom);
const fixture = { folder: data, events, feed, log: new EventLog(events, keys), store, keys };
const results = await auditIn(fixture, PROJECTIONS, {
  folder,
  markEvery: 1000,
  pace: await createPace(feed, say, 100),
  onContinued: (at) => say(`continued at ${at}`),
});
say(JSON.stringify(results));
await Promise.all([events.close(), store.close(), vault.close()]);
