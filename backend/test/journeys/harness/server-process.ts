import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { INHERITED_ENVIRONMENT } from '../../support/inherited-environment.ts';
import type { Environment } from '../../support/product.ts';

const START = join(import.meta.dirname, '../../../src/main/start.ts');
const PRINTED_URL = /runs at\s+(http:\S+)/;
const PRINTED_PASSWORD = /, password (\S+) \(shown this once\)/;
const STARTS_WITHIN_MS = 60_000;
/** A log line of pino with level `error` or `fatal`. */
const ERROR_LINE = /^\{"level":[56]0,.*$/gm;

/** The product in a separate process, which inherits no settings from this one. */
export class ServerProcess {
  readonly #child: ChildProcess;
  #output = '';

  constructor(environment: Environment) {
    this.#child = spawn(process.execPath, [START], {
      env: { ...INHERITED_ENVIRONMENT, LOG_LEVEL: 'warn', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const kill = () => this.#child.kill('SIGKILL');
    process.once('exit', kill);
    this.#child.once('exit', () => process.off('exit', kill));
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    }
  }

  /** Resolves to the printed address when the server is ready. Throws with the output when it ends before. */
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

  /** The first admin's password, where the start generated and printed it. */
  generatedPassword(): string | undefined {
    return PRINTED_PASSWORD.exec(this.#output)?.[1];
  }

  loggedErrors(): readonly string[] {
    return this.#output.match(ERROR_LINE) ?? [];
  }

  /** Resolves when the process has ended. Throws when SIGTERM leads to another exit code than 0. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (this.#ended) return;
    const exit = once(this.#child, 'exit');
    this.#child.kill(signal);
    await exit;
    if (signal === 'SIGTERM' && this.#child.exitCode !== 0)
      throw new Error(`The product exited with an error on SIGTERM:\n${this.#output}`);
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
