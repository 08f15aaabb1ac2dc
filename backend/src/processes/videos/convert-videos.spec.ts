import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDiskObjectStorage } from '../../adapters/disk/object-storage.ts';
import { progressOf } from '../../commands/files/preparation-progress.ts';
import type { Caller } from '../../domain/caller.ts';
import type { StoredFile } from '../../domain/qr-code/content/file.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import type { ConvertedVideo, Media, Refused } from '../../ports/media.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { ADA, approved, BEN, claimedBy, generated, saved } from '../../testing/qr-code.ts';
import { processCheckpoint } from '../checkpoints.ts';
import { CONVERT_VIDEOS, convertVideos } from './convert-videos.ts';

const WAIT = { timeout: 20_000 };
const SHORT = { width: 640, height: 360, seconds: 10 };
const CODES: Readonly<Record<string, string>> = {
  ada: '0123456789',
  ben: '1123456789',
  system: '2123456789',
};
const TOO_MUCH: Refused = { reason: 'too_much_work' };

let fixture: Fixture;
let files: ObjectStorage;
/** Milliseconds by which the clock is ahead. The vault takes the time of the system. */
let ahead: number;
const clock = { now: () => new Date(Date.now() + ahead) };

beforeEach(async () => {
  ahead = 0;
  fixture = await openFixture();
  files = await openDiskObjectStorage({
    folder: join(fixture.folder, 'files'),
    baseUrl: 'http://localhost',
    secret: Buffer.alloc(32, 1),
    clock,
  });
});
afterEach(() => fixture.close());

const video = (who: string, name: string, facts: Partial<StoredFile> = {}): StoredFile => ({
  key: `codes/${CODES[who]}/${name}/original.mov`,
  name: `${name}.mov`,
  contentType: 'video/quicktime',
  size: 1,
  ...facts,
});

/** Saves a gallery with videos in a code of somebody's own. */
async function save(who: Caller | 'system', ...imageVideos: readonly StoredFile[]): Promise<void> {
  const id = who === 'system' ? 'system' : who.id;
  const stream = QR_CODE.streamOf(CODES[id] ?? '');
  const meta = () => ({
    id: fixture.random.uuid(),
    at: clock.now().toISOString(),
    actor: who === 'system' ? SYSTEM : ({ kind: 'user', id } as const),
  });
  const content = saved({ infoType: 'image', imageVideos: [...imageVideos] }, id);
  const history = [generated, approved, claimedBy({ id, role: 'user' })];
  const first = {
    stream,
    expected: 'none',
    events: history.map((event) => ({ ...event, ...meta() })),
  } as const;
  const appended = await fixture.log.append(first);
  const expected = appended.ok ? appended.revision : appended.actual;
  await fixture.log.append({ stream, expected, events: [{ ...content, ...meta() }] });
}

const converted = (key: string): ConvertedVideo => ({
  play: key.replace('original.mov', 'play.mp4'),
  poster: key.replace('original.mov', 'poster.webp'),
  width: 1920,
  height: 1080,
  seconds: 3,
});

function mediaWith(convert: Media['convert'], canConvert = true): Media {
  return {
    inspect: async () => ({ reason: 'missing' }),
    clean: async () => 'as_it_was',
    derive: async () => ({ widths: [] }),
    icons: async () => [],
    canConvert: async () => canConvert,
    convert,
    close: async () => undefined,
  };
}

/** Converts until `done` holds. Returns the names of the videos in the order in which they began. */
async function run(convert: Media['convert'], done: () => Promise<void> | void, canConvert = true) {
  const begun: string[] = [];
  const noted: Media['convert'] = (file, options) => {
    begun.push(file.key.split('/').slice(-2)[0] ?? '');
    return convert(file, options);
  };
  const stop = new AbortController();
  const context = { ...fixture, clock, files, media: mediaWith(noted, canConvert) };
  const converting = convertVideos(context, stop.signal);
  try {
    await Promise.race([vi.waitFor(done, WAIT), converting]);
  } finally {
    stop.abort();
    await converting;
  }
  return begun;
}

const prepared = async (who: string) => {
  const { state } = await fixture.log.load(QR_CODE, CODES[who] ?? '');
  return state.prepared;
};
const outcomes = async (who: string) =>
  Object.fromEntries(
    Object.entries(await prepared(who)).map(([key, { play, unconverted }]) => [
      key.split('/').slice(-2)[0],
      unconverted ?? play ?? 'nothing',
    ]),
  );

const make: Media['convert'] = async ({ key }) => converted(key);
/** Never ends by itself. */
const endless = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new EngineUnavailable('media', signal.reason)));
  });

it('records what was made, and keeps the progress meanwhile', async () => {
  await save(ADA, video('ada', 'a'));
  const seen: number[] = [];
  await run(
    async ({ key }, { onProgress }) => {
      for (const percent of [1, 40, 42, 99]) onProgress(percent);
      await vi.waitFor(async () => expect(await progressOf(fixture, key)).toBe(99), WAIT);
      seen.push(await progressOf(fixture, key));
      return converted(key);
    },
    async () => expect(await outcomes('ada')).toEqual({ a: 'play.mp4' }),
  );
  expect(seen).toEqual([99]);
  expect(await prepared('ada')).toEqual({
    [video('ada', 'a').key]: {
      widths: [],
      play: 'play.mp4',
      poster: 'poster.webp',
      width: 1920,
      height: 1080,
      seconds: 3,
    },
  });
});

it('leaves a video as it is without ffmpeg', async () => {
  await save(ADA, video('ada', 'a'));
  const done = async () => expect(await outcomes('ada')).toEqual({ a: 'nothing' });
  expect(await run(make, done, false)).toEqual([]);
});

