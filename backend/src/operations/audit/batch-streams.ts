import { z } from 'zod';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { FeedEvent } from '../../ports/event-feed.ts';
import { Check } from './check.ts';
import type { CheckMark, LogCheck } from './log-check.ts';
import { Partitions } from './partitions.ts';

const Generated = z.object({ batchId: z.string(), codes: z.array(z.string()) });
const Expanded = z.object({ batchId: z.string() });
const CodeOfBatch = z.object({ batchId: z.string(), index: z.int() });

/**
 * A line on disk: its kind, a batch, and the index and name of a code. A batch was generated with the code, the stream of the
 * code began, or the batch was expanded.
 */
const Line = z.tuple([z.enum(['code', 'began', 'expanded']), z.string(), z.string()]);
type Line = z.infer<typeof Line>;

/**
 * Every code of an expanded batch has a stream, which that batch began exactly once. Only an import began the stream of
 * another code. A batch that is being expanded may still lack some streams. The batches are compared on disk, a part of them at a
 * time.
 */
export class BatchStreams implements LogCheck {
  readonly #check = new Check('codes of batches have their streams', 'codes');
  readonly #batches: Partitions;

  /** `scratch`: a folder of its own. */
  constructor(scratch: string) {
    this.#batches = new Partitions(scratch);
  }

  async see({ type, data, stream, revision }: FeedEvent): Promise<void> {
    if (type === 'BatchGenerated') await this.#generated(data);
    if (type === 'BatchExpanded') {
      const { success, data: batch } = Expanded.safeParse(data);
      if (success) await this.#add(batch.batchId, 'expanded');
    }
    if (type === 'CodeGenerated') await this.#began(stream, data);
    else if (type === 'CodeImported') this.#check.saw(1);
    else if (revision === 0 && stream.startsWith(QR_CODE.prefix))
      this.#check.wrong(`${stream} begins with ${type}`);
  }

  async #generated(data: unknown): Promise<void> {
    const batch = Generated.safeParse(data);
    if (!batch.success) return;
    const { batchId, codes } = batch.data;
    this.#check.saw(codes.length);
    for (const [index, code] of codes.entries()) await this.#add(batchId, 'code', `${index} ${code}`);
  }

  async #began(stream: string, data: unknown): Promise<void> {
    const of = CodeOfBatch.safeParse(data);
    const code = stream.slice(QR_CODE.prefix.length);
    if (of.success) await this.#add(of.data.batchId, 'began', `${of.data.index} ${code}`);
    else this.#check.wrong(`${stream} belongs to no batch`);
  }

  #add(batchId: string, kind: Line[0], code = ''): Promise<void> {
    const line: Line = [kind, batchId, code];
    return this.#batches.add(batchId, JSON.stringify(line));
  }

  async results() {
    for await (const lines of this.#batches.read()) await this.#compare(lines);
    return [this.#check.result()];
  }

  async #compare(lines: AsyncIterable<string>): Promise<void> {
    /** The codes of each batch that have no stream yet, as `<index> <code>`. */
    const missing = new Map<string, Set<string>>();
    const expanded = new Set<string>();
    for await (const text of lines) {
      const [kind, batchId, code] = Line.parse(JSON.parse(text));
      if (kind === 'expanded') expanded.add(batchId);
      else if (kind === 'code') missing.set(batchId, (missing.get(batchId) ?? new Set()).add(code));
      else if (!missing.get(batchId)?.delete(code))
        this.#check.wrong(`${QR_CODE.prefix}${codeIn(code)} belongs to no batch, or was generated twice`);
    }
    for (const batchId of expanded) {
      const codes = missing.get(batchId);
      if (!codes) this.#check.wrong(`batch ${batchId} was expanded but never generated`);
      for (const code of codes ?? []) this.#check.wrong(`code ${code} of batch ${batchId} has no stream`);
    }
  }

  async mark() {
    return { result: this.#check.result(), lengths: await this.#batches.mark() };
  }

  async resume({ result, lengths = [] }: CheckMark) {
    this.#check.resume(result);
    await this.#batches.resume(lengths);
  }
}

const codeIn = (indexed: string): string => indexed.slice(indexed.indexOf(' ') + 1);
