const KEY = 'qlaim:unfinished-pictures';
/** A day. Later the pictures of the codes may have changed. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** The oldest ones are sent again. */
const MOST = 20_000;

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
      // `at`: milliseconds since 1970.
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

/** Anything may be stored there. */
function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '');
    if (typeof stored !== 'object' || stored === null || !('at' in stored && 'files' in stored)) return [];
    const { at, files } = stored;
    const isFresh = typeof at === 'number' && Date.now() - at < LIFETIME_MS;
    return isFresh && Array.isArray(files) ? files.map(String) : [];
  } catch {
    return [];
  }
}
