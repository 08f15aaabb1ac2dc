import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Feed } from './feed.ts';
import { readFeed } from './read-feed.ts';
import { openThreatLists } from './threat-lists.ts';

const EVIL = 'https://evil.example/';
const { signal } = new AbortController();
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 27, 10, minutes));

let folder: string;
let server: Server;
/** What the server answers. */
let answer: { status: number; body: string | Buffer; headers?: Record<string, string> };
let asked: (string | undefined)[];
let source: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-'));
  answer = { status: 200, body: `${EVIL}\n` };
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.headers['if-none-match']);
    const isKnown = request.headers['if-none-match'] === answer.headers?.['etag'] && answer.headers?.['etag'];
    response.writeHead(isKnown ? 304 : answer.status, answer.headers).end(isKnown ? undefined : answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  source = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/urlhaus.txt?key=secret`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const open = () =>
  new Feed({
    name: 'feed',
    source,
    folder,
    // As the thread passes it on.
    read: async (task) => readFeed(task),
  });
const has = async (feed: Feed, url = EVIL) => (await feed.find([url])).has(url);

describe('a feed over the network', () => {
  it('is read once an hour, and only where it changed', async () => {
    answer.headers = { etag: '"1"' };
    const feed = open();
    expect(await feed.refresh(at(0), signal)).toBe(true);
    expect(await feed.refresh(at(59), signal)).toBe(false);
    expect(asked).toEqual([undefined]);
    expect(await feed.refresh(at(60), signal)).toBe(false);
    expect(asked).toEqual([undefined, '"1"']);
    expect(feed.standing()).toEqual({
      name: 'feed',
      readAt: at(0).toISOString(),
      checkedAt: at(60).toISOString(),
      entries: 1,
      problem: null,
    });
    answer = { status: 200, body: 'other.example\n', headers: { etag: '"2"' } };
    expect(await feed.refresh(at(120), signal)).toBe(true);
    expect([await has(feed), await has(feed, 'https://other.example/a')]).toEqual([false, true]);
  });

  it.each([
    ['an error', () => (answer = { status: 500, body: '' }), 'The server answered 500'],
    [
      'a page in place of a feed',
      () => (answer = { status: 200, body: '<p>No.</p>' }),
      'The feed has no addresses',
    ],
    [
      'a way into another network',
      () => (answer = { status: 302, body: '', headers: { location: 'https://127.0.0.2/' } }),
      'The feed leads elsewhere, into a private network',
    ],
    [
      'a way without https',
      () => (answer = { status: 302, body: '', headers: { location: 'http://feed.example/' } }),
      'The feed leads elsewhere, and not by https',
    ],
    [
      'a way in circles',
      () => (answer = { status: 302, body: '', headers: { location: '/again' } }),
      'The feed leads elsewhere too often',
    ],
    ['no server', () => server.close(() => undefined), 'The connection was refused'],
  ])('answers as before after %s, also after a start', async (_what, fail, problem) => {
    const feed = open();
    await feed.refresh(at(0), signal);
    server.closeAllConnections();
    fail();
    expect(await feed.refresh(at(60), signal)).toBe(false);
    expect(feed.standing()).toMatchObject({ entries: 1, readAt: at(0).toISOString(), problem });
    expect(await has(feed)).toBe(true);
    const started = open();
    expect(await started.open()).toBe(true);
    expect(await started.refresh(at(61), signal)).toBe(false);
    expect(await has(started)).toBe(true);
    expect(started.standing()).toMatchObject({ readAt: at(0).toISOString(), problem });
  });

  it('may be empty, and packed', async () => {
    answer.body = gzipSync(`# PhishTank\n${EVIL}\n`);
    const feed = open();
    await feed.refresh(at(0), signal);
    expect([...(await feed.find([EVIL]))]).toEqual([[EVIL, 'phishing']]);
    answer.body = '# Nothing today\n';
    await feed.refresh(at(60), signal);
    expect(feed.standing()).toMatchObject({ entries: 0, problem: null });
    expect(await has(feed)).toBe(false);
  });
});

describe('the lists of an installation', () => {
  it('are read in a thread, and have names without secrets', async () => {
    const file = join(folder, 'own.txt');
    await writeFile(file, `${EVIL}\nword: Free-Prize\n`);
    const settings = {
      ownList: file,
      feeds: [source, file, join(folder, 'missing')],
      safeBrowsingKey: undefined,
    };
    const lists = openThreatLists(settings, join(folder, 'kept'), { now: () => at(0) });
    const [host] = source.split('/').slice(2);
    await lists.refreshed.refresh(signal);
    await lists.refreshed.ready;
    expect(lists.refreshed.changes()).toBe(3);
    expect(lists.refreshed.standing()).toMatchObject([
      { name: 'own', entries: 2, problem: null },
      { name: `${host}/urlhaus.txt`, entries: 1, problem: null },
      { name: 'own.txt', entries: 1, problem: null },
      { name: 'missing', entries: 0, problem: 'There is no such file' },
    ]);
    const [own] = lists.held;
    const prize = 'https://shop.example/free-prize?now';
    expect([...((await own?.find([prize, 'https://shop.example/'])) ?? [])]).toEqual([[prize, 'other']]);
  });
});
