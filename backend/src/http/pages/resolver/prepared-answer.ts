import type { NowhereReason } from '../../../contract/pages.ts';
import { fileAddress } from '../../content/address.ts';
import { type Answer, TextAnswer } from '../../edge/answers/answer.ts';
import { bareHeaders, type PreparedAnswer, pageAnswer } from '../../edge/answers/page-answer.ts';
import { isOwnApi } from '../../edge/own-api.ts';
import { hiddenPage } from '../small/hidden-page.ts';
import type { Resolution } from './resolution.ts';

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
export function prepare(code: string, resolution: Resolution, destinations: Destinations): Answer {
  const { publicUrl, storefrontUrl } = destinations;
  const to = (location: string) => redirectTo(publicUrl, location);
  const nowhere = (why: NowhereReason) => storefrontUrl ?? `${publicUrl}/welcome?code=${code}&why=${why}`;
  switch (resolution.kind) {
    case 'redirect':
    case 'file':
    case 'page':
      return to(addressOf(code, resolution, publicUrl) ?? nowhere('empty'));
    case 'small-page': {
      const scan = { code, publicUrl, nowhere: nowhere('empty') };
      return new TextAnswer((language) => pageAnswer(publicUrl, 200, resolution.render(scan, language)));
    }
    case 'claim':
      return to(`${publicUrl}/claim/${code}`);
    case 'hidden':
      return new TextAnswer((language) => pageAnswer(publicUrl, 200, hiddenPage(language)));
    case 'nowhere': {
      const answer = to(nowhere(resolution.why));
      return resolution.why === 'unknown' ? { ...answer, missing: true } : answer;
    }
  }
}

/** Returns the address that a destination redirects to; undefined for one without, and for one that may not be opened. */
function addressOf(code: string, resolution: Resolution, publicUrl: string): string | undefined {
  switch (resolution.kind) {
    case 'redirect':
      return isOwnApi(resolution.location, publicUrl) ? undefined : resolution.location;
    case 'file':
      return fileAddress(publicUrl, resolution.key);
    case 'page':
      return `${publicUrl}/${resolution.page}/${code}`;
    default:
      return undefined;
  }
}

/**
 * Returns the response to the owner's own visit: the editor, where the code leads nowhere yet. Of a hidden code the owner sees
 * what visitors see, and the way to what is hidden.
 */
export function prepareForOwner(
  code: string,
  resolution: Resolution,
  answer: Answer,
  { publicUrl }: Destinations,
): Answer {
  const editor = `${publicUrl}/edit/${code}`;
  if (resolution.kind === 'nowhere' && resolution.why === 'empty') return redirectTo(publicUrl, editor);
  if (resolution.kind !== 'hidden') return answer;
  const content = addressOf(code, resolution.behind, publicUrl);
  return new TextAnswer((language) => pageAnswer(publicUrl, 200, hiddenPage(language, { editor, content })));
}
