import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, type Info, parse } from 'csv-parse';
import { IMPORT_MESSAGES } from '../../contract/imports/messages.ts';
import { LIMITS } from '../../contract/limits.ts';

/** A row of a file, and the line on which it begins, from 1. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The whole file cannot be read. `message` is one of `IMPORT_MESSAGES`. */
export class UnreadableFile extends Error {}

const DELIMITERS = [',', ';', '\t'];
const LONGEST_ROW = 65_536;

/** Yields the rows of a CSV file with commas, semicolons or tabs. Rejects with `UnreadableFile`. */
export async function* csvLines(file: AsyncIterable<Uint8Array>): AsyncGenerator<CsvLine> {
  const text = textOf(file);
  const beginning = await firstLine(text);
  const parser = parse({
    delimiter: delimiterOf(beginning),
    info: true,
    max_record_size: LONGEST_ROW,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
  const fed = pipeline(Readable.from(together(beginning, text)), parser);
  fed.catch(() => undefined);
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>)
      yield { line: beginOf(record, info), cells: record.map(withoutApostrophe) };
    await fed;
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableFile(IMPORT_MESSAGES.quotes) : error;
  }
}

interface Parsed {
  readonly record: readonly string[];
  readonly info: Info;
}

/** The parser counts the lines up to the end of a row. */
const beginOf = (record: readonly string[], { lines }: Info): number =>
  lines - record.reduce((breaks, cell) => breaks + cell.split(/\r\n|\r|\n/).length - 1, 0);

/** Spreadsheets get an apostrophe before what they would take for a formula: see the file of the failures. */
const withoutApostrophe = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');

async function* textOf(file: AsyncIterable<Uint8Array>): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  try {
    for await (const part of file) {
      bytes += part.length;
      if (bytes > LIMITS.importBytes) throw new UnreadableFile(IMPORT_MESSAGES.tooLarge);
      yield decoder.decode(part, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    throw error instanceof TypeError ? new UnreadableFile(IMPORT_MESSAGES.notText) : error;
  }
}

/** Takes the beginning of a text, with its first line at least. */
async function firstLine(text: AsyncGenerator<string>): Promise<string> {
  let beginning = '';
  while (!beginning.includes('\n') && beginning.length < LONGEST_ROW) {
    const { value, done } = await text.next();
    if (done) break;
    beginning += value;
  }
  if (beginning.includes('\0')) throw new UnreadableFile(IMPORT_MESSAGES.notText);
  return beginning;
}

/** Returns what stands most often between the names of the columns. */
function delimiterOf(beginning: string): string {
  const names = (beginning.split(/[\r\n]/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => names.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

async function* together(beginning: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield beginning;
  yield* rest;
}
