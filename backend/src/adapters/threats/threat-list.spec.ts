import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSafeBrowsing } from '../../testing/contracts/threats/safe-browsing.ts';
import {
  type OpenThreatList,
  threatListContract,
} from '../../testing/contracts/threats/threat-list.contract.ts';
import { Feed } from './feed.ts';
import { OwnList } from './own-list.ts';
import { readFeed } from './read-feed.ts';
import { SafeBrowsing } from './safe-browsing.ts';

const NOW = new Date('2026-11-27T10:00:00.000Z');

async function fileOf(addresses: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'threats-'));
  const path = join(folder, 'list.txt');
  await writeFile(path, `# A list\n${addresses.join('\n')}\n`);
  return { folder, path, close: () => rm(folder, { recursive: true }) };
}

const own: OpenThreatList = async (addresses) => {
  const { path, close } = await fileOf(addresses);
  const list = new OwnList(path);
  await list.refresh(NOW);
  return { list, away: new OwnList(path), close };
};

const feed: OpenThreatList = async (addresses) => {
  const { folder, path, close } = await fileOf(addresses);
  const parts = { name: 'feed', source: path, folder: join(folder, 'kept'), read: readFeed };
  const list = new Feed(parts);
  await list.refresh(NOW, new AbortController().signal);
  return { list, away: new Feed(parts), close };
};

const safeBrowsing: OpenThreatList = async (addresses) => {
  const { service, close } = await serveSafeBrowsing(addresses);
  const away = new SafeBrowsing({ key: 'wrong', service });
  return { list: new SafeBrowsing({ key: 'key', service }), away, close };
};

threatListContract('the own list', own, 'other');
threatListContract('a feed', feed, 'other');
threatListContract('Google Safe Browsing', safeBrowsing, 'phishing');
