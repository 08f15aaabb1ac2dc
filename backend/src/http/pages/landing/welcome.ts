import type { RequestHandler } from 'express';
import { type ClaimObstacle, NOWHERE_REASONS } from '../../../contract/pages.ts';
import { shortCodeOf } from '../../../contract/short-codes/short-code.ts';
import { answerInTime } from '../../../ports/in-time.ts';
import { findCaller } from '../../edge/caller/caller.ts';
import { languageOf } from '../../edge/language.ts';
import type { LandingParts } from './show-claim.ts';
import { visitorOf } from './visitor.ts';

/** The time in which a visitor's session must be found, in milliseconds. The page does without it. */
const CALLER_TIMEOUT_MS = 500;

const OBSTACLES: readonly ClaimObstacle[] = [...NOWHERE_REASONS, 'verify', 'claimed'];

/** Shows the product's public page (section 4, the storefront), with the reason why a scan led here. */
export const showWelcome =
  ({ context, cookie, send }: LandingParts): RequestHandler =>
  async (request, response) => {
    const { code, why } = request.query;
    const cookies = request.headers.cookie;
    const caller = await answerInTime(findCaller(context, cookie, cookies), CALLER_TIMEOUT_MS);
    await send(response, 200, {
      kind: 'welcome',
      language: languageOf(request),
      address: request.originalUrl,
      visitor: visitorOf(caller),
      code: typeof code === 'string' ? shortCodeOf(code) : undefined,
      reason: OBSTACLES.find((reason) => reason === why),
    });
  };
