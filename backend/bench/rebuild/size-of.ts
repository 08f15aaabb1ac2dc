import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the size of files of a folder together, in bytes. Those that are not there have none. */
export async function sizeOf(folder: string, ...names: readonly string[]): Promise<number> {
  const sizes = names.map((name) =>
    stat(join(folder, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
