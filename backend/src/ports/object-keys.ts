/** Parts are not empty and start with no dot: no key leaves its folder or names a hidden file. */
const PART = '[A-Za-z0-9_-][A-Za-z0-9._-]*';
const KEY = new RegExp(`^${PART}(/${PART})*$`);
const LONGEST = 512;

export function isKey(key: string): boolean {
  return key.length <= LONGEST && KEY.test(key);
}

/** Throws `TypeError` for an invalid key. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new TypeError(`not a key: ${JSON.stringify(key)}`);
}

/** Throws `TypeError` for a text that is not a media type, and so for one that would break a header. */
export function assertContentType(type: string): void {
  if (!/^[\w.+-]+\/[\w.+-]+( *; *[\w.+-]+=("[\w .+-]*"|[\w.+-]+))*$/.test(type)) {
    throw new TypeError(`not a media type: ${JSON.stringify(type)}`);
  }
}
