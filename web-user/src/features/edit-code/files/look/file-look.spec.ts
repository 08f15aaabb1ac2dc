import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetLook, lookAt, lookOf } from './file-look.ts';

const revoked: string[] = [];
let made = 0;
/** The sizes of the small copies that were drawn. */
const drawn: string[] = [];

beforeEach(() => {
  revoked.length = 0;
  made = 0;
  drawn.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made += 1;
    return `blob:${made}`;
  });
  // A video that another spec left to wait frees its own address, which no test here has made.
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => {
    if (/^blob:\d+$/.test(address)) revoked.push(address);
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    drawn.push(`${this.width} × ${this.height}`);
    done(new Blob(['a']));
  });
});

// The specs share one page: looks that another spec asked for have their turn first.
beforeAll(async () => {
  await lookAt('turn', new File(['a'], 'a.pdf', { type: 'application/pdf' }));
  forgetLook('turn');
});

const picture = new File(['a'], 'a.jpg', { type: 'image/jpeg' });
const film = new File(['a'], 'a.mp4', { type: 'video/mp4' });

function stubImage(width: number, height: number, decode = () => Promise.resolve()): void {
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = width;
      naturalHeight = height;
      decode = decode;
    },
  );
}

describe('the look of a picture', () => {
  it.each([
    [640, 480, '320 × 240'],
    [100, 50, '100 × 50'],
    [6400, 1, '320 × 1'],
  ])('of %i × %i pixels has a small copy of %s', async (width, height, copy) => {
    stubImage(width, height);
    const id = `${width}`;
    const look = await lookAt(id, picture);
    expect(look).toMatchObject({ width, height, picture: expect.stringMatching(/^blob:/) });
    expect(drawn).toEqual([copy]);
    expect(lookOf(id)).toBe(look);
    expect(revoked).toHaveLength(1);
    expect(await lookAt(id, picture)).toBe(look);
    forgetLook(id);
    expect(revoked.at(-1)).toBe(look?.picture);
    expect(lookOf(id)).toBeUndefined();
  });

  it('is freed where its file was forgotten meanwhile', async () => {
    const decoded = Promise.withResolvers<void>();
    stubImage(640, 480, () => decoded.promise);
    const look = lookAt('gone', picture);
    await vi.waitFor(() => expect(made).toBeGreaterThan(0));
    forgetLook('gone');
    decoded.resolve();
    expect(await look).toEqual({});
    expect(revoked).toEqual(['blob:1', 'blob:2']);
    expect(lookOf('gone')).toBeUndefined();
  });

  it('is not taken where its file is forgotten before its turn', async () => {
    stubImage(640, 480);
    const look = lookAt('gone', picture);
    forgetLook('gone');
    expect(await look).toEqual({});
    expect(made).toBe(0);
  });

  it('is empty for one that the browser can not read', async () => {
    stubImage(1, 1, () => Promise.reject(new Error('broken')));
    expect(await lookAt('broken', picture)).toEqual({});
    forgetLook('broken');
  });

  it('is empty for another kind of file', async () => {
    expect(await lookAt('pdf', new File(['a'], 'a.pdf', { type: 'application/pdf' }))).toEqual({});
    forgetLook('pdf');
  });
});

describe('the look of a video', () => {
  /** Plays the events of a video, whose size and length are these. */
  function stubVideo(
    width: number,
    duration: number,
    events: readonly string[],
  ): () => HTMLVideoElement | undefined {
    let video: HTMLVideoElement | undefined;
    const create = document.createElement.bind(document);
    vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
      const element = create(name);
      if (!(element instanceof HTMLVideoElement)) return element;
      video = element;
      Object.defineProperties(element, {
        videoWidth: { value: width },
        videoHeight: { value: 360 },
        duration: { value: duration },
        src: { value: '', writable: true },
      });
      const say = (place: number) => {
        const event = events[place];
        if (event === undefined) return;
        setTimeout(() => {
          element.dispatchEvent(new Event(event));
          say(place + 1);
        }, 5);
      };
      say(0);
      return element;
    });
    return () => video;
  }

  it('is its first picture, its size and its length', async () => {
    const video = stubVideo(640, 2, ['loadeddata', 'seeked']);
    const look = await lookAt('film', film);
    const shown = { width: 640, height: 360, picture: expect.stringMatching(/^blob:/) };
    expect(look).toEqual({ ...shown, plays: true, seconds: 2 });
    expect(video()?.currentTime).toBe(0.5);
    expect(video()?.muted).toBe(true);
    forgetLook('film');
  });

  it('has no length where that is not known', async () => {
    const video = stubVideo(640, Number.POSITIVE_INFINITY, ['loadeddata', 'seeked']);
    expect(await lookAt('endless', film)).not.toHaveProperty('seconds');
    expect(video()?.currentTime).toBe(1);
    forgetLook('endless');
  });

  it.each([
    ['fails', 640, ['error']],
    ['has no picture', 0, ['loadeddata']],
  ] as const)('does not play for one that %s', async (_how, width, events) => {
    stubVideo(width, 2, events);
    expect(await lookAt(`${width} ${events.join()}`, film)).toEqual({ plays: false });
    forgetLook(`${width} ${events.join()}`);
    expect(revoked).toHaveLength(1);
  });
});
