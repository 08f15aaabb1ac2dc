import { z } from 'zod';

const KEY = 'qlaim:unfinished-pictures';
/** A day. Later the pictures of the codes may have changed. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** The oldest ones are sent again. */
const MOST = 20_000;

const Unfinished = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  /** The files that are attached. */
  files: z.array(z.string()),
});

/** Tells a file apart from others, and from itself once it is changed. */
export const fileMark = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`;

/**
 * Which files of an upload are attached, kept on this device until the upload is done. A browser cannot keep the files
 * themselves, so that they are chosen again after the page was left.
 */
export const unfinishedUpload = {
  /** Returns the marks of the files that are attached. */
  attached(): ReadonlySet<string> {
    return new Set(read());
  },

  add(files: readonly File[]): void {
    if (files.length === 0) return;
    const marks = [...new Set([...read(), ...files.map(fileMark)])].slice(-MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), files: marks }));
    } catch {
      // Storage is forbidden or full: the server attaches the same picture once in any case.
    }
  },

  forget(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing is kept then.
    }
  },
};

function read(): readonly string[] {
  try {
    const { at, files } = Unfinished.parse(JSON.parse(localStorage.getItem(KEY) ?? ''));
    return Date.now() - at < LIFETIME_MS ? files : [];
  } catch {
    return [];
  }
}
