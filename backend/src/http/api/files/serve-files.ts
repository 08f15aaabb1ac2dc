import type { Express, Request, Response } from 'express';
import { may } from '../../../contract/access/permissions.ts';
import { filesOf } from '../../../domain/qr-code/content/index.ts';
import { codeOfKey, folderOfKey, incomingKey, isUntouched } from '../../../domain/qr-code/file-keys.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { protectionOf, type QrCode } from '../../../domain/qr-code/state.ts';
import type { ObjectInfo } from '../../../ports/object-info.ts';
import { DOWNLOAD_PARAMETER, FILES_PATH, keyOfAddress } from '../../content/address.ts';
import { sendRefusal } from '../../edge/answers/error-answers.ts';
import { findCaller, type SignedInCaller } from '../../edge/caller/caller.ts';
import type { SessionCookie } from '../../edge/caller/session-cookie.ts';
import type { FrontHandler } from '../../edge/server/front-handler.ts';
import type { FilePorts } from './ports.ts';

/** How long an address stays valid at most, in seconds. A page that gets a secure code closes its files within this time. */
const LIFETIME_SECONDS = 30 * 60;

interface FilesParts {
  readonly context: FilePorts;
  readonly cookie: SessionCookie;
  /** Serves the files of this machine's disk at presigned URLs. */
  readonly filesFront: FrontHandler;
}

/**
 * Serves a file, or redirects to a short-lived address of it, where it is the picture of a code, or belongs to the present,
 * unprotected content of an enabled one. The owner, and who may save any code, see every file of a code. For anyone else there is nothing.
 * An upload as it arrived is for nobody here: only the download of the owner's data holds it.
 */
export function serveFiles(app: Express, { context, cookie, filesFront }: FilesParts): void {
  app.get(`${FILES_PATH}*key`, async (request: Request, response: Response) => {
    const key = keyOfAddress(request.path);
    const code = key === undefined ? undefined : codeOfKey(key);
    if (key === undefined || code === undefined || isUntouched(key))
      return sendRefusal(response, { code: 'unknown_route' });
    const { state } = await context.log.load(QR_CODE, code);
    let place = key;
    const open = isPublic(state, key);
    if (!open) {
      const caller = await findCaller(context, cookie, request.headers.cookie);
      if (!caller || !maySee(caller, state)) return sendRefusal(response, { code: 'unknown_route' });
      if (!(await context.files.head(key))) place = incomingKey(key);
    }
    // A signed address takes GET alone.
    if (request.method === 'HEAD') return describe(response, await context.files.head(place));
    const download = DOWNLOAD_PARAMETER in request.query ? state.files[key]?.name : undefined;
    const grant = { key: place, expiresInSeconds: LIFETIME_SECONDS, download, keep: open };
    const location = await context.files.presignGet(grant);
    // A browser may keep what it gets here, which only an open file allows: the address of others outlasts a session.
    if (open && forward(request, response, location, filesFront)) return;
    response.set('Cache-Control', 'no-store').set('Cross-Origin-Resource-Policy', 'cross-origin');
    response.redirect(302, location);
  });
}

/** Passes a request on as one for a presigned URL, where this process serves it: a second request costs a round trip. */
function forward(request: Request, response: Response, location: string, front: FrontHandler): boolean {
  const { url } = request;
  const { pathname, search } = new URL(location);
  const headers = response.getHeaders();
  // A presigned URL has headers of its own.
  for (const name of Object.keys(headers)) response.removeHeader(name);
  request.url = pathname + search;
  if (front(request, response)) return true;
  request.url = url;
  response.set(headers);
  return false;
}

function describe(response: Response, info: ObjectInfo | undefined): void {
  if (info === undefined) {
    sendRefusal(response, { code: 'unknown_route' });
    return;
  }
  response.set({ 'Cache-Control': 'no-store', 'Content-Length': String(info.size), ETag: info.etag });
  response.type(info.contentType).status(200).end();
}

const maySee = (caller: SignedInCaller, { owner }: QrCode): boolean =>
  caller.account.emailVerified && (may(caller.role, 'content.manage') || caller.id === owner);

/**
 * Returns whether anyone may see a file: it is the picture of the code, or it belongs to what a scan leads to, and no secure
 * code protects that.
 */
export function isPublic(code: QrCode, key: string): boolean {
  if (code.status !== 'present') return false;
  if (code.image === key) return true;
  if (!code.active || code.withheldFor.length > 0 || protectionOf(code) !== null) return false;
  const folder = folderOfKey(key);
  return filesOf(code.content).some((file) => folderOfKey(file.key) === folder);
}
