/** A value of a PDF. Streams are their dictionaries. */
export type PdfValue =
  | { readonly kind: 'name' | 'text'; readonly text: string }
  | { readonly kind: 'reference'; readonly object: number }
  | { readonly kind: 'array'; readonly items: readonly PdfValue[] }
  | PdfDictionary
  /** Numbers, and what is none of these. */
  | { readonly kind: 'other'; readonly text: string };

export interface PdfDictionary {
  readonly kind: 'dictionary';
  /** Keys with their values, in the order of the file. A key may come twice: readers take the first or the last. */
  readonly entries: readonly (readonly [key: string, value: PdfValue])[];
}

/** No program nests deeper. */
const DEPTH = 200;
const BLANK = /(?:[\s\0]|%[^\r\n]*)*/y;
const REFERENCE = /(\d{1,10})[\s\0]+\d{1,10}[\s\0]+R(?![^\s\0<>[\](){}/%])/y;
const NAME = /\/([^\s\0<>[\](){}/%]*)/y;
const HEX = /<([0-9A-Fa-f\s\0]*)>/y;
const PART_OF_TEXT = /(?:[^()\\]|\\[\s\S])*/y;
const END = /(?:endobj|endstream|stream)(?![\w.+-])/y;
const OTHER = /[^\s\0<>[\](){}/%]+|[\s\S]/y;

/** The value is nested so deeply that no reader follows it. */
export class TooDeep extends Error {}

export interface ReadValue {
  readonly value: PdfValue | undefined;
  /** Where the next token begins. */
  readonly end: number;
}

/** Reads the value at a place. What breaks off early is what stands before. Throws `TooDeep`. */
export function readPdfValue(source: string, start: number): ReadValue {
  let at = start;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const takeExactly = (token: string): boolean => {
    take(BLANK);
    if (!source.startsWith(token, at)) return false;
    at += token.length;
    return true;
  };
  const isEnd = () => {
    if (at >= source.length) return true;
    END.lastIndex = at;
    return END.test(source);
  };

  function value(depth: number): PdfValue | undefined {
    if (depth > DEPTH) throw new TooDeep();
    take(BLANK);
    if (isEnd()) return undefined;
    if (takeExactly('<<')) return { kind: 'dictionary', entries: entries(depth) };
    if (takeExactly('[')) return { kind: 'array', items: items(depth) };
    if (takeExactly('(')) return { kind: 'text', text: text() };
    const hex = take(HEX);
    if (hex)
      return {
        kind: 'text',
        text: Buffer.from((hex[1] ?? '').replace(/[\s\0]/g, ''), 'hex').toString('latin1'),
      };
    const name = take(NAME);
    if (name) return { kind: 'name', text: withoutEscapes(name[1] ?? '') };
    const reference = take(REFERENCE);
    if (reference) return { kind: 'reference', object: Number(reference[1]) };
    return { kind: 'other', text: take(OTHER)?.[0] ?? '' };
  }

  function entries(depth: number): PdfDictionary['entries'] {
    const found: (readonly [string, PdfValue])[] = [];
    while (!takeExactly('>>')) {
      const key = value(depth + 1);
      if (key === undefined) break;
      if (key.kind !== 'name' || takeExactly('>>')) continue;
      const of = value(depth + 1);
      if (of === undefined) break;
      found.push([key.text, of]);
    }
    return found;
  }

  function items(depth: number): readonly PdfValue[] {
    const found: PdfValue[] = [];
    while (!takeExactly(']')) {
      const item = value(depth + 1);
      if (item === undefined) break;
      found.push(item);
    }
    return found;
  }

  function text(): string {
    const begin = at;
    for (let open = 1; at < source.length; at += 1) {
      take(PART_OF_TEXT);
      if (source[at] === '(') open += 1;
      else if (source[at] === ')') open -= 1;
      if (open === 0) break;
    }
    at += 1;
    return source.slice(begin, at - 1);
  }

  const read = value(0);
  take(BLANK);
  return { value: read, end: at };
}

/** Replaces `#61` by `a`, as readers of names do. */
export const withoutEscapes = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
