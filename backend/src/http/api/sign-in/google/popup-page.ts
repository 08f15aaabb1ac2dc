import escapeHtml from 'escape-html';
import type { Response } from 'express';
import { GOOGLE_CHANNEL } from '../../../../contract/google.ts';
import { directionOf, type Language } from '../../../../contract/language.ts';
import { GOOGLE_TEXTS } from '../../../../texts/google/index.ts';
import { cspHash } from '../../../edge/headers/csp-hash.ts';

interface PopupPage {
  /** The id of the try in the page that opened the window. */
  readonly popup: string;
  /** The address that the try leads back to. */
  readonly to: string;
  readonly language: Language;
}

/**
 * Sends the last page of a window that was opened for Google. It tells our page the result, and closes. A page that no
 * longer holds its window, because a policy of another site has parted them, hears it on the channel. Where the window
 * stays, its link goes on.
 */
export function sendPopupPage(response: Response, { popup, to, language }: PopupPage): void {
  const { ended, goOn } = GOOGLE_TEXTS[language];
  const message = JSON.stringify({ type: GOOGLE_CHANNEL, popup, to }).replaceAll('<', '\\u003c');
  const script = `const message = ${message};
if ('BroadcastChannel' in window) new BroadcastChannel(message.type).postMessage(message);
window.opener?.postMessage(message, location.origin);
window.close();`;
  const policy = [
    "default-src 'none'",
    `script-src ${cspHash(script)}`,
    `style-src ${cspHash(STYLE)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  response
    .set('Content-Security-Policy', policy.join('; '))
    // Only so does the window keep the page that opened it.
    .set('Cross-Origin-Opener-Policy', 'unsafe-none')
    .type('html')
    .send(
      `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>Qlaim</title><meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body><main><p>${escapeHtml(ended)}</p><p><a href="${escapeHtml(to)}">${escapeHtml(goOn)}</a></p></main><script>${script}</script></body></html>`,
    );
}

const STYLE =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:2rem;text-align:center}a{color:inherit}';
