import { join } from 'node:path';
import type { Express } from 'express';
import { iconAddress, SITE_ICONS } from '../../../contract/device/site-icons.ts';
import type { Media } from '../../../ports/media.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';
import { unlessNotBuilt } from '../apps.ts';
import { ICON_NAMES, iconsOf } from './draw-icons.ts';

/** What browsers ask every site for. */
const FIXED = { '/favicon.ico': 'favicon-32', '/apple-touch-icon.png': 'touch-icon-180' } as const;

const DAY_SECONDS = 24 * 60 * 60;
/** Icons of another logo or colour have another address. */
const YEAR_SECONDS = 365 * DAY_SECONDS;

interface IconPorts {
  readonly media: Pick<Media, 'icons'>;
  readonly settings: Pick<HttpSettings, 'appsRoot' | 'look'>;
}

/** Serves the icons of a shop, made of its logo or its colour. They are drawn in memory, once for each site. */
export function serveSiteIcons(app: Express, { media, settings: { appsRoot, look } }: IconPorts): void {
  const iconFor = iconsOf(look, media);
  const { icon: named } = look;
  const addresses = new Map(
    named === undefined ? [] : ICON_NAMES.map((file) => [iconAddress(named, file), file] as const),
  );

  app.get(`${SITE_ICONS}:name`, async (request, response, next) => {
    const file = addresses.get(request.path);
    const icon = file && (await iconFor(file));
    if (!icon) return next();
    response.set('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`).type('image/png').send(icon);
  });

  for (const [path, file] of Object.entries(FIXED))
    app.get(path, async (_request, response, next) => {
      const icon = await iconFor(file);
      response.type('image/png');
      if (icon) return response.set('Cache-Control', `public, max-age=${DAY_SECONDS}`).send(icon);
      const options = { root: join(appsRoot, 'web-public', 'dist'), maxAge: DAY_SECONDS * 1000 };
      return response.sendFile(`${file}.png`, options, unlessNotBuilt(response, next));
    });
}
