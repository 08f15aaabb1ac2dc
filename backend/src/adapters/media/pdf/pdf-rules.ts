import { type PdfDictionary, type PdfValue, type ReadValue, readPdfValue } from './pdf-values.ts';

/** Actions that move within the document, open a link after the viewer has asked, or show and empty its fields. */
const ALLOWED_ACTIONS: readonly string[] = [
  'GoTo',
  'GoToDp',
  'Hide',
  'Named',
  'ResetForm',
  'SetOCGState',
  'Thread',
  'Trans',
  'URI',
];
/** Endings of attached files that no system runs: data, as of electronic invoices, texts and pictures. */
const ALLOWED_ATTACHMENTS = /\.(?:csv|gif|jpe?g|json|png|txt|webp|xml)$/i;

/** Entries of dictionaries that are actions, or lists of them. */
const ACTION_KEYS: readonly string[] = ['A', 'OpenAction', 'Next'];
const FILE_NAMES: readonly string[] = ['F', 'UF', 'DOS', 'Mac', 'Unix'];

const OBJECT = /(?<!\d)(\d{1,10})[\s\0]{1,16}\d{1,10}[\s\0]{1,16}obj(?!\w)/g;

/** How often a source may be read, because objects lie within others. */
const READ_AGAIN = 8;

/** The objects of a file and of its streams of objects. Objects that no table of the file names count, too. */
export class PdfObjects {
  readonly #places = new Map<number, { readonly source: string; readonly at: number }[]>();
  readonly #actions: PdfValue[] = [];
  readonly #triggers: PdfValue[] = [];
  readonly #attachments: PdfDictionary[] = [];
  #isReadable = true;

  /** Adds a file. Returns the dictionaries of its streams by the place of `stream`. Throws `TooDeep`. */
  addFile(source: string): ReadonlyMap<number, PdfDictionary> {
    const streams = new Map<number, PdfDictionary>();
    const places = source.matchAll(OBJECT).map(({ 0: head, 1: number, index }) => ({
      number: Number(number),
      at: index + head.length,
    }));
    for (const { value, end } of this.#addAll(source, places))
      if (value?.kind === 'dictionary' && source.startsWith('stream', end)) streams.set(end, value);
    return streams;
  }

  /** Adds what a stream of objects holds. `stream` is its dictionary. Throws `TooDeep`. */
  addStream(stream: PdfDictionary, source: string): void {
    const entries = stream.entries.filter(([key]) => key === 'First');
    const [first] = this.#reached(entries.map(([, value]) => value));
    if (entries.length > 1 || first?.kind !== 'other' || !/^\d+$/.test(first.text)) {
      this.#isReadable = false;
      return;
    }
    const start = Number(first.text);
    const places = source
      .slice(0, start)
      .matchAll(/(\d+)[\s\0]+(\d+)/g)
      .map(([, number, place]) => ({ number: Number(number), at: start + Number(place) }));
    for (const _read of this.#addAll(source, places));
  }

  /** Returns whether everything could be read, and each action and attached file is of those that are allowed. */
  areAllowed(): boolean {
    for (const value of this.#reached(this.#triggers))
      if (value.kind === 'dictionary') this.#actions.push(...value.entries.map(([, action]) => action));
    return (
      this.#isReadable &&
      this.#reached(this.#actions).every((value) => this.#isAllowedAction(value)) &&
      this.#attachments.every((file) => this.#isAllowedFile(file))
    );
  }

  *#addAll(source: string, places: Iterable<{ number: number; at: number }>): Generator<ReadValue> {
    let left = source.length * READ_AGAIN;
    for (const { number, at } of places) {
      const read = readPdfValue(source, at);
      left -= read.end - at;
      if (left < 0) this.#isReadable = false;
      if (!this.#isReadable) return;
      const known = this.#places.get(number);
      if (known) known.push({ source, at });
      else this.#places.set(number, [{ source, at }]);
      this.#look(read.value);
      yield read;
    }
  }

  #look(value: PdfValue | undefined): void {
    if (value?.kind === 'array') for (const item of value.items) this.#look(item);
    if (value?.kind !== 'dictionary') return;
    for (const [key, of] of value.entries) {
      if (ACTION_KEYS.includes(key)) this.#actions.push(of);
      if (key === 'Type' && of.kind === 'name' && of.text === 'Action') this.#actions.push(value);
      if (key === 'AA') this.#triggers.push(of);
      if (key === 'EF') this.#attachments.push(value);
      this.#look(of);
    }
  }

  /** Values without a type are no actions: pages, styles and entries of the table of contents. */
  #isAllowedAction(value: PdfValue): boolean {
    if (value.kind !== 'dictionary') return true;
    return this.#all(value, 'S').every((type) => type.kind === 'name' && ALLOWED_ACTIONS.includes(type.text));
  }

  #isAllowedFile(file: PdfDictionary): boolean {
    const names = FILE_NAMES.flatMap((key) => this.#all(file, key));
    // Names in UTF-16 have a zero before each Western letter.
    const isAllowed = (name: PdfValue) =>
      name.kind === 'text' && ALLOWED_ATTACHMENTS.test(name.text.replaceAll('\0', ''));
    return names.length > 0 && names.every(isAllowed);
  }

  /** Returns all values of an entry, with those that references lead to. */
  #all({ entries }: PdfDictionary, key: string): readonly PdfValue[] {
    return this.#reached(entries.filter(([name]) => name === key).map(([, value]) => value));
  }

  /** Returns the values, and what references and arrays among them lead to. Each object comes once. */
  #reached(values: readonly PdfValue[]): readonly PdfValue[] {
    const reached: PdfValue[] = [];
    const seen = new Set<number>();
    const left = [...values];
    for (let value = left.pop(); value; value = left.pop()) {
      if (value.kind === 'array') left.push(...value.items);
      else if (value.kind !== 'reference') reached.push(value);
      else if (!seen.has(value.object)) {
        seen.add(value.object);
        for (const { source, at } of this.#places.get(value.object) ?? []) {
          const found = readPdfValue(source, at).value;
          if (found) left.push(found);
        }
      }
    }
    return reached;
  }
}
