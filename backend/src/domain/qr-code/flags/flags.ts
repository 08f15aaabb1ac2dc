import { ok, type Result, refuse } from '../../../contract/result.ts';
import { PRODUCT } from '../../event.ts';
import { destinationsOf } from '../content/destinations.ts';
import type { QrCodeEvent } from '../events.ts';
import type { QrCode } from '../state.ts';
import { type Flag, type Listed, STAFF } from './flag-state.ts';

/** What lists say of destinations. */
export interface DestinationCheck {
  /** The destinations that were looked up. */
  readonly checked: readonly string[];
  readonly found: readonly Listed[];
  /** The lists that answered. */
  readonly answered: readonly string[];
  /** All lists that there are: a flag of another one has no ground any more. */
  readonly lists: readonly string[];
}

export type FlagCommand =
  | ({ readonly type: 'recordCheck' } & DestinationCheck)
  /** `clearDestination`: a person trusts it until it changes. `keepFlagged`: no check clears it. */
  | { readonly type: 'clearDestination' | 'keepFlagged'; readonly url: string };

export type FlagRefusal = 'not_flagged';

/** Flags and clears destinations. What holds already changes nothing. */
export function changeFlags(command: FlagCommand, code: QrCode): Result<readonly QrCodeEvent[], FlagRefusal> {
  const person = code.owner ?? PRODUCT;
  if (command.type === 'recordCheck') return ok(ofCheck(command, code, person));
  const { url } = command;
  const flag = code.flags.find((flagged) => flagged.url === url);
  const trusts = command.type === 'clearDestination';
  if (trusts && code.trusted.includes(url)) return ok([]);
  if (!flag) return refuse('not_flagged');
  if (trusts) return ok([cleared(person, url, 'staff')]);
  return ok(flag.list === STAFF ? [] : [flagged(person, { ...flag, list: STAFF })]);
}

function ofCheck(
  { checked, found, answered, lists }: DestinationCheck,
  { content, flags, trusted }: QrCode,
  person: string,
): readonly QrCodeEvent[] {
  const current = new Set(destinationsOf(content));
  const known = new Set([...trusted, ...flags.map(({ url }) => url)]);
  const first = new Map(found.toReversed().map((listed) => [listed.url, listed]));
  const gone = ({ url, list }: Flag) =>
    list !== STAFF &&
    checked.includes(url) &&
    !first.has(url) &&
    (answered.includes(list) || !lists.includes(list));
  return [
    ...checked.flatMap((url) => {
      const listed = first.get(url);
      return listed && current.has(url) && !known.has(url) ? [flagged(person, listed)] : [];
    }),
    ...flags.filter(gone).map(({ url }) => cleared(person, url, 'unlisted')),
  ];
}

const flagged = (person: string, { url, list, threat }: Listed): QrCodeEvent => ({
  type: 'DestinationFlagged',
  data: { person, url, list, threat },
});

const cleared = (person: string, url: string, why: 'unlisted' | 'staff'): QrCodeEvent => ({
  type: 'DestinationCleared',
  data: { person, url, why },
});
