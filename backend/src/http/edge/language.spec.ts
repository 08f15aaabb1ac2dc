import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { languageChoice, languageOf } from './language.ts';

function requestWith(headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  return request;
}

describe('the language of an answer', () => {
  it.each([
    [{}, 'en'],
    [{ 'accept-language': 'fr-CH, de;q=0.9' }, 'fr'],
    [{ 'accept-language': 'ja, ar;q=0.5' }, 'ar'],
    [{ 'accept-language': 'fr', cookie: 'a=b; qlaim_language=de' }, 'de'],
    [{ 'accept-language': 'fr', cookie: 'qlaim_language=xx' }, 'fr'],
  ])('of a request with %j is %s', (headers, language) => {
    expect(languageOf(requestWith(headers))).toBe(language);
  });
});

describe('the choice of a language', () => {
  it.each([
    ['/welcome?language=de', 'de', '/welcome'],
    ['/claim/7K3M9QWX2P?language=ar&from=poster', 'ar', '/claim/7K3M9QWX2P?from=poster'],
    ['/?a=1?2&language=fr&b=%26', 'fr', '/?a=1%3F2&b=%26'],
    ['//evil.example/?language=es', 'es', '/evil.example/'],
    ['/\\evil.example?language=es', 'es', '/evil.example'],
  ])('in %s is %s, and leads to %s', (url, language, address) => {
    expect(languageChoice(url)).toEqual({ language, address });
  });

  it.each(['/welcome', '/welcome?language=xx', '/welcome?language=', '/language=de', '/?languages=de'])(
    'is not in %s',
    (url) => expect(languageChoice(url)).toBeUndefined(),
  );
});

it('takes the language of the account before that of the browser, and after the choice', () => {
  expect(languageOf(requestWith({ 'accept-language': 'fr' }), 'de')).toBe('de');
  const chosen = { 'accept-language': 'fr', cookie: 'qlaim_language=ar' };
  expect(languageOf(requestWith(chosen), 'de')).toBe('ar');
});
