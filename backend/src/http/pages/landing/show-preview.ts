import type { RequestHandler } from 'express';
import type { Preview } from '../../../contract/content/preview.ts';
import type { NowhereReason } from '../../../contract/pages.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { knownContent, type QrCode } from '../../../domain/qr-code/state.ts';
import { previewOf } from '../../content/index.ts';
import { write } from '../../edge/answers/answer.ts';
import { findCaller } from '../../edge/caller/caller.ts';
import { languageOf } from '../../edge/language.ts';
import { isOwnApi } from '../../edge/own-api.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';
import { codeInPath } from '../code-in-path.ts';
import { resolve } from '../resolver/resolution.ts';
import { refusalStatus } from './refusal-status.ts';
import type { LandingParts } from './show-claim.ts';
import { visitorOf } from './visitor.ts';

/** Shows where a code leads (`GET /<code>+`). It is no scan, and claims nothing. */
export const showPreview =
  ({ context, cookie, send }: LandingParts): RequestHandler =>
  async (request, response, next) => {
    const code = codeInPath(request, 'code');
    if (code === undefined) return next();
    const { state } = await context.log.load(QR_CODE, code);
    const { leads, reason } = preview(state, context.settings);
    const refused = reason === 'unknown' && context.misses.refuse(request);
    if (refused) return write(request, response, refused);
    const visitor = visitorOf(await findCaller(context, cookie, request.headers.cookie));
    const parts = { language: languageOf(request), address: request.originalUrl, visitor, code };
    if (leads === undefined)
      return send(response, refusalStatus(reason) ?? 200, { ...parts, kind: 'refused', reason });
    const { contentSince: since, claimedAt } = state;
    return send(response, 200, { ...parts, kind: 'preview', leads, since, claimedAt });
  };

type Found =
  | { readonly leads: Preview; readonly reason?: undefined }
  | { readonly leads?: undefined; readonly reason: NowhereReason | 'hidden' };

/** Returns where a scan leads, or why nowhere. Addresses that a scan refuses to open are left out. */
function preview(code: QrCode, { isOurs }: Pick<HttpSettings, 'isOurs'>): Found {
  const resolution = resolve(code);
  if (resolution.kind === 'nowhere') return { reason: resolution.why };
  if (resolution.kind === 'hidden') return { reason: 'hidden' };
  const content = knownContent(code);
  if (!content) return { leads: { kind: 'claim' } };
  const leads = previewOf(content);
  if (leads.kind !== 'links') return { leads };
  const links = leads.links.filter(({ url }) => !isOwnApi(url, isOurs));
  return links.length > 0 ? { leads: { kind: 'links', links } } : { reason: 'empty' };
}
