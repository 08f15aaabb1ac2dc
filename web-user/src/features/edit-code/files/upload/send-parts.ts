import type { AnswerOf, ROUTES } from '@qlaim/backend/contract';
import type { LimitFunction } from 'p-limit';
import { putBytes } from './put-bytes.ts';

type Plan = AnswerOf<typeof ROUTES.sendInParts>;

interface PartsOf {
  readonly file: File;
  readonly plan: Plan;
  readonly limit: LimitFunction;
  readonly signal: AbortSignal;
  /** Called with the bytes of the file that were sent, and those of whole parts that arrived. */
  readonly onProgress: (sent: number, stored: number) => void;
}

/**
 * Sends the missing parts of a file. After a failure it starts no further part, lets the running ones end, and rejects with
 * the first error.
 */
export async function sendParts({ file, plan, limit, signal, onProgress }: PartsOf): Promise<void> {
  const { partSize, parts } = plan;
  const sent = new Map(parts.map(({ part, size, done }) => [part, done ? size : 0]));
  let stored = sum(sent.values());
  let failure: unknown;
  const report = () => onProgress(sum(sent.values()), stored);
  report();

  async function send({ part, size, presignedUrl }: Plan['parts'][number]): Promise<void> {
    if (presignedUrl === undefined || failure !== undefined) return;
    const body = file.slice((part - 1) * partSize, (part - 1) * partSize + size);
    const onPart = (bytes: number) => {
      sent.set(part, Math.min(size, bytes));
      report();
    };
    await putBytes({ url: presignedUrl, body, signal, onProgress: onPart });
    stored += size;
    onPart(size);
  }

  await Promise.all(
    parts.map((part) =>
      limit(() =>
        send(part).catch((error: unknown) => {
          failure ??= error;
        }),
      ),
    ),
  );
  if (failure !== undefined) throw failure;
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);
