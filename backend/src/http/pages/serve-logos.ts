import { pipeline } from 'node:stream/promises';
import type { Express } from 'express';
import { LOGOS, LogoName } from '../../contract/domains/logo.ts';
import { keyOfLogo } from '../../domain/domain-settings/logo-keys.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';

/** A changed logo has another name. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the logos of domains, to anybody. */
export function serveLogos(app: Express, { files }: { readonly files: Pick<ObjectStorage, 'get'> }): void {
  app.get(`${LOGOS}:name`, async ({ params: { name } }, response, next) => {
    const found = LogoName.safeParse(name).success ? await files.get(keyOfLogo(name)) : undefined;
    if (!found) return next();
    const { contentType, size } = found.info;
    response.set({ 'Cache-Control': FOR_EVER, 'Content-Length': String(size) }).type(contentType);
    await pipeline(found.body, response);
  });
}
