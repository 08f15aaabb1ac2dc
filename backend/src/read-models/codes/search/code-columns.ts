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
  | 'approvedAt'
  | 'imageUploadedAt'
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

const isoOf = (milliseconds: number): string | null =>
  milliseconds === 0 ? null : new Date(milliseconds).toISOString();

/** Most installations have none of some times: these take no memory. */
function setTime(times: ReturnType<typeof growingTimes>, number: number, at: string | null): void {
  if (at !== null) times.set(number, Date.parse(at));
  else if (number < times.length) times.set(number, 0);
}

/** What filters ask of codes, by the codes' numbers. */
export class CodeColumns {
  readonly #ids: Numbering;
  readonly #flags = growingInts();
  readonly #created = growingTimes();
  readonly #claimed = growingTimes();
  readonly #approved = growingTimes();
  readonly #uploaded = growingTimes();
  readonly #scans = growingInts();
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

  /** Milliseconds since 1970; 0 for none. */
  approvedAt(number: number): number {
    return this.#approved.get(number) ?? 0;
  }

  imageUploadedAt(number: number): number {
    return this.#uploaded.get(number) ?? 0;
  }

  scanCount(number: number): number {
    return this.#scans.get(number) ?? 0;
  }

  get(number: number): CodeFacts {
    const flags = this.#flags.get(number) ?? 0;
    const claimed = this.#claimed.get(number) ?? NONE;
    return {
      status: flags & PRESENT ? 'present' : 'absent',
      createdAt: new Date(this.createdAt(number)).toISOString(),
      approved: (flags & APPROVED) !== 0,
      approvedAt: isoOf(this.approvedAt(number)),
      imageUploadedAt: isoOf(this.imageUploadedAt(number)),
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
    setTime(this.#approved, number, code.approvedAt);
    setTime(this.#uploaded, number, code.imageUploadedAt);
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

  putScanCount(number: number, count: number): void {
    this.#scans.set(number, count);
    if (count > 0) this.putScanned(number);
  }

  /**
   * Visits the only codes that can fit filters, where these name few: chosen ones, those with a tag, or flagged ones. Returns the
   * filter that all of them fit; undefined where none names few. A look into a table for each of a million codes takes many times as long.
   */
  visitFew(
    { codes, tagKey, flagged }: CodeFilters,
    visit: (number: number) => void,
  ): 'codes' | 'tagKey' | 'flagged' | undefined {
    if (codes !== undefined) {
      for (const code of codes) {
        const number = this.#ids.find(code);
        if (number !== undefined) visit(number);
      }
      return 'codes';
    }
    if (tagKey !== undefined) {
      this.tags.visitWith(tagKey, visit);
      return 'tagKey';
    }
    if (flagged !== true) return undefined;
    for (const number of this.#flagged.keys()) visit(number);
    return 'flagged';
  }

  /**
   * Unmarks the codes that do not fit all filters. Each of these passes all marks in a loop of its own: a call for each of a million
   * codes takes longer. Chosen ones are those of `visitFew`.
   */
  narrow(marks: Uint8Array, filters: Omit<CodeFilters, 'codes'>): void {
    const { createdFrom, createdTo, claimedFrom, owner, batchId, codePrefix, tagKey, flagged } = filters;
    keepSwitched(marks, this.#flags.values, switchesOf(filters));
    if (createdFrom !== undefined || createdTo !== undefined)
      keepBetween(marks, this.#created.values, timeOf(createdFrom, -Infinity), timeOf(createdTo, Infinity));
    if (claimedFrom !== undefined)
      keepBetween(marks, this.#claimed.values, Date.parse(claimedFrom), Infinity);
    if (owner !== undefined) keepEqual(marks, this.owners.values, this.users.find(owner));
    if (batchId !== undefined) keepEqual(marks, this.batches.values, this.batchIds.find(batchId));
    if (tagKey !== undefined) keep(marks, this.tags.having(tagKey));
    if (flagged !== undefined) keep(marks, (number) => this.#flagged.has(number) === flagged);
    if (codePrefix) keep(marks, this.#ids.beginningWith(Buffer.from(codePrefix)));
  }
}

function keep(marks: Uint8Array, fits: (number: number) => boolean): void {
  for (let number = 0; number < marks.length; number += 1)
    if (marks[number] === 1 && !fits(number)) marks[number] = 0;
}

/** Keeps what has a time at `from` or later, and before `to`, in milliseconds since 1970. */
function keepBetween(marks: Uint8Array, times: Float64Array, from: number, to: number): void {
  for (let number = 0; number < marks.length; number += 1) {
    const time = times[number] ?? NONE;
    if (time < from || time >= to) marks[number] = 0;
  }
}

/** Keeps what has this number of something, which is undefined for something unknown. */
function keepEqual(marks: Uint8Array, values: Int32Array, wanted: number | undefined): void {
  if (wanted === undefined) marks.fill(0);
  else
    for (let number = 0; number < marks.length; number += 1) if (values[number] !== wanted) marks[number] = 0;
}

function keepSwitched(
  marks: Uint8Array,
  flags: Int32Array,
  [watched, wanted]: readonly [watched: number, wanted: number],
): void {
  for (let number = 0; number < marks.length; number += 1)
    if (((flags[number] ?? 0) & watched) !== wanted) marks[number] = 0;
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
