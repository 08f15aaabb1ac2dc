import { EventEmitter, once } from 'node:events';
import type { StoredFile } from '../../domain/qr-code/content/file.ts';
import type { Position } from '../../ports/event-feed.ts';
import { type Slot, seemsShort } from './limits.ts';
import { Turns } from './turns.ts';

export interface SavedVideo {
  readonly file: StoredFile;
  readonly code: string;
  /** The id of who saved it; null for the system. */
  readonly savedBy: string | null;
}

export interface WaitingVideo extends SavedVideo {
  readonly person: string;
  readonly isShort: boolean;
  /** Parts of the log that are done once this video is. */
  readonly parts: Part[];
}

interface Part {
  position: Position;
  left: number;
  /** Whether it held any video. */
  readonly hadWork: boolean;
}

/** A file that waits is some hundred bytes. */
const MOST = 10_000;

/** The videos that wait, and the position in the log up to which all are done. */
export class WaitingVideos {
  readonly #turns = new Turns<WaitingVideo>();
  /** Each video once, also while somebody works on it. */
  readonly #byKey = new Map<string, WaitingVideo>();
  readonly #parts: Part[] = [];
  readonly #changes = new EventEmitter();

  /** Adds the videos of the next part of the log. */
  add(position: Position, videos: readonly SavedVideo[]): void {
    const before = this.#parts.at(-1);
    if (before?.left === 0 && videos.length === 0) {
      before.position = position;
      return;
    }
    const part = { position, left: videos.length, hadWork: videos.length > 0 };
    this.#parts.push(part);
    for (const video of videos) {
      const { key } = video.file;
      const known = this.#byKey.get(key);
      if (known) {
        known.parts.push(part);
        continue;
      }
      const waiting = {
        ...video,
        person: video.savedBy ?? '',
        isShort: seemsShort(video.file),
        parts: [part],
      };
      this.#byKey.set(key, waiting);
      this.#turns.add(waiting);
    }
    this.#changes.emit('change');
  }

  /** Resolves once there is room for more. Rejects when the signal aborts. */
  async room(signal: AbortSignal): Promise<void> {
    while (this.#byKey.size >= MOST) await once(this.#changes, 'change', { signal });
  }

  /** Resolves with the next video for a slot. Rejects when the signal aborts. */
  async next(slot: Slot, signal: AbortSignal): Promise<WaitingVideo> {
    for (;;) {
      signal.throwIfAborted();
      const video = this.#turns.next(({ isShort }) => isShort || slot === 'any');
      if (video) return video;
      await once(this.#changes, 'change', { signal });
    }
  }

  /** Gives a video back that is more work than it seemed. */
  giveBack(video: WaitingVideo): void {
    const longer = { ...video, isShort: false };
    this.#byKey.set(video.file.key, longer);
    this.#turns.add(longer);
    this.#changes.emit('change');
  }

  done({ file, parts }: WaitingVideo): void {
    this.#byKey.delete(file.key);
    for (const part of parts) part.left -= 1;
    this.#changes.emit('change');
  }

  /** Returns the end of the parts at the beginning that are done, once; undefined where there is no new one. */
  passed(): { readonly position: Position; readonly hadWork: boolean } | undefined {
    const open = this.#parts.findIndex(({ left }) => left > 0);
    const done = this.#parts.splice(0, open === -1 ? this.#parts.length : open);
    const last = done.at(-1);
    return last && { position: last.position, hadWork: done.some(({ hadWork }) => hadWork) };
  }
}
