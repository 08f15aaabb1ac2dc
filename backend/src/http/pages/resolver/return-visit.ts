import type { IncomingMessage } from 'node:http';
import { shortCodeOf } from '../../../contract/short-codes/short-code.ts';
import type { Answer, TextAnswer } from '../../edge/answers/answer.ts';
import { bareHeaders } from '../../edge/answers/page-answer.ts';
import { languageChoice, rememberLanguage } from '../../edge/language.ts';

/**
 * Returns the response to a visitor who switches the language of a page, or who comes back from that; undefined for any
 * other visit. It is no second scan.
 */
export function answerToReturn(
  request: IncomingMessage,
  code: string,
  answer: TextAnswer,
  publicUrl: string,
): Answer | undefined {
  const choice = languageChoice(request.url ?? '');
  if (choice === undefined) return comesFromItself(request, code) ? answer : undefined;
  const { language, address } = choice;
  const cookie = ['Set-Cookie', rememberLanguage(language, publicUrl)];
  return {
    status: 303,
    headers: [...bareHeaders(publicUrl), ...cookie, 'Location', address, 'Content-Length', '0'],
    body: '',
  };
}

function comesFromItself({ headers }: IncomingMessage, code: string): boolean {
  const from = headers.referer === undefined ? null : URL.parse(headers.referer);
  return from?.host === headers.host && shortCodeOf(from?.pathname.slice(1) ?? '') === code;
}
