import type { RequestHandler } from 'express';
import { LANGUAGE_PARAMETER } from '../../contract/language.ts';
import { languageChoice, rememberLanguage } from './language.ts';

/**
 * Takes the choice of a language from the address of any page: remembers it, and leads to the address without it. It comes
 * before the pages, so that none of them knows the parameter.
 */
export const languageSwitch =
  (publicUrl: string): RequestHandler =>
  (request, response, next) => {
    const { method, originalUrl } = request;
    const asked = (method === 'GET' || method === 'HEAD') && originalUrl.includes(`${LANGUAGE_PARAMETER}=`);
    const choice =
      asked && request.accepts(['json', 'html']) === 'html' ? languageChoice(originalUrl) : undefined;
    if (choice === undefined) return next();
    response.append('Set-Cookie', rememberLanguage(choice.language, publicUrl));
    response.set('Cache-Control', 'no-store').redirect(303, choice.address);
  };
