import type { NowhereReason } from '../../../contract/pages.ts';
import type { Flag } from '../../../domain/qr-code/flags/flag-state.ts';
import type { Clock } from '../../../ports/clock.ts';
import { fileAddress } from '../../content/address.ts';
import type { PickedDestination, Scanned } from '../../content/content-mapper.ts';
import { flagOf, warningAddress } from '../../content/warnings.ts';
import { type Answer, PickedAnswer, TextAnswer } from '../../edge/answers/answer.ts';
import { bareHeaders, type PreparedAnswer, pageAnswer } from '../../edge/answers/page-answer.ts';
import { languageOf } from '../../edge/language.ts';
import { isOwnApi } from '../../edge/own-api.ts';
import type { FlaggedDestinations } from '../../edge/settings/flagged-destinations.ts';
import type { Site } from '../../edge/settings/site.ts';
import { hiddenPage } from '../small/hidden-page.ts';
import { warningPage } from '../small/warning-page.ts';
import type { Resolution } from './resolution.ts';

export const redirectTo = (publicUrl: string, location: string, ...more: string[]): PreparedAnswer => ({
  status: 302,
  headers: [...bareHeaders(publicUrl), ...more, 'Location', location, 'Content-Length', '0'],
  body: '',
});

/** What the answer to a scan needs of the site at which it came. */
export type ScanSite = Pick<Site, 'publicUrl' | 'storefrontUrl' | 'look'>;

export interface Destinations extends ScanSite {
  readonly clock: Clock;
  readonly flaggedDestinations: FlaggedDestinations;
  /** Whether a host is one of ours. */
  readonly isOurs: (hostname: string) => boolean;
}

const nowhereOf =
  (code: string, { publicUrl, storefrontUrl }: Destinations) =>
  (why: NowhereReason): string =>
    storefrontUrl ?? `${publicUrl}/welcome?code=${code}&why=${why}`;

/** Returns the response to a scan of the code. The welcome page gets the reason why a code leads nowhere. */
export function prepare(code: string, resolution: Resolution, destinations: Destinations): Answer {
  const { publicUrl, clock, look, isOurs } = destinations;
  const to = (location: string) => redirectTo(publicUrl, location);
  const nowhere = nowhereOf(code, destinations);
  switch (resolution.kind) {
    case 'redirect':
    case 'file':
    case 'page': {
      const { kind, flags = [] } = resolution;
      const flag = kind === 'redirect' ? flagOf(flags, resolution.location) : undefined;
      return flag
        ? prepareWarning(code, flag, destinations)
        : to(addressOf(code, resolution, destinations) ?? nowhere('empty'));
    }
    case 'small-page': {
      const { flags = [] } = resolution;
      const opens = (url: string) => (flagOf(flags, url) ? warningAddress(publicUrl, code, url) : url);
      const scan = { code, look, publicUrl, isOurs, nowhere: nowhere('empty'), opens };
      return new TextAnswer((language) => pageAnswer(publicUrl, 200, resolution.render(scan, language)));
    }
    case 'picked': {
      const { flags = [] } = resolution;
      const scan = { code, look, publicUrl, isOurs, nowhere: nowhere('empty'), opens: (url: string) => url };
      const warn = (url: string) => {
        const flag = flagOf(flags, url);
        return flag && prepareWarning(code, flag, destinations);
      };
      return redirectPicked(resolution, scan, clock, warn);
    }
    case 'claim':
      return to(`${publicUrl}/claim/${code}`);
    case 'hidden':
      return new TextAnswer((language) => pageAnswer(publicUrl, 200, hiddenPage(language, look)));
    case 'nowhere': {
      const answer = to(nowhere(resolution.why));
      return resolution.why === 'unknown' ? { ...answer, missing: true } : answer;
    }
  }
}

/** Returns the response in place of a flagged destination: a warning, or the storefront. */
export function prepareWarning(
  code: string,
  flag: Flag,
  destinations: Destinations,
): TextAnswer | PreparedAnswer {
  const { publicUrl, flaggedDestinations, storefrontUrl, look } = destinations;
  if (flaggedDestinations === 'storefront')
    return redirectTo(publicUrl, nowhereOf(code, destinations)('disabled'));
  const parts = { flag, back: storefrontUrl ?? `${publicUrl}/welcome`, look };
  return new TextAnswer((language) => pageAnswer(publicUrl, 200, warningPage(language, parts)));
}

/** Returns the address that a destination redirects to; undefined for one without, and for one that may not be opened. */
function addressOf(
  code: string,
  resolution: Resolution,
  { publicUrl, isOurs }: Pick<Destinations, 'publicUrl' | 'isOurs'>,
): string | undefined {
  switch (resolution.kind) {
    case 'redirect':
      return isOwnApi(resolution.location, isOurs) ? undefined : resolution.location;
    case 'file':
      return fileAddress(publicUrl, resolution.key);
    case 'page':
      return `${publicUrl}/${resolution.page}/${code}`;
    default:
      return undefined;
  }
}

/** Keeps the response for each address: a Smart QR has a few. `warn`: the one in place of a flagged address. */
function redirectPicked(
  { reads, picker }: PickedDestination,
  scan: Scanned,
  clock: Clock,
  warn: (url: string) => TextAnswer | PreparedAnswer | undefined,
): PickedAnswer {
  const answers = new Map<string, TextAnswer | PreparedAnswer>();
  const vary = reads.length === 0 ? [] : ['Vary', reads.join(', ')];
  const pick = picker(scan);
  return new PickedAnswer((request) => {
    const location = pick(request.headers, clock.now().getTime());
    const answer = answers.get(location) ?? warn(location) ?? redirectTo(scan.publicUrl, location, ...vary);
    answers.set(location, answer);
    return answer instanceof TextAnswer ? answer.in(languageOf(request)) : answer;
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
  destinations: Destinations,
): Answer {
  const { publicUrl, look } = destinations;
  const editor = `${publicUrl}/edit/${code}`;
  if (resolution.kind === 'nowhere' && resolution.why === 'empty') return redirectTo(publicUrl, editor);
  if (resolution.kind !== 'hidden') return answer;
  const content = addressOf(code, resolution.behind, destinations);
  return new TextAnswer((language) =>
    pageAnswer(publicUrl, 200, hiddenPage(language, look, { editor, content })),
  );
}
