import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NowhereReason } from '../../contract/pages.ts';
import type { Language } from '../../contract/words/language.ts';
import { fileAddress } from '../files/address.ts';
import { languageOf } from '../language.ts';
import { isOwnApi } from '../own-api.ts';
import { phonePage } from '../pages/phone.ts';
import { smartPage } from '../pages/smart.ts';
import { bareHeaders, type PreparedAnswer, pageAnswer } from './page-answer.ts';
import type { Resolution } from './resolution.ts';

/** A response with text: one for each language, prepared when a visitor reads it. */
export class TextAnswer {
  readonly #prepare: (language: Language) => PreparedAnswer;
  readonly #prepared = new Map<Language, PreparedAnswer>();

  constructor(prepare: (language: Language) => PreparedAnswer) {
    this.#prepare = prepare;
  }

  in(language: Language): PreparedAnswer {
    const known = this.#prepared.get(language);
    if (known) return known;
    const prepared = this.#prepare(language);
    this.#prepared.set(language, prepared);
    return prepared;
  }
}

/** The response to a scan. Only one with text asks for the language of the visitor. */
export type Answer = PreparedAnswer | TextAnswer;

export const redirectTo = (publicUrl: string, location: string): PreparedAnswer => ({
  status: 302,
  headers: [...bareHeaders(publicUrl), 'Location', location, 'Content-Length', '0'],
  body: '',
});

export interface Destinations {
  readonly publicUrl: string;
  readonly storefrontUrl: string | undefined;
}

/** Returns the response to a scan of the code. The welcome page gets the reason why a code leads nowhere. */
export function prepare(
  code: string,
  resolution: Resolution,
  { publicUrl, storefrontUrl }: Destinations,
): Answer {
  const to = (location: string) => redirectTo(publicUrl, location);
  const nowhere = (why: NowhereReason) => storefrontUrl ?? `${publicUrl}/welcome?code=${code}&why=${why}`;
  switch (resolution.kind) {
    case 'redirect':
      return to(isOwnApi(resolution.location, publicUrl) ? nowhere('empty') : resolution.location);
    case 'file':
      return to(fileAddress(publicUrl, resolution.key));
    case 'page':
      return to(`${publicUrl}/${resolution.page}/${code}`);
    case 'phone':
      return new TextAnswer((language) =>
        pageAnswer(publicUrl, 200, phonePage({ code, ...resolution }, language)),
      );
    case 'smart': {
      const { conditions, defaultUrl } = resolution;
      const smart = {
        conditions: conditions.filter(({ url }) => !isOwnApi(url, publicUrl)),
        defaultUrl: isOwnApi(defaultUrl, publicUrl) ? '' : defaultUrl,
        otherwise: nowhere('empty'),
      };
      return new TextAnswer((language) => pageAnswer(publicUrl, 200, smartPage(smart, language)));
    }
    case 'claim':
      return to(`${publicUrl}/claim/${code}`);
    case 'nowhere': {
      const answer = to(nowhere(resolution.why));
      return resolution.why === 'unknown' ? { ...answer, missing: true } : answer;
    }
  }
}

/** Returns the response to the owner's own visit: the editor, where the code leads nowhere yet. */
export const prepareForOwner = (
  code: string,
  resolution: Resolution,
  answer: Answer,
  { publicUrl }: Destinations,
): Answer =>
  resolution.kind === 'nowhere' && resolution.why === 'empty'
    ? redirectTo(publicUrl, `${publicUrl}/edit/${code}`)
    : answer;

export function write(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { status, headers, body } = answer instanceof TextAnswer ? answer.in(languageOf(request)) : answer;
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
