import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { scan } from '../crash/scanners.ts';
import type { Cluster } from '../support/distributed/cluster.ts';
import type { Ledger } from './ledger.ts';
import type { LoadOptions } from './load-options.ts';
import { scanned } from './traces.ts';

const SCANNERS = 12;
const PAUSE_MS = 80;
const TIMEOUT_MS = 15_000;

/** Scans both api processes in turn at a steady pace. A unique referring host marks each scan. */
export async function scanSteadily(
  { members }: Cluster,
  codes: readonly string[],
  ledger: Ledger,
  { phase, signal }: LoadOptions,
): Promise<void> {
  const ports = members.filter(({ role }) => role === 'api').map(({ port }) => port);
  const agent = new Agent({ keepAlive: true });
  let sent = 0;
  const scanner = async () => {
    while (!signal.aborted) {
      sent += 1;
      const [code = '', referrer] = [codes[sent % codes.length], `${phase}${sent}.com`];
      const response = scan(agent, ports[sent % ports.length] ?? 0, code, referrer);
      const status = await Promise.race([response, sleep(TIMEOUT_MS, 'timeout', { ref: false })]);
      const trace = scanned(code, referrer);
      if (status === 302) ledger.acknowledge(trace);
      else ledger.addUnknown(trace);
      if (status !== 302 && status !== 503 && status !== undefined)
        ledger.unexpected.push(`${trace}: ${status}`);
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: SCANNERS }, scanner));
  agent.destroy();
}
