import type { Request, Response } from 'express';
import { write } from '../edge/answers/answer.ts';
import { sendRefusal } from '../edge/answers/error-answers.ts';
import type { ScanSite } from './resolver/prepared-answer.ts';
import type { Resolver } from './resolver/resolver.ts';

/** Answers a path that leads nowhere: a browser goes to the storefront (section 2), any other program gets the refusal. */
export function answerNowhere(
  request: Request,
  response: Response,
  site: ScanSite,
  resolver: Pick<Resolver, 'nowhere'>,
): void {
  const page = request.method === 'GET' && request.accepts(['json', 'html']) === 'html';
  if (page) write(request, response, resolver.nowhere(site));
  else sendRefusal(response, { code: 'unknown_route' });
}
