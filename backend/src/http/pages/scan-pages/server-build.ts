import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Returns a loader of a part of the public app's server build. It resolves to undefined until the app is built. `read` gets
 * the folder of the build and its module.
 */
export function serverBuildLoader<T>(
  appsRoot: string,
  read: (dist: string, module: object) => T | Promise<T>,
): () => Promise<T | undefined> {
  const dist = join(appsRoot, 'web-public', 'dist');
  const file = join(dist, '.server', 'pages.mjs');
  let loaded: Promise<T> | undefined;
  const load = async () => {
    const module: unknown = await import(pathToFileURL(file).href);
    if (typeof module !== 'object' || module === null) throw new Error('The server build is no module');
    return read(dist, module);
  };
  return async () => {
    if (!loaded && !existsSync(file)) return undefined;
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
