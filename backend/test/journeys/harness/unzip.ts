import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

/** Returns every file of a ZIP. Throws where the ZIP is not whole. */
export async function unzip(bytes: ArrayBuffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(Buffer.from(bytes), { lazyEntries: true });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}
