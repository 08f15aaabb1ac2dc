import { workerData } from 'node:worker_threads';
import { pino } from 'pino';
import { systemRandom } from '../../adapters/system/clock.ts';
import { EventLog } from '../../log/event-log.ts';
import { PersonKeys } from '../../log/person-keys.ts';
import { startSearch } from '../../processes/search/search-codes.ts';
import { openDocuments } from '../engines/documents.ts';
import { openLog } from '../engines/log.ts';
import { masterKey } from '../settings/keys.ts';
import type { SearchAnswer, SearchAsked, SearchInput } from './code-search.ts';

/** The search over all codes runs in its own thread, with its own engines, so that it takes no time from scans. */
const { config, url }: SearchInput = workerData;
const logger = pino({ level: config.logLevel });
const { store: events, feed } = await openLog(config);
const { vault, store } = await openDocuments(config, logger, 'this', 'small');
const keys = new PersonKeys(vault, masterKey(config).keyring, systemRandom);
const log = new EventLog(events, keys);
const forget = (person: string) => keys.forget(person);
const { find, tags, batches } = startSearch({ feed, log, store, url, forget }, logger);

export default async (search: SearchAsked): Promise<SearchAnswer> => {
  if ('tagText' in search) return { tags: await tags(search) };
  if ('batchText' in search) return { batches: await batches(search) };
  return { found: await find(search) };
};
