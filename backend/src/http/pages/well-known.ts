import type { Express } from 'express';
import type { PagePorts } from './ports.ts';

/** Crawlers may read every page: each one says itself that it is not to be listed, and previews of links need to read it. */
const ROBOTS = `User-agent: *
Disallow: /admin
Disallow: /auth/
`;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long the contact may be trusted (RFC 9116 recommends less than a year), in days. */
const CONTACT_DAYS = 180;

/** Serves what browsers, crawlers and researchers ask every site for at a fixed address. */
export function serveWellKnown(
  app: Express,
  { clock, settings }: Pick<PagePorts, 'clock' | 'settings'>,
): void {
  const { publicUrl, securityContact } = settings;
  app.get('/robots.txt', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=86400').type('text/plain').send(ROBOTS);
  });
  app.get('/.well-known/security.txt', (_request, response) => {
    const today = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: mailto:${securityContact}`,
      `Expires: ${new Date(today + CONTACT_DAYS * DAY_MS).toISOString()}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      'Preferred-Languages: en',
    ];
    response
      .set('Cache-Control', 'public, max-age=86400')
      .type('text/plain')
      .send(`${lines.join('\n')}\n`);
  });
}
