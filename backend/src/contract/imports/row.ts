import type { z } from 'zod';
import { CodeName } from '../content/name.ts';
import { LIMITS } from '../limits.ts';
import { linkProblem, normaliseLink } from '../links/web-link.ts';
import { Note } from '../schemas/note.ts';
import { isReserved } from '../short-codes/reserved-words.ts';
import { shortCodeOf } from '../short-codes/short-code.ts';
import { Tags } from '../tags/tags.ts';
import type { ImportField } from './columns.ts';
import type { ImportFault } from './faults.ts';

/** What a file says of one code. */
export interface ImportRow {
  /** The short code by which it is found. */
  readonly code: string;
  /** The short code as it was printed. */
  readonly printed: string;
  readonly address: string | null;
  readonly link: string | null;
  readonly name: string;
  readonly note: string;
  readonly tags: readonly string[];
  /** ISO 8601 in UTC. */
  readonly createdAt: string | null;
}

export type ReadRow = { readonly row: ImportRow } | { readonly fault: ImportFault };

/** The texts of a row; a field without a column is empty. */
export type RowTexts = Readonly<Record<ImportField, string>>;

export interface RowRules {
  /** In milliseconds. */
  readonly now: number;
  /** Returns whether a code may lead to a link. */
  readonly mayLeadTo: (link: string) => boolean;
}

/** Reads a row. Returns the first fault of one that is not valid. */
export function readRow(texts: RowTexts, { now, mayLeadTo }: RowRules): ReadRow {
  const address = linkOf(texts.address);
  if (address === undefined) return { fault: 'bad_address' };
  const printed = texts.short || partAfterHost(address);
  if (printed === undefined) return { fault: address === null ? 'no_code' : 'bad_address' };
  const code = shortCodeOf(printed);
  if (code === undefined) return { fault: isReserved(printed) ? 'reserved_code' : 'bad_code' };
  const link = linkOf(texts.link);
  if (link === undefined || (link !== null && !mayLeadTo(link))) return { fault: 'bad_link' };
  const name = parsed(CodeName, texts.name);
  if (name === undefined) return { fault: 'bad_name' };
  const note = parsed(Note, texts.note);
  if (note === undefined) return { fault: 'bad_note' };
  const tags = parsed(Tags, tagsIn(texts.tags));
  if (tags === undefined) return { fault: 'bad_tags' };
  const createdAt = texts.created === '' ? null : timeOf(texts.created, now);
  if (createdAt === undefined) return { fault: 'bad_date' };
  return { row: { code, printed, address, link, name, note, tags, createdAt } };
}

const parsed = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> | undefined =>
  schema.safeParse(value).data;

/** Returns what an address has after its host; undefined for none, and for several parts. */
function partAfterHost(address: string | null): string | undefined {
  const path = address === null ? undefined : URL.parse(address)?.pathname.slice(1).replace(/\/$/, '');
  return path === undefined || path === '' || path.includes('/') ? undefined : path;
}

/** Null for no link, undefined for one that is not valid. */
function linkOf(text: string): string | null | undefined {
  if (text === '') return null;
  return text.length > LIMITS.linkLength || linkProblem(text) !== undefined ? undefined : normaliseLink(text);
}

const tagsIn = (text: string): readonly string[] =>
  text.split(/[|,]/).flatMap((tag) => (tag.trim() === '' ? [] : [tag.trim()]));

/** `2024-03-01`, `2024-03-01 10:00:00` in UTC, or with an offset. */
const TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** Undefined for a text that is no time in the past. */
function timeOf(text: string, now: number): string | undefined {
  const [, day, time = '00:00', zone = 'Z'] = TIME.exec(text) ?? [];
  if (day === undefined) return undefined;
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase();
  const at = Date.parse(`${day}T${time}${offset}`);
  return Number.isNaN(at) || at > now ? undefined : new Date(at).toISOString();
}
