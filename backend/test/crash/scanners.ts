import { Agent, get } from 'node:http';

const BROWSER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** The outcome of each scan that was sent. Keys are the referring domains that mark the scans, values their codes. */
export class ScanRecord {
  readonly answered = new Map<string, string>();
  /** Scans that were sent, and had no response when the server was killed. */
  readonly unanswered = new Map<string, string>();
  #sent = 0;

  next(): string {
    this.#sent += 1;
    return `r${this.#sent}.com`;
  }
}

/** Scans codes on many connections until all of them are closed. Throws when a scan has another status than 302. */
export async function scanUntilKilled(
  port: number,
  codes: readonly string[],
  connections: number,
  record: ScanRecord,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const scanner = async (first: number) => {
    for (let turn = first; ; turn += 1) {
      const code = codes[turn % codes.length] ?? '';
      const marker = record.next();
      const status = await scan(agent, port, code, marker);
      if (status === 302) record.answered.set(marker, code);
      else if (status === undefined) record.unanswered.set(marker, code);
      else throw new Error(`a scan failed with ${status}`);
      if (status === undefined) return;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => scanner(index)));
  agent.destroy();
}

/** Sends a scan that its referring domain marks. Returns the status, or undefined when the connection broke. */
export const scan = (agent: Agent, port: number, code: string, marker: string) =>
  new Promise<number | undefined>((resolve) => {
    const headers = { 'user-agent': BROWSER, referer: `https://${marker}/` };
    get({ agent, port, host: '127.0.0.1', path: `/${code}`, headers }, (response) => {
      response.resume().on('error', () => resolve(undefined));
      resolve(response.statusCode);
    }).on('error', () => resolve(undefined));
  });
