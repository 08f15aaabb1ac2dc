import { z } from 'zod';
import { localStore, UNFINISHED_UPLOADS } from '../../../../shell/drafts-store.ts';
import type { Place } from './calls.ts';

const Unfinished = z.object({
  code: z.string(),
  folder: z.string(),
  publicUrl: z.string(),
  name: z.string(),
  size: z.int(),
  lastModified: z.number(),
  /** Milliseconds since 1970. */
  at: z.number(),
});
type Unfinished = z.infer<typeof Unfinished>;

/** The server removes files that no content refers to after a day. */
const LIFETIME_MS = 23 * 60 * 60 * 1_000;

function read(): readonly Unfinished[] {
  const found = z.array(Unfinished).safeParse(localStore.recall(UNFINISHED_UPLOADS)).data ?? [];
  return found.filter(({ at }) => Date.now() - at < LIFETIME_MS);
}

/** Where storage is forbidden or full, a reload starts uploads over. */
const write = (all: readonly Unfinished[]): void => localStore.keep(UNFINISHED_UPLOADS, all);

/** Large uploads that are not complete. They outlast a reload, so that choosing the same file again resumes them. */
export const unfinished = {
  keep({ code, folder }: Place, { name, size, lastModified }: File, publicUrl: string): void {
    const others = read().filter((each) => each.publicUrl !== publicUrl);
    write([...others, { code, folder, publicUrl, name, size, lastModified, at: Date.now() }]);
  },

  /** Returns the address of an unfinished upload of this file. */
  find(place: Place, file: File): string | undefined {
    return read().findLast(
      ({ code, folder, name, size, lastModified }) =>
        code === place.code &&
        folder === place.folder &&
        name === file.name &&
        size === file.size &&
        lastModified === file.lastModified,
    )?.publicUrl;
  },

  forget(publicUrl: string): void {
    write(read().filter((each) => each.publicUrl !== publicUrl));
  },
};
