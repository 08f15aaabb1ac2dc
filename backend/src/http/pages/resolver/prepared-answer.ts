import type { NowhereReason } from '../../../contract/pages.ts';
import { fileAddress } from '../../content/address.ts';
import { type Answer, TextAnswer } from '../../edge/answers/answer.ts';
import { bareHeaders, type PreparedAnswer, pageAnswer } from '../../edge/answers/page-answer.ts';
import { isOwnApi } from '../../edge/own-api.ts';
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
    case 'small-page': {
      const scan = { code, publicUrl, nowhere: nowhere('empty') };
      return new TextAnswer((language) => pageAnswer(publicUrl, 200, resolution.render(scan, language)));
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
