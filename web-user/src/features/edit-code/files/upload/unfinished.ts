import { z } from 'zod';

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

const KEY = 'qlaim:unfinished-uploads';

/** The server removes files that no content refers to after a day. */
const LIFETIME_MS = 23 * 60 * 60 * 1_000;

function read(): readonly Unfinished[] {
  try {
    const found = z.array(Unfinished).safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]')).data ?? [];
    return found.filter(({ at }) => Date.now() - at < LIFETIME_MS);
  } catch {
    // Storage is forbidden, or holds something else.
    return [];
  }
}

function write(all: readonly Unfinished[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Storage is forbidden or full: a reload then starts uploads over.
  }
}

type Source = Pick<File, 'name' | 'size' | 'lastModified'>;

/** Large uploads that are not complete. They outlast a reload, so that choosing the same file again resumes them. */
export const unfinished = {
  keep({ code, folder }: Pick<Unfinished, 'code' | 'folder'>, file: Source, publicUrl: string): void {
    const { name, size, lastModified } = file;
    const others = read().filter((each) => each.publicUrl !== publicUrl);
    write([...others, { code, folder, publicUrl, name, size, lastModified, at: Date.now() }]);
  },

  /** Returns the address of an unfinished upload of this file. */
  find(place: Pick<Unfinished, 'code' | 'folder'>, file: Source): string | undefined {
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
