import { InfoType } from '../../../domain/qr-code/content/index.ts';
import type { QrCode } from '../../../domain/qr-code/state.ts';
import type { CodeFilters } from '../filters.ts';
import { CodeTags } from './code-tags.ts';
import { growingInts, growingTimes } from './growing-numbers.ts';
import { Numbering } from './numbering.ts';

/** What the columns keep of a code. */
export type CodeFacts = Pick<
  QrCode,
  | 'status'
  | 'createdAt'
  | 'approved'
  | 'active'
  | 'restricted'
  | 'owner'
  | 'claimedAt'
  | 'batchId'
  | 'infoType'
  | 'tags'
  | 'flags'
>;

const [PRESENT, APPROVED, ACTIVE, RESTRICTED, CLAIMED, SCANNED] = [1, 2, 4, 8, 16, 32];
/** The type of content lies above the switches, as its place among all types and 1. */
const [TYPE_SHIFT, TYPE_MASK] = [8, 0xff];
const TYPES = InfoType.options;
const NONE = -1;

const timeOf = (at: string | undefined, otherwise: number): number =>
  at === undefined ? otherwise : Date.parse(at);

/** What filters ask of codes, by the codes' numbers. */
export class CodeColumns {
  readonly #ids: Numbering;
  readonly #flags = growingInts();
  readonly #created = growingTimes();
  readonly #claimed = growingTimes();
  readonly owners = growingInts();
  readonly batches = growingInts();
  readonly users = new Numbering();
  readonly batchIds = new Numbering();
  readonly tags = new CodeTags();
  /** The flags of the few codes that have any. */
  readonly #flagged = new Map<number, CodeFacts['flags']>();

  constructor(ids: Numbering) {
    this.#ids = ids;
  }

  createdAt(number: number): number {
    return this.#created.get(number) ?? 0;
  }

  get(number: number): CodeFacts {
    const flags = this.#flags.get(number) ?? 0;
    const claimed = this.#claimed.get(number) ?? NONE;
    return {
      status: flags & PRESENT ? 'present' : 'absent',
      createdAt: new Date(this.createdAt(number)).toISOString(),
      approved: (flags & APPROVED) !== 0,
      active: (flags & ACTIVE) !== 0,
      restricted: (flags & RESTRICTED) !== 0,
      owner: this.users.text(this.owners.get(number) ?? NONE) ?? null,
      claimedAt: claimed === NONE ? null : new Date(claimed).toISOString(),
      batchId: this.batchIds.text(this.batches.get(number) ?? NONE) ?? '',
      infoType: TYPES[((flags >> TYPE_SHIFT) & TYPE_MASK) - 1] ?? null,
      tags: this.tags.get(number),
      flags: this.#flagged.get(number) ?? [],
    };
  }

  put(number: number, code: CodeFacts): void {
    const flag = (set: boolean, bit: number) => (set ? bit : 0);
    this.#flags.set(
      number,
      ((this.#flags.get(number) ?? 0) & SCANNED) |
        flag(code.status === 'present', PRESENT) |
        flag(code.approved, APPROVED) |
        flag(code.active, ACTIVE) |
        flag(code.restricted, RESTRICTED) |
        flag(code.owner !== null, CLAIMED) |
        ((code.infoType === null ? 0 : TYPES.indexOf(code.infoType) + 1) << TYPE_SHIFT),
    );
    if (number >= this.#created.length) this.#created.set(number, Date.parse(code.createdAt));
    this.#claimed.set(number, code.claimedAt === null ? NONE : Date.parse(code.claimedAt));
    this.owners.set(number, code.owner === null ? NONE : this.users.of(code.owner));
    this.batches.set(number, this.batchIds.of(code.batchId));
    this.tags.put(number, code.tags);
    if (code.flags.length > 0) this.#flagged.set(number, code.flags);
    else this.#flagged.delete(number);
  }

  /** Notes that a code was scanned. Nothing takes it back. */
  putScanned(number: number): void {
    this.#flags.set(number, (this.#flags.get(number) ?? 0) | SCANNED);
  }

  /** Returns whether a code fits all filters. */
  fitting(filters: CodeFilters): (number: number) => boolean {
    const { createdFrom, createdTo, claimedFrom, owner, batchId, codePrefix, codes, tagKey, flagged } =
      filters;
    const [watched, wanted] = switchesOf(filters);
    const [from, to] = [timeOf(createdFrom, -Infinity), timeOf(createdTo, Infinity)];
    const claimed = timeOf(claimedFrom, -Infinity);
    const user = owner === undefined ? undefined : (this.users.find(owner) ?? NaN);
    const batch = batchId === undefined ? undefined : (this.batchIds.find(batchId) ?? NaN);
    const chosen = codes && new Set(codes.map((code) => this.#ids.find(code)));
    const beginning = codePrefix ? Buffer.from(codePrefix) : undefined;
    const [flags, claims] = [this.#flags.values, this.#claimed.values];
    const [owners, batches] = [this.owners.values, this.batches.values];
    const isTagged = tagKey === undefined ? undefined : this.tags.having(tagKey);
    return (number) => {
      if (((flags[number] ?? 0) & watched) !== wanted) return false;
      const created = this.createdAt(number);
      if (created < from || created >= to || (claims[number] ?? NONE) < claimed) return false;
      if (user !== undefined && owners[number] !== user) return false;
      if (batch !== undefined && batches[number] !== batch) return false;
      if (isTagged && !isTagged(number)) return false;
      if (flagged !== undefined && this.#flagged.has(number) !== flagged) return false;
      if (beginning && !this.#ids.startsWith(number, beginning)) return false;
      return chosen?.has(number) ?? true;
    };
  }
}

/** Returns the bits that filters look at, and what these must be. */
function switchesOf({ approved, active, restricted, claimed, scanned, infoType }: CodeFilters) {
  let [watched, wanted] = [PRESENT, PRESENT];
  const watch = (bits: number, value: number) => {
    watched |= bits;
    wanted |= value;
  };
  if (approved !== undefined) watch(APPROVED, approved ? APPROVED : 0);
  if (active !== undefined) watch(ACTIVE, active ? ACTIVE : 0);
  if (restricted !== undefined) watch(RESTRICTED, restricted ? RESTRICTED : 0);
  if (claimed !== undefined) watch(CLAIMED, claimed ? CLAIMED : 0);
  if (scanned !== undefined) watch(SCANNED, scanned ? SCANNED : 0);
  if (infoType !== undefined) watch(TYPE_MASK << TYPE_SHIFT, (TYPES.indexOf(infoType) + 1) << TYPE_SHIFT);
  return [watched, wanted] as const;
}
