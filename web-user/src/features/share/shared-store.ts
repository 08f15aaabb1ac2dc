import { INSTALLED_APP } from '@qlaim/backend/contract/installed-app';
import { SHARED_CACHE } from '../../shell/shared-cache.ts';

/** How long shared pictures wait for their code, in milliseconds: a day. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** The name of a file in any script, as a header takes it. */
const NAME = 'x-file-name';

export interface SharedPicture {
  /** Names the picture in the store. */
  readonly key: string;
  readonly file: File;
}

/** Where the browser has no store of responses, as over http, no worker runs, and nothing was shared. */
const open = async (): Promise<Cache | undefined> => globalThis.caches?.open(SHARED_CACHE);

const sinceOf = (key: string): number => Number(/\/(\d+)-\d+$/.exec(key)?.[1]);

/**
 * Keeps shared pictures on this device, behind those that wait already. Rejects where there is no room for them; then none of
 * them is kept, because who shares them again sends all.
 */
export async function keepShared(files: readonly File[], now = Date.now()): Promise<void> {
  const store = await open();
  const pictures = files.map((file, place) => ({ key: `${INSTALLED_APP.share}/${now}-${place}`, file }));
  try {
    for (const { key, file } of pictures)
      await store?.put(key, new Response(file, { headers: { [NAME]: encodeURIComponent(file.name) } }));
  } catch (error) {
    await forgetShared(pictures);
    throw error;
  }
}

/** Returns the pictures that wait, in the order of their arrival. Those of the day before are removed. */
export async function sharedPictures(now = Date.now()): Promise<readonly SharedPicture[]> {
  const store = await open();
  const found: SharedPicture[] = [];
  for (const { url: key } of (await store?.keys()) ?? []) {
    const kept = await store?.match(key);
    if (!kept) continue;
    if (!(now - sinceOf(key) < KEPT_MS)) {
      await store?.delete(key);
      continue;
    }
    const bytes = await kept.blob();
    const name = decodeURIComponent(kept.headers.get(NAME) ?? '');
    found.push({ key, file: new File([bytes], name, { type: bytes.type }) });
  }
  return found;
}

/** Removes pictures that wait no more. */
export async function forgetShared(pictures: readonly Pick<SharedPicture, 'key'>[]): Promise<void> {
  const store = await open();
  await Promise.all(pictures.map(({ key }) => store?.delete(key)));
}
