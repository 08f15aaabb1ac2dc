import { afterAll, beforeAll, expect, it } from 'vitest';
import { untouchedKey } from '../../../domain/qr-code/file-keys.ts';
import { describeFfmpeg } from '../../../testing/programs.ts';
import { type Opened, openForTest } from '../fixtures/opened.fixture.ts';
import { makeRecording, type RecordingFormat, withAlbumPicture } from '../fixtures/recordings.fixture.ts';
import { describeVideo, makeVideo } from '../fixtures/videos.fixture.ts';

const SECRET = 'Zqplanted';
const TAGS = { title: SECRET, artist: SECRET, comment: SECRET, location: '+48.8577+002.2950/' };

const FORMATS = [
  ['mp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
  ['android', 'audio/mp4'],
  ['ogg', 'audio/ogg'],
  ['wav', 'audio/wav'],
] as const satisfies readonly (readonly [RecordingFormat, string])[];

describeFfmpeg('a recording', () => {
  let opened: Opened;
  let last = 0;
  beforeAll(async () => {
    opened = await openForTest();
  });
  afterAll(() => opened.dispose());

  const inspect = (contentType: string, bytes: Buffer) => {
    last += 1;
    return opened.inspect(keyOf(last), contentType, bytes);
  };
  const latin1 = (bytes: Buffer) => bytes.toString('latin1');
  const keyOf = (upload: number) => `codes/0123456789/${upload}/original.sound`;

  it.each(FORMATS)('%s is heard by everybody without what its device wrote into it', async (format, type) => {
    const bytes = await makeRecording(format, 2, TAGS);
    expect(latin1(bytes)).toContain(SECRET);
    const facts = await inspect(type, bytes);
    const shown = await opened.read(keyOf(last));
    expect(facts).toEqual({
      kind: 'recording',
      contentType: type,
      size: shown.length,
      seconds: expect.closeTo(2, 0),
    });
    expect(latin1(shown)).not.toContain(SECRET);
    expect(latin1(shown)).not.toContain('48.8577');
    expect((await opened.read(untouchedKey(keyOf(last)) ?? '')).equals(bytes)).toBe(true);
    // Asked again, as after a lost answer, it is the same.
    expect(await opened.media.inspect({ key: keyOf(last), contentType: type, size: bytes.length })).toEqual(
      facts,
    );
  });

  it('loses the picture of its album', async () => {
    const bytes = await withAlbumPicture(await makeRecording('mp3', 1, {}));
    expect(await inspect('audio/mpeg', bytes)).toMatchObject({ kind: 'recording' });
    const { streams } = await describeVideo(await opened.read(keyOf(last)));
    expect(streams.map(({ codec_type }) => codec_type)).toEqual(['audio']);
  });

  it('is none where it has a film', async () => {
    const film = await makeVideo(1, '64x64', true, ['-c:a', 'aac', '-f', 'mp4']);
    expect(await inspect('audio/mp4', film)).toEqual({ reason: 'type' });
  });

  it.each(FORMATS.filter(([format]) => format !== 'ogg'))(
    '%s that is cut off is refused',
    async (format, type) => {
      const ahead = format === 'm4a' ? ['-movflags', '+faststart'] : [];
      const bytes = await makeRecording(format, 4, {}, ahead);
      expect(await inspect(type, bytes.subarray(0, bytes.length * 0.6))).toEqual({ reason: 'broken' });
    },
  );
});
