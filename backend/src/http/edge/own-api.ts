import type { UpdateCodeBody } from '../../contract/content/index.ts';
import type { Issue } from '../../contract/errors.ts';
import { ROUTES } from '../../contract/routes/index.ts';
import { normaliseLink } from '../../contract/web-link.ts';

const ROOTS = new Set(Object.values(ROUTES).map(({ path }) => path.split('/', 2)[1]));

const MESSAGE = 'A QR code can not lead to this address';

/** Returns whether an address is a call of our own API: a scan must not make its visitor's browser send one. */
export function isOwnApi(address: string, publicUrl: string): boolean {
  const url = URL.parse(normaliseLink(address));
  if (url?.hostname !== new URL(publicUrl).hostname) return false;
  // Express matches paths without regard to case.
  return ROOTS.has(url.pathname.split('/', 2)[1]?.toLowerCase());
}

/** Returns the problems of the destinations in the body of an update. */
export function ownApiIssues(body: UpdateCodeBody, publicUrl: string): readonly Issue[] {
  return destinationsIn(body).flatMap(([path, address]) =>
    isOwnApi(address, publicUrl) ? [{ path, message: MESSAGE }] : [],
  );
}

function destinationsIn(body: UpdateCodeBody): readonly (readonly [path: string, address: string])[] {
  if (body.type === 'link') return [['link', body.link]];
  if (body.type === 'pdf') return body.link === undefined ? [] : [['link', body.link]];
  if (body.type !== 'smartQR') return [];
  const { conditions, defaultUrl } = body.smartQR;
  const picked = conditions.map(({ url }, index) => [`smartQR.conditions.${index}.url`, url] as const);
  return defaultUrl ? [...picked, ['smartQR.defaultUrl', defaultUrl]] : picked;
}
