import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDiskObjectStorage } from '../../adapters/disk/object-storage.ts';
import type { StoredFile } from '../../domain/qr-code/content/file.ts';
import type { QrCodeEvent } from '../../domain/qr-code/events.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import type { Media } from '../../ports/media.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { ADA, adasCode, deleted, saved } from '../../testing/qr-code.ts';
import { processCheckpoint } from '../checkpoints.ts';
import { preparePictures } from './prepare-files.ts';
import { type Reaction, react } from './react.ts';

const CODE = '0123456789';
const stream = QR_CODE.streamOf(CODE);
const file = (upload: string, extension: string, contentType: string): StoredFile => ({
  key: `codes/${CODE}/${upload}/original.${extension}`,
  name: `a.${extension}`,
  contentType,
  size: 1,
});
const PICTURE = file('1', 'jpg', 'image/jpeg');
const VIDEO = file('2', 'mov', 'video/quicktime');
const gallery = saved({ infoType: 'image', imageVideos: [PICTURE, VIDEO] }, ADA.id);
const CONVERTED = {
  play: `codes/${CODE}/2/play.mp4`,
  poster: `codes/${CODE}/2/poster.webp`,
  width: 1920,
  height: 1080,
  seconds: 3,
};

let fixture: Fixture;
let expected: 'none' | number;
let files: ObjectStorage;
beforeEach(async () => {
  fixture = await openFixture();
  files = await openDiskObjectStorage({
    folder: join(fixture.folder, 'files'),
    baseUrl: 'http://localhost',
    secret: Buffer.alloc(32, 1),
    clock: fixture.clock,
  });
  expected = 'none';
});
afterEach(() => fixture.close());

async function append(...events: readonly QrCodeEvent[]): Promise<void> {
  const meta = () => ({ id: fixture.random.uuid(), at: fixture.clock.now().toISOString(), actor: SYSTEM });
  const appended = await fixture.log.append({
    stream,
    expected,
    events: events.map((event) => ({ ...event, ...meta() })),
  });
  if (appended.ok) expected = appended.revision;
}

const media = (over: Partial<Media>): Media => ({
  inspect: async () => ({ reason: 'missing' }),
  clean: async () => 'as_it_was',
  derive: async () => ({ widths: [480, 960] }),
  icons: async () => [],
  canConvert: async () => true,
  convert: async () => CONVERTED,
  close: async () => undefined,
  ...over,
});

/** Runs a reaction over everything that is in the log. */
async function run(reaction: Reaction): Promise<void> {
  const stop = new AbortController();
  const before = await processCheckpoint(fixture.vault, reaction.name);
  const reacting = react(fixture, reaction, stop.signal);
  await vi.waitFor(
    async () => expect(await processCheckpoint(fixture.vault, reaction.name)).not.toBe(before),
    10_000,
  );
  stop.abort();
  await reacting;
}

const prepared = async () => (await fixture.log.load(QR_CODE, CODE)).state.prepared;

describe('preparing pictures', () => {
  it('records the widths of every saved picture, once', async () => {
    await append(...adasCode, gallery, gallery);
    const derive = vi.fn<Media['derive']>(async () => ({ widths: [480] }));
    await run(preparePictures({ ...fixture, files, media: media({ derive }) }));
    expect(derive.mock.calls).toEqual([[{ key: PICTURE.key, contentType: PICTURE.contentType }]]);
    expect(await prepared()).toEqual({ [PICTURE.key]: { widths: [480] } });
  });

  it('records none for a picture that cannot be decoded', async () => {
    await append(...adasCode, gallery);
    await run(
      preparePictures({ ...fixture, files, media: media({ derive: async () => ({ reason: 'broken' }) }) }),
    );
    expect(await prepared()).toEqual({ [PICTURE.key]: { widths: [] } });
  });

  it('makes nothing of files of a deleted code', async () => {
    await append(...adasCode, gallery, deleted);
    const derive = vi.fn<Media['derive']>();
    await run(preparePictures({ ...fixture, files, media: media({ derive }) }));
    expect(derive).not.toHaveBeenCalled();
  });
});

it('leaves nothing of a picture whose owner leaves while it is prepared', async () => {
  await append(...adasCode, gallery);
  const made = `codes/${CODE}/1/480.webp`;
  const derive: Media['derive'] = async () => {
    await files.put(made, 'image/webp', Buffer.from('RIFF'));
    await append({ type: 'CodeReleased', data: { userId: ADA.id, closed: true } });
    return { widths: [480] };
  };
  await run(preparePictures({ ...fixture, files, media: media({ derive }) }));
  expect(await files.head(made)).toBeUndefined();
});

it('removes what a killed process made of a picture whose owner has left', async () => {
  const made = `codes/${CODE}/1/480.webp`;
  await files.put(made, 'image/webp', Buffer.from('RIFF'));
  await append(...adasCode, gallery, { type: 'CodeReleased', data: { userId: ADA.id, closed: true } });
  const derive = vi.fn<Media['derive']>();
  await run(preparePictures({ ...fixture, files, media: media({ derive }) }));
  expect(derive).not.toHaveBeenCalled();
  expect(await files.head(made)).toBeUndefined();
});
