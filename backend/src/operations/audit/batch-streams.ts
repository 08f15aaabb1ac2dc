import { z } from 'zod';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { FeedEvent } from '../../ports/event-feed.ts';
import { Check } from './check.ts';
import type { LogCheck } from './log-check.ts';

const Generated = z.object({ batchId: z.string(), codes: z.array(z.string()) });
const Expanded = z.object({ batchId: z.string() });
const CodeOfBatch = z.object({ batchId: z.string(), index: z.int() });

/**
 * Every code of an expanded batch has a stream, which that batch began exactly once. Nothing else began the stream of a
 * code. A batch that is being expanded may still lack some streams.
 */
export class BatchStreams implements LogCheck {
  readonly #check = new Check('codes of batches have their streams', 'codes');
  /** The codes of each batch that have no stream yet, as `<index> <code>`. */
  readonly #missing = new Map<string, Set<string>>();
  readonly #expanded = new Set<string>();

  see({ type, data, stream, revision }: FeedEvent): void {
    if (type === 'BatchGenerated') this.#generated(data);
    if (type === 'BatchExpanded') {
      const { success, data: batch } = Expanded.safeParse(data);
      if (success) this.#expanded.add(batch.batchId);
    }
    if (type === 'CodeGenerated') this.#begun(stream, data);
    else if (revision === 0 && stream.startsWith(QR_CODE.prefix))
      this.#check.wrong(`${stream} begins with ${type}`);
  }

  #generated(data: unknown): void {
    const batch = Generated.safeParse(data);
    if (!batch.success) return;
    const { batchId, codes } = batch.data;
    this.#check.saw(codes.length);
    this.#missing.set(batchId, new Set(codes.map((code, index) => `${index} ${code}`)));
  }

  #begun(stream: string, data: unknown): void {
    const of = CodeOfBatch.safeParse(data);
    const code = stream.slice(QR_CODE.prefix.length);
    const expected = of.success && this.#missing.get(of.data.batchId)?.delete(`${of.data.index} ${code}`);
    if (!expected) this.#check.wrong(`${stream} belongs to no batch, or was generated twice`);
  }

  results() {
    for (const batchId of this.#expanded) {
      const missing = this.#missing.get(batchId);
      if (!missing) this.#check.wrong(`batch ${batchId} was expanded but never generated`);
      for (const code of missing ?? []) this.#check.wrong(`code ${code} of batch ${batchId} has no stream`);
    }
    return [this.#check.result()];
  }
}
