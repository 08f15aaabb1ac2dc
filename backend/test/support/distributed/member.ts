import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MACHINE } from '../machine.ts';

const START = join(import.meta.dirname, '../../../src/main/start.ts');
const STARTS_WITHIN_MS = 90_000;
/** Levels of pino from `error` on. */
const ERROR_LINE = /^\{"level":[56]0,.*$/gm;

export type Role = 'api' | 'relay' | 'projector' | 'all';

/** One of an installation's processes, always on the same port, however often it is killed and started. */
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

  /** Resolves when it does its work; whether it is ready is another question. While an engine is away it waits for it. */
  async start(withinMs = STARTS_WITHIN_MS): Promise<void> {
    const child = spawn(process.execPath, [START], {
      env: { ...MACHINE, ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    for (const late = performance.now() + withinMs; !(await this.#answers('metrics')); await sleep(50))
      if (!this.runs || performance.now() > late)
        throw new Error(`${this.name} did not start:\n${this.#output}`);
  }

  get runs(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Empty when it is ready; else why not. */
  async problems(): Promise<string> {
    return fetch(`${this.url}/readyz`).then(
      async (response) => (response.ok ? '' : await response.text()),
      () => 'does not answer',
    );
  }

  /** Resolves once it is gone, to its exit code. */
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

  #answers(path: string): Promise<boolean> {
    return fetch(`${this.url}/${path}`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