it('goes round by person, and makes each video once', async () => {
  await save(ADA, video('ada', 'a'), video('ada', 'b'), video('ada', 'c'));
  await save(ADA, video('ada', 'a'), video('ada', 'b'));
  await save(BEN, video('ben', 'd'));
  const done = async () => expect(Object.keys(await outcomes('ada'))).toHaveLength(3);
  expect(await run(make, done)).toEqual(['a', 'd', 'b', 'c']);
});

it('converts a short video while a long one is under way', async () => {
  await save(ADA, video('ada', 'long'), video('ada', 'longer'));
  await save(BEN, video('ben', 'short', SHORT));
  const begun = await run(
    ({ key }, { signal }) => (key.includes('short') ? Promise.resolve(converted(key)) : endless(signal)),
    async () => expect(await outcomes('ben')).toEqual({ short: 'play.mp4' }),
  );
  // The two slots begin at once, in either order.
  expect(begun.toSorted()).toEqual(['long', 'short']);
});

it('leaves short work that is longer than it seemed to the other slot', async () => {
  await save(ADA, video('ada', 'long'));
  await save(BEN, video('ben', 'liar', SHORT));
  const limits: number[] = [];
  const release = Promise.withResolvers<void>();
  await run(
    async ({ key }, { most }) => {
      if (key.includes('long')) await release.promise;
      else limits.push(most.pixels);
      if (key.includes('liar') && limits.length === 1) {
        release.resolve();
        return TOO_MUCH;
      }
      return converted(key);
    },
    async () => expect(await outcomes('ben')).toEqual({ liar: 'play.mp4' }),
  );
  expect(limits).toHaveLength(2);
  expect(limits[1]).toBeGreaterThan(10 * (limits[0] ?? 0));
});

it('says why a video stays as it is', async () => {
  await save(ADA, video('ada', 'huge'), video('ada', 'broken'));
  const reasons = new Map<string, Refused>([
    ['huge', TOO_MUCH],
    ['broken', { reason: 'broken' }],
  ]);
  await run(
    async ({ key }) => reasons.get(key.split('/').slice(-2)[0] ?? '') ?? converted(key),
    async () => expect(await outcomes('ada')).toEqual({ huge: 'too_much_work', broken: 'broken' }),
  );
});

it('converts no more of a person than an hour a day', async () => {
  await save(ADA, video('ada', 'a'), video('ada', 'b'));
  await save(BEN, video('ben', 'd'));
  const forAnHour: Media['convert'] = async ({ key }) => {
    ahead += key.includes('/a/') ? 60 * 60_000 : 0;
    return converted(key);
  };
  // Not around midnight, when the day ends while the test runs.
  ahead = 12 * 60 * 60_000 - (Date.now() % (24 * 60 * 60_000));
  const begun = await run(forAnHour, async () => {
    expect(await outcomes('ada')).toEqual({ a: 'play.mp4', b: 'too_much_today' });
    expect(await outcomes('ben')).toEqual({ d: 'play.mp4' });
  });
  expect(begun).toEqual(['a', 'd']);
  ahead += 24 * 60 * 60_000;
  await save(ADA, video('ada', 'c'));
  await run(make, async () => expect(await outcomes('ada')).toMatchObject({ c: 'play.mp4' }));
});

it('takes no more than what is left of the day', async () => {
  await save(ADA, video('ada', 'a'), video('ada', 'b'));
  ahead = 12 * 60 * 60_000 - (Date.now() % (24 * 60 * 60_000));
  const limits: number[] = [];
  await run(
    async ({ key }, { most }) => {
      limits.push(most.milliseconds);
      ahead += 50 * 60_000;
      return key.includes('/a/') ? converted(key) : TOO_MUCH;
    },
    async () => expect(await outcomes('ada')).toEqual({ a: 'play.mp4', b: 'too_much_today' }),
  );
  expect(limits[0]).toBe(40 * 60_000);
  expect(limits[1]).toBeLessThanOrEqual(10 * 60_000);
});

it('does not count what the system saves', async () => {
  await save('system', video('system', 'a'), video('system', 'b'));
  const slow: Media['convert'] = async ({ key }) => {
    ahead += 2 * 60 * 60_000;
    return converted(key);
  };
  await run(slow, async () => expect(await outcomes('system')).toEqual({ a: 'play.mp4', b: 'play.mp4' }));
});

it('goes on where it was stopped, and passes nothing that is not done', async () => {
  await save(ADA, video('ada', 'long'));
  await save(BEN, video('ben', 'short', SHORT));
  await run(
    ({ key }, { signal }) => (key.includes('short') ? Promise.resolve(converted(key)) : endless(signal)),
    async () => expect(await outcomes('ben')).toEqual({ short: 'play.mp4' }),
  );
  const begun = await run(make, async () => expect(await outcomes('ada')).toEqual({ long: 'play.mp4' }));
  expect(begun).toEqual(['long']);
  const kept = () => processCheckpoint(fixture.vault, CONVERT_VIDEOS.name);
  await vi.waitFor(async () => expect(await kept()).toBeDefined(), WAIT);
  await save(BEN, video('ben', 'next'));
  expect(await run(make, async () => expect(Object.keys(await outcomes('ben'))).toHaveLength(2))).toEqual([
    'next',
  ]);
});

it('ends with the error of an engine that is away', async () => {
  await save(ADA, video('ada', 'a'));
  const away: Media['convert'] = () => Promise.reject(new EngineUnavailable('storage', new Error('away')));
  await expect(run(away, () => expect(true).toBe(false))).rejects.toBeInstanceOf(EngineUnavailable);
  await run(make, async () => expect(await outcomes('ada')).toEqual({ a: 'play.mp4' }));
});
