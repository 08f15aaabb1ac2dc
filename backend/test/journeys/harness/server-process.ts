import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MACHINE } from '../../support/machine.ts';
import type { Environment } from './product.ts';

const START = join(import.meta.dirname, '../../../src/main/start.ts');
const PRINTED_URL = /runs at\s+(http:\S+)/;
const STARTS_WITHIN_MS = 30_000;
/** Levels of pino from `error` on. */
const ERROR_LINE = /^\{"level":[56]0,.*$/gm;

/** One server of the product in a process of its own, with nothing of this process's environment. */
export class ServerProcess {
  readonly #child: ChildProcess;
  #output = '';

  constructor(environment: Environment) {
    this.#child = spawn(process.execPath, [START], {
      env: { ...MACHINE, LOG_LEVEL: 'warn', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const end = () => this.#child.kill('SIGKILL');
    process.once('exit', end);
    this.#child.once('exit', () => process.off('exit', end));
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    }
  }

  /** The address it printed, once it is ready to serve. Throws what it said when it ended instead. */
  async ready(): Promise<string> {
    const end = performance.now() + STARTS_WITHIN_MS;
    for (;;) {
      const url = PRINTED_URL.exec(this.#output)?.[1];
      if (url && (await isReady(url))) return url;
      if (this.#ended || performance.now() > end)
        throw new Error(`The product did not start:\n${this.#output}`);
      await sleep(20);
    }
  }

  loggedErrors(): readonly string[] {
    return this.#output.match(ERROR_LINE) ?? [];
  }

  /** Resolves when the process is gone. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (this.#ended) return;
    const exit = once(this.#child, 'exit');
    this.#child.kill(signal);
    await exit;
    if (signal === 'SIGTERM' && this.#child.exitCode !== 0)
      throw new Error(`The product did not stop in an orderly way:\n${this.#output}`);
  }

  get #ended(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
