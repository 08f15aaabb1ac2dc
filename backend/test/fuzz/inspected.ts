import { once } from 'node:events';
import { z } from 'zod';

/** What a process holds after a garbage collection. */
export interface Held {
  readonly descriptors: number;
  readonly heapBytes: number;
}

const ANSWER = z.object({ id: z.int(), result: z.looseObject({}).optional() });
const HELD = z.object({ result: z.object({ value: z.string() }) });

/** Read in the process itself. Both folders list its open descriptors. */
const EXPRESSION = `(() => {
  const { existsSync, readdirSync } = process.getBuiltinModule('node:fs');
  const folder = ['/proc/self/fd', '/dev/fd'].find((path) => existsSync(path));
  return JSON.stringify({ descriptors: readdirSync(folder).length, heapBytes: process.memoryUsage().heapUsed });
})()`;

/** Asks a process that Node started with `--inspect`. `output` has the address that Node printed. */
export async function inspect(output: string): Promise<{ held(): Promise<Held>; close(): void }> {
  const address = /ws:\/\/\S+/.exec(output)?.[0];
  if (address === undefined) throw new Error(`The process has no inspector: ${output}`);
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let calls = 0;
  const call = async (method: string, params: object = {}) => {
    calls += 1;
    const id = calls;
    const answered = Promise.withResolvers<unknown>();
    const listen = ({ data }: MessageEvent) => {
      const answer = ANSWER.safeParse(JSON.parse(String(data)));
      if (answer.success && answer.data.id === id) answered.resolve(answer.data.result);
    };
    socket.addEventListener('message', listen);
    socket.send(JSON.stringify({ id, method, params }));
    const result = await answered.promise;
    socket.removeEventListener('message', listen);
    return result;
  };
  return {
    held: async () => {
      // Weak references need a second collection.
      for (let time = 0; time < 2; time += 1) await call('HeapProfiler.collectGarbage');
      const { result } = HELD.parse(await call('Runtime.evaluate', { expression: EXPRESSION }));
      return z.object({ descriptors: z.int(), heapBytes: z.int() }).parse(JSON.parse(result.value));
    },
    close: () => socket.close(),
  };
}
