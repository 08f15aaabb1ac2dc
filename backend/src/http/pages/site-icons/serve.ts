import { join } from 'node:path';
import type { Express, NextFunction, Response } from 'express';
import type { Logger } from 'pino';
import { type IconFile, iconAddress, SITE_ICONS } from '../../../contract/device/site-icons.ts';
import { failuresOf } from '../../../ports/failure-log.ts';
import type { Media } from '../../../ports/media.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';
import { unlessNotBuilt } from '../apps.ts';
import { ICON_NAMES, iconsOf } from './draw-icons.ts';

/** What browsers ask every site for. */
const FIXED = { '/favicon.ico': 'favicon-32', '/apple-touch-icon.png': 'touch-icon-180' } as const;

const DAY_SECONDS = 24 * 60 * 60;
/** Those of the product that stand in for others. */
const BRIEF_SECONDS = 60;
/** Icons of another logo or colour have another address. */
const YEAR_SECONDS = 365 * DAY_SECONDS;

interface IconPorts {
  readonly logger: Logger;
  readonly media: Pick<Media, 'icons'>;
  readonly settings: Pick<HttpSettings, 'appsRoot' | 'look'>;
}

/**
 * Serves the icons of a shop, made of its logo or its colour. They are drawn in memory, once for each site. Where they can't be drawn,
 * those of the product stand in for a minute.
 */
export function serveSiteIcons(
  app: Express,
  { logger, media, settings: { appsRoot, look } }: IconPorts,
): void {
  const iconFor = iconsOf(look, media, (error) =>
    failuresOf(logger).report(error, 'the icons of a domain could not be drawn'),
  );
  const { icon: named } = look;
  const addresses = new Map(
    named === undefined ? [] : ICON_NAMES.map((file) => [iconAddress(named, file), file] as const),
  );
  const root = join(appsRoot, 'web-public', 'dist');

  async function send(response: Response, next: NextFunction, file: IconFile, kept: string): Promise<void> {
    const icon = await iconFor(file);
    response.type('image/png');
    if (icon) return void response.set('Cache-Control', kept).send(icon);
    const seconds = named === undefined ? DAY_SECONDS : BRIEF_SECONDS;
    response.sendFile(`${file}.png`, { root, maxAge: seconds * 1000 }, unlessNotBuilt(response, next));
  }

  app.get(`${SITE_ICONS}:name`, (request, response, next) => {
    const file = addresses.get(request.path);
    return file ? send(response, next, file, `public, max-age=${YEAR_SECONDS}, immutable`) : next();
  });

  for (const [path, file] of Object.entries(FIXED))
    app.get(path, (_request, response, next) => send(response, next, file, `public, max-age=${DAY_SECONDS}`));
}
