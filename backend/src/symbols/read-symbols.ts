import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, type ReaderOptions, type ReadResult, readBarcodes } from 'zxing-wasm/reader';

const WASM = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));

let opened: Promise<void> | undefined;

/** Returns the symbols in a picture: an encoded image, a PGM, or pixels. */
export async function readSymbols(
  picture: Parameters<typeof readBarcodes>[0],
  options: ReaderOptions,
): Promise<readonly ReadResult[]> {
  opened ??= open();
  await opened;
  return readBarcodes(picture, options);
}

/** Loads the reader once in a thread, from the disk. It would load itself from the net. */
async function open(): Promise<void> {
  const wasmBinary = new Uint8Array(await readFile(WASM)).buffer;
  const module = await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  module.readBarcodesFromImage = freeing(module.readBarcodesFromImage);
  module.readBarcodesFromPixmap = freeing(module.readBarcodesFromPixmap);
}

/** Frees the results of each read at the next one. The library never does, so that memory would grow with each read. */
function freeing<I extends readonly unknown[], R extends object>(
  read: (...input: I) => R,
): (...input: I) => R {
  let before: object | undefined;
  return (...input) => {
    if (before !== undefined && 'delete' in before && typeof before.delete === 'function') before.delete();
    const results = read(...input);
    before = results;
    return results;
  };
}
