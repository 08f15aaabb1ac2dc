import { may } from '../../contract/access/permissions.ts';
import { type CodeFilter, type CodeSort, NEWEST_CODES } from '../../contract/routes/admin.ts';
import type { Barcode } from '../../contract/schemas/barcode.ts';
import type { Owner } from '../../contract/schemas/user.ts';
import type { SignedInCaller } from '../edge/caller/caller.ts';

/** Returns whether a reader sees names and e-mails of others: by the role, or as an auditor whom an admin gave sight. */
export const seesNames = ({
  account: { role, seesNames: sight },
}: Pick<SignedInCaller, 'account'>): boolean => may(role, 'names.read') || sight;

const HIDDEN = '•••';

/** Returns a name without all but its first letter. An erased one, and an empty one, hide nothing. */
export function maskedName(name: string): string {
  const [first = ''] = name;
  return first === '' || first === '[' ? name : `${first}${HIDDEN}`;
}

/** Returns an e-mail without all but its first letter. */
export const maskedEmail = (email: string): string =>
  email.includes('@') ? `${maskedName(email)}@${HIDDEN}` : maskedName(email);

/** Returns the public fields of a person, masked where the reader has no sight of names, and the person is another. */
export const personFor = <P extends Owner>(reader: SignedInCaller, person: P): P =>
  seesNames(reader) || person._id === reader.id
    ? person
    : {
        ...person,
        firstName: maskedName(person.firstName),
        lastName: maskedName(person.lastName),
        email: maskedEmail(person.email),
      };

/**
 * Returns the view of a code for a reader. One without sight of names sees of its content what a scan of it shows: nothing
 * of a disabled, withheld or hidden code, and of a protected page.
 */
export function barcodeFor(reader: SignedInCaller, barcode: Barcode): Barcode {
  if (seesNames(reader) || barcode.user?._id === reader.id) return barcode;
  const { name, user, storedInfo, isActive, isProtected, hidden, withheld, flags } = barcode;
  const sees = isActive && !isProtected && !hidden && !withheld;
  return {
    ...barcode,
    name: name && maskedName(name),
    user: user && personFor(reader, user),
    storedInfo: sees ? storedInfo : null,
    flags: sees ? flags : flags.map((flag) => ({ ...flag, url: '' })),
  };
}

/** Returns a reader's filter of codes. One without sight of names searches by the code alone: a search by what is masked tells it, and one by a tag finds none. */
export function filterFor(reader: SignedInCaller, { q, ...filter }: CodeFilter): CodeFilter {
  if (seesNames(reader)) return { ...filter, q };
  const link = q?.replaceAll(/[\s-]/g, '') ?? filter.link;
  return filter.tag === undefined ? { ...filter, link } : { id: [] };
}

/** Returns what admins wrote about a code for each other. A reader without sight of names sees none of it. */
export const staffTexts = (
  reader: SignedInCaller,
  code: { readonly note: string | null; readonly tags: readonly string[] } | undefined,
): { readonly note: string | null; readonly tags: string[] } =>
  code && seesNames(reader) ? { note: code.note, tags: [...code.tags] } : { note: null, tags: [] };

/** Returns a reader's order of codes: without sight of names, none by them, because an order tells much of a name. */
export const sortFor = (reader: SignedInCaller, sort: CodeSort): CodeSort =>
  seesNames(reader) || (sort[0] !== 'name' && sort[0] !== 'owner') ? sort : NEWEST_CODES;

interface Named {
  readonly name: string | null;
  /** First and last name of the owner. */
  readonly owner: string | null;
}

/** Returns the line of a code, with names masked where the reader has no sight of them. */
export const namedFor = <N extends Named>(reader: SignedInCaller, named: N): N =>
  seesNames(reader)
    ? named
    : {
        ...named,
        name: named.name && maskedName(named.name),
        owner: named.owner?.split(' ').map(maskedName).join(' ') ?? null,
      };
