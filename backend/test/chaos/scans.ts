import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { scan } from '../crash/scanners.ts';
import type { Cluster } from '../support/distributed/cluster.ts';
import type { Ledger } from './ledger.ts';
import { scanned } from './traces.ts';

const SCANNERS = 12;
const PAUSE_MS = 80;
const PATIENCE_MS = 15_000;

/** Scans both api processes in turn at a steady pace, each scan with a referring host of its own. */
export async function scanSteadily(
  { members }: Cluster,
  codes: readonly string[],
  ledger: Ledger,
  signal: AbortSignal,
): Promise<void> {
  const ports = members.filter(({ role }) => role === 'api').map(({ port }) => port);
  const agent = new Agent({ keepAlive: true });
  let sent = 0;
  const scanner = async () => {
    while (!signal.aborted) {
      sent += 1;
      const [code = '', referrer] = [codes[sent % codes.length], `r${sent}.example`];
      const answer = scan(agent, ports[sent % ports.length] ?? 0, code, referrer);
      const status = await Promise.race([answer, sleep(PATIENCE_MS, 'too late', { ref: false })]);
      const trace = scanned(code, referrer);
      if (status === 302) ledger.acknowledge(trace);
      else ledger.leaveOpen(trace);
      if (status !== 302 && status !== 503 && status !== undefined)
        ledger.unexpected.push(`${trace}: answered ${status}`);
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: SCANNERS }, scanner));
  agent.destroy();
}
