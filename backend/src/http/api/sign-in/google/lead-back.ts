import type { Request, Response } from 'express';
import { type GoogleOutcome, googleReturn } from '../../../../contract/google.ts';
import { languageOf } from '../../../edge/language.ts';
import type { Attempt } from './attempt.ts';
import { sendPopupPage } from './popup-page.ts';

/** Ends a try with its outcome: leads back to the page that began it, or tells it from the window of the try. */
export function leadBack(
  request: Request,
  response: Response,
  attempt: Pick<Attempt, 'popup' | 'from' | 'userId'> | undefined,
  outcome: GoogleOutcome,
): void {
  const to = googleReturn(attempt?.userId === undefined ? 'login' : 'profile', outcome, attempt?.from);
  response.set('Cache-Control', 'no-store');
  if (attempt?.popup === undefined) response.redirect(303, to);
  else sendPopupPage(response, { popup: attempt.popup, to, language: languageOf(request) });
}
