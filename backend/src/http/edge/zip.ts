import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of a ZIP. `open` is called when its turn comes. */
export interface ZipEntry {
  readonly path: string;
  readonly open: () => Promise<Readable>;
  /** False for media, which is compressed already. */
  readonly compress: boolean;
}

/**
 * Returns a ZIP as a stream. One entry is open at a time, so that memory does not grow with the files. An entry that cannot
 * be read ends the stream with its error: a reader never takes a part for the whole.
 */
export function zipOf(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const source = new PassThrough();
  zip.outputStream.pipe(source);
  const fail = (error: unknown) => source.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  addAll(zip, entries).catch(fail);
  return source;
}

async function addAll(zip: ZipFile, entries: AsyncIterable<ZipEntry>): Promise<void> {
  for await (const { path, open, compress } of entries)
    zip.addReadStreamLazy(path, { compress }, (callback) => {
      open().then(
        (stream) => callback(null, stream),
        (error: unknown) => callback(error, Readable.from([])),
      );
    });
  zip.end();
}

/** A JSON file of one value. */
export const jsonEntry = (path: string, value: () => Promise<unknown>): ZipEntry => ({
  path,
  compress: true,
  open: async () => Readable.from([`${JSON.stringify(await value(), null, 2)}\n`], { objectMode: false }),
});

/** A JSON file of a list, which is written item by item. */
export const jsonListEntry = (path: string, items: () => AsyncIterable<unknown>): ZipEntry => ({
  path,
  compress: true,
  open: async () => Readable.from(listText(items()), { objectMode: false }),
});

async function* listText(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const item of items) {
    yield `${separator}${JSON.stringify(item, null, 2)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
