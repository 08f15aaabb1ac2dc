import type { NowhereReason } from '../../../contract/pages.ts';
import type { Clock } from '../../../ports/clock.ts';
import { fileAddress } from '../../content/address.ts';
import type { PickedDestination, Scanned } from '../../content/content-mapper.ts';
import { type Answer, PickedAnswer, TextAnswer } from '../../edge/answers/answer.ts';
import { bareHeaders, type PreparedAnswer, pageAnswer } from '../../edge/answers/page-answer.ts';
import { isOwnApi } from '../../edge/own-api.ts';
import type { LegalSettings } from '../../edge/settings/legal-settings.ts';
import { hiddenPage } from '../small/hidden-page.ts';
import type { Resolution } from './resolution.ts';

export const redirectTo = (publicUrl: string, location: string, ...more: string[]): PreparedAnswer => ({
  status: 302,
  headers: [...bareHeaders(publicUrl), ...more, 'Location', location, 'Content-Length', '0'],
  body: '',
});

export interface Destinations {
  readonly publicUrl: string;
  readonly storefrontUrl: string | undefined;
  readonly clock: Clock;
  readonly legal: Pick<LegalSettings, 'published'>;
}

/** Returns the response to a scan of the code. The welcome page gets the reason why a code leads nowhere. */
export function prepare(code: string, resolution: Resolution, destinations: Destinations): Answer {
  const { publicUrl, storefrontUrl, clock } = destinations;
  const legal = destinations.legal.published;
  const to = (location: string) => redirectTo(publicUrl, location);
  const nowhere = (why: NowhereReason) => storefrontUrl ?? `${publicUrl}/welcome?code=${code}&why=${why}`;
  switch (resolution.kind) {
    case 'redirect':
    case 'file':
    case 'page':
      return to(addressOf(code, resolution, publicUrl) ?? nowhere('empty'));
    case 'small-page': {
      const scan = { code, legal, publicUrl, nowhere: nowhere('empty') };
      return new TextAnswer((language) => pageAnswer(publicUrl, 200, resolution.render(scan, language)));
    }
    case 'picked':
      return redirectPicked(resolution, { code, legal, publicUrl, nowhere: nowhere('empty') }, clock);
    case 'claim':
      return to(`${publicUrl}/claim/${code}`);
    case 'hidden':
      return new TextAnswer((language) => pageAnswer(publicUrl, 200, hiddenPage(language, legal)));
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

/** Keeps the redirect of each address: a Smart QR has a few. */
function redirectPicked({ reads, picker }: PickedDestination, scan: Scanned, clock: Clock): PickedAnswer {
  const redirects = new Map<string, PreparedAnswer>();
  const vary = reads.length === 0 ? [] : ['Vary', reads.join(', ')];
  const pick = picker(scan);
  return new PickedAnswer(({ headers }) => {
    const location = pick(headers, clock.now().getTime());
    const known = redirects.get(location);
    if (known) return known;
    const redirect = redirectTo(scan.publicUrl, location, ...vary);
    redirects.set(location, redirect);
    return redirect;
  });
}

/**
 * Returns the response to the owner's own visit: the editor, where the code leads nowhere yet. Of a hidden code the owner sees
 * what visitors see, and the way to what is hidden.
 */
export function prepareForOwner(
  code: string,
  resolution: Resolution,
  answer: Answer,
  { publicUrl, legal }: Destinations,
): Answer {
  const editor = `${publicUrl}/edit/${code}`;
  if (resolution.kind === 'nowhere' && resolution.why === 'empty') return redirectTo(publicUrl, editor);
  if (resolution.kind !== 'hidden') return answer;
  const content = addressOf(code, resolution.behind, publicUrl);
  return new TextAnswer((language) =>
    pageAnswer(publicUrl, 200, hiddenPage(language, legal.published, { editor, content })),
  );
}
