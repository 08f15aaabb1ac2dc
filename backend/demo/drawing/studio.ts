import pMap from 'p-map';
import { drawPhoto, type Photo } from './photo.ts';
import type { SceneKind } from './scenes.ts';
import type { VideoKind } from './video.ts';
import { makeVideo } from './video.ts';

/** A photograph to draw. Equal kinds and numbers give equal photographs. */
export interface PhotoDraft {
  readonly kind: SceneKind;
  readonly number: number;
}

const AT_ONCE = 2;

/** Draws each photograph once, ahead of its use. */
export class Studio {
  readonly #photos = new Map<string, Promise<Photo>>();

  /** Begins to draw. The drawing of a photograph that fails rejects where the photograph is asked for. */
  prepare(drafts: readonly PhotoDraft[]): void {
    pMap(drafts, (draft) => this.photo(draft), { concurrency: AT_ONCE }).catch(() => undefined);
  }

  photo({ kind, number }: PhotoDraft): Promise<Photo> {
    const key = `${kind}-${number}`;
    const photo = this.#photos.get(key) ?? drawPhoto(kind, number);
    this.#photos.set(key, photo);
    return photo;
  }

  async video(kind: VideoKind, draft: PhotoDraft): Promise<Buffer> {
    return makeVideo(kind, (await this.photo(draft)).jpeg);
  }
}
