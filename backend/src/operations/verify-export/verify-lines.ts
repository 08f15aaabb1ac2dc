import { z } from 'zod';
import { chainHash, FIRST_HASH, readChainedLine } from '../../log/hash-chain.ts';

export type Verdict =
  | { readonly sound: true; readonly count: number; readonly head: string }
  /** `line`: the first bad one, from 1. */
  | { readonly sound: false; readonly line: number; readonly problem: string };

const EventLine = z.strictObject({ sequence: z.int(), event: z.looseObject({ id: z.string() }) });
const SealLine = z.strictObject({ sealed: z.strictObject({ count: z.int(), head: z.string() }) });

/** Checks an exported log line by line, and gives its events. It needs the lines alone, and nothing of the product. */
export async function verifyLines(
  lines: AsyncIterable<string>,
  onEvent: (event: Readonly<Record<string, unknown>>) => void = () => undefined,
): Promise<Verdict> {
  let line = 0;
  let head = FIRST_HASH;
  let sealed = false;
  const bad = (problem: string): Verdict => ({ sound: false, line, problem });
  for await (const text of lines) {
    line += 1;
    if (sealed) return bad('It follows the seal, which must be the last line');
    const read = readChainedLine(text);
    if (!read) return bad('It is no line of an export');
    const content = parse(read.content);
    const event = EventLine.safeParse(content).data;
    const seal = SealLine.safeParse(content).data?.sealed;
    if (!event && !seal) return bad('It is neither an event nor the seal');
    if (event && event.sequence !== line)
      return bad(`Event ${line} is expected here, and it is event ${event.sequence}`);
    if (chainHash(head, read.content) !== read.hash)
      return bad('Its hash does not fit its content and the line before');
    if (seal && (seal.count !== line - 1 || seal.head !== head))
      return bad('The seal does not fit the lines before');
    if (event) onEvent(event.event);
    sealed = seal !== undefined;
    if (!sealed) head = read.hash;
  }
  line += 1;
  return sealed ? { sound: true, count: line - 2, head } : bad('The file ends before the seal');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
