import type { Request, RequestHandler, Response } from 'express';
import { claimabilityOf } from '../../../domain/qr-code/claimability.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { write } from '../../edge/answers/answer.ts';
import { findCaller, type SignedInCaller } from '../../edge/caller/caller.ts';
import type { SessionCookie } from '../../edge/caller/session-cookie.ts';
import { languageOf } from '../../edge/language.ts';
import { codeInPath, typedCode } from '../code-in-path.ts';
import type { LandingPorts } from './ports.ts';
import { refusalStatus } from './refusal-status.ts';
import type { SendPage } from './send-page.ts';
import { visitorOf } from './visitor.ts';

export interface LandingParts {
  readonly context: LandingPorts;
  readonly cookie: SessionCookie;
  readonly send: SendPage;
}

/** The state of the last try to claim, where a page follows one. */
interface LastTry {
  readonly status: number;
  readonly failed: boolean;
}

export const seeOther = (response: Response, address: string): void =>
  response.set('Cache-Control', 'no-store').redirect(303, address);

/** Leads to the storefront page that asks to verify the e-mail (decision 16). */
export const toVerify = (response: Response, code: string): void =>
  seeOther(response, `/welcome?code=${code}&why=verify`);

/** Responds with what the code is to the visitor: free, their own, or why it cannot be claimed. */
export async function showCode(
  { context, send }: LandingParts,
  request: Request,
  response: Response,
  caller: SignedInCaller | undefined,
  lastTry?: LastTry,
): Promise<void> {
  const visitor = visitorOf(caller);
  const parts = { language: languageOf(request), address: request.originalUrl, visitor };
  const code = codeInPath(request, 'code');
  if (code === undefined)
    return send(response, 404, { ...parts, kind: 'refused', code: typedCode(request), reason: 'unknown' });
  const { state } = await context.log.load(QR_CODE, code);
  const claimability = claimabilityOf(state);
  const refused = claimability === 'unknown' && context.misses.refuse(request);
  if (refused) return write(request, response, refused);
  const isOwn = state.status === 'present' && state.owner !== null && state.owner === caller?.id;
  if (isOwn) return seeOther(response, `/edit/${code}`);
  if (claimability !== 'claimable') {
    const status = refusalStatus(claimability) ?? lastTry?.status ?? 200;
    return send(response, status, { ...parts, kind: 'refused', code, reason: claimability });
  }
  if (visitor.kind === 'unverified') return toVerify(response, code);
  const { status, failed } = lastTry ?? { status: 200, failed: false };
  return send(response, status, { ...parts, kind: 'claimable', code, failed });
}

/** Shows the page of a scanned code. Opening it claims nothing: browsers and previews may open it ahead. */
export const showClaim =
  (parts: LandingParts): RequestHandler =>
  async (request, response) => {
    const caller = await findCaller(parts.context, parts.cookie, request.headers.cookie);
    return showCode(parts, request, response, caller);
  };
