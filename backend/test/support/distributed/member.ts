import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { INHERITED_ENVIRONMENT } from '../inherited-environment.ts';

const START = join(import.meta.dirname, '../../../src/main/start.ts');
const STARTS_WITHIN_MS = 90_000;
/** Characters of output that say why a process ended. */
const LAST_WORDS = 1_000;
/** A log line of pino with level `error` or `fatal`. */
const ERROR_LINE = /^\{"level":[56]0,.*$/gm;

export type Role = 'api' | 'relay' | 'projector' | 'all';

/** One process of an installation. It keeps its port over restarts. */
export class Member {
  readonly name: string;
  readonly role: Role;
  readonly url: string;
  readonly port: number;
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #output = '';

  constructor(name: string, role: Role, port: number, environment: Readonly<Record<string, string>>) {
    this.name = name;
    this.role = role;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = { ...environment, QLAIM_ROLE: role, PORT: String(port) };
  }

  /** Resolves when the process serves /metrics, which can be before it is ready. Waits for unreachable engines. */
  async start(withinMs = STARTS_WITHIN_MS): Promise<void> {
    const child = spawn(process.execPath, [START], {
      env: { ...INHERITED_ENVIRONMENT, ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    for (const end = performance.now() + withinMs; !(await this.#serves('metrics')); await sleep(50))
      if (!this.runs || performance.now() > end)
        throw new Error(`${this.name} did not start:\n${this.#output}`);
  }

  get runs(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves to an empty text when the process is ready, else to the reason: what it printed, where it has ended. */
  async problems(): Promise<string> {
    if (!this.runs) return `has ended: ${this.#output.slice(-LAST_WORDS)}`;
    return fetch(`${this.url}/readyz`).then(
      async (response) => (response.ok ? '' : await response.text()),
      () => 'does not respond',
    );
  }

  /** Resolves to the exit code when the process has ended. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const child = this.#child;
    if (!child || !this.runs) return child?.exitCode ?? null;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
    return child.exitCode;
  }

  loggedErrors(): readonly string[] {
    return (this.#output.match(ERROR_LINE) ?? []).map((line) => `${this.name}: ${line}`);
  }

  #serves(path: string): Promise<boolean> {
    return fetch(`${this.url}/${path}`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
