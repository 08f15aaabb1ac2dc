import type { NextFunction, Response } from 'express';
import type { Logger } from 'pino';
import { answerInTime } from '../../../ports/in-time.ts';
import { allowStyles } from '../page-styles.ts';

/** What content may take before the page is sent without it, in milliseconds. */
const TIMEOUT_MS = 1_000;

interface Page {
  readonly path: string;
  /** The built page, whose styles are allowed. */
  readonly file: string;
  /** The style of the domain; absent for none. */
  readonly style?: string;
  /** The page with its content; undefined for none. */
  readonly html: Promise<string | undefined>;
  readonly headers: Readonly<Record<string, string | string[]>>;
}

/** Sends a page with its content. Where that is missing, late or away, the next handler sends the page without it. */
export async function sendRendered(
  logger: Logger,
  { path, file, style, html: work, headers }: Page,
  response: Response,
  next: NextFunction,
): Promise<void> {
  const html = await answerInTime(work, TIMEOUT_MS).catch((error: unknown) => {
    logger.error(error, `${path} could not be rendered`);
    return undefined;
  });
  if (html === undefined) return next();
  await allowStyles(response, file, { rendered: html, style });
  response.set(headers);
  response.vary('Accept-Language, Cookie').type('html').send(html);
}
