import { InfoType } from '../../../domain/qr-code/content/index.ts';
import type { QrCode } from '../../../domain/qr-code/state.ts';
import type { CodeFilters } from '../filters.ts';
import { CodeTags } from './code-tags.ts';
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
  readonly #flags: number[] = [];
  readonly #created: number[] = [];
  readonly #claimed: number[] = [];
  readonly owners: number[] = [];
  readonly batches: number[] = [];
  readonly users = new Numbering();
  readonly batchIds = new Numbering();
  readonly tags = new CodeTags();
  /** The flags of the few codes that have any. */
  readonly #flagged = new Map<number, CodeFacts['flags']>();

  constructor(ids: Numbering) {
    this.#ids = ids;
  }

  createdAt(number: number): number {
    return this.#created[number] ?? 0;
  }

  get(number: number): CodeFacts {
    const flags = this.#flags[number] ?? 0;
    const claimed = this.#claimed[number] ?? NONE;
    return {
      status: flags & PRESENT ? 'present' : 'absent',
      createdAt: new Date(this.createdAt(number)).toISOString(),
      approved: (flags & APPROVED) !== 0,
      active: (flags & ACTIVE) !== 0,
      restricted: (flags & RESTRICTED) !== 0,
      owner: this.users.text(this.owners[number] ?? NONE) ?? null,
      claimedAt: claimed === NONE ? null : new Date(claimed).toISOString(),
      batchId: this.batchIds.text(this.batches[number] ?? NONE) ?? '',
      infoType: TYPES[((flags >> TYPE_SHIFT) & TYPE_MASK) - 1] ?? null,
      tags: this.tags.get(number),
      flags: this.#flagged.get(number) ?? [],
    };
  }

  put(number: number, code: CodeFacts): void {
    const flag = (set: boolean, bit: number) => (set ? bit : 0);
    this.#flags[number] =
      ((this.#flags[number] ?? 0) & SCANNED) |
      flag(code.status === 'present', PRESENT) |
      flag(code.approved, APPROVED) |
      flag(code.active, ACTIVE) |
      flag(code.restricted, RESTRICTED) |
      flag(code.owner !== null, CLAIMED) |
      ((code.infoType === null ? 0 : TYPES.indexOf(code.infoType) + 1) << TYPE_SHIFT);
    this.#created[number] ??= Date.parse(code.createdAt);
    this.#claimed[number] = code.claimedAt === null ? NONE : Date.parse(code.claimedAt);
    this.owners[number] = code.owner === null ? NONE : this.users.of(code.owner);
    this.batches[number] = this.batchIds.of(code.batchId);
    this.tags.put(number, code.tags);
    if (code.flags.length > 0) this.#flagged.set(number, code.flags);
    else this.#flagged.delete(number);
  }

  /** Notes that a code was scanned. Nothing takes it back. */
  putScanned(number: number): void {
    this.#flags[number] = (this.#flags[number] ?? 0) | SCANNED;
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
    const chosen = codes && new Set(codes);
    const isTagged = tagKey === undefined ? undefined : this.tags.having(tagKey);
    return (number) => {
      if (((this.#flags[number] ?? 0) & watched) !== wanted) return false;
      const created = this.createdAt(number);
      if (created < from || created >= to || (this.#claimed[number] ?? NONE) < claimed) return false;
      if (user !== undefined && this.owners[number] !== user) return false;
      if (batch !== undefined && this.batches[number] !== batch) return false;
      if (isTagged && !isTagged(number)) return false;
      if (flagged !== undefined && this.#flagged.has(number) !== flagged) return false;
      if (!codePrefix && !chosen) return true;
      const id = this.#ids.text(number) ?? '';
      return id.startsWith(codePrefix ?? '') && (chosen?.has(id) ?? true);
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
