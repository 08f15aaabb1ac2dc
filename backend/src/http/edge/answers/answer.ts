import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '../../../contract/language.ts';
import { languageOf } from '../language.ts';
import type { PreparedAnswer } from './page-answer.ts';

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

/** A response that the request and the time decide. It is ready to be written, without a wait. */
export class PickedAnswer {
  readonly #pick: (request: IncomingMessage) => PreparedAnswer;

  constructor(pick: (request: IncomingMessage) => PreparedAnswer) {
    this.#pick = pick;
  }

  for(request: IncomingMessage): PreparedAnswer {
    return this.#pick(request);
  }
}

/** The response to a scan. Only one with text asks for the language of the visitor. */
export type Answer = PreparedAnswer | TextAnswer | PickedAnswer;

function preparedFor(request: IncomingMessage, answer: Answer): PreparedAnswer {
  if (answer instanceof TextAnswer) return answer.in(languageOf(request));
  return answer instanceof PickedAnswer ? answer.for(request) : answer;
}

export function write(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { status, headers, body } = preparedFor(request, answer);
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
