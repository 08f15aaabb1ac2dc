import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../support/distributed/ports.ts';
import { INHERITED_ENVIRONMENT } from '../support/inherited-environment.ts';

const START = join(import.meta.dirname, '../../src/main/start.ts');
/** Long, because a start takes a while on a busy machine. */
const TIMEOUT_MS = 50_000;

export interface Ended {
  readonly code: number | null;
  readonly stderr: string;
  readonly stdout: string;
}

/** A process of the product that has these settings and no others. */
export class RunningProgram {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #output = { stdout: '', stderr: '' };
  readonly #closed: Promise<unknown>;

  private constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#child = spawn(process.execPath, [START], {
      env: { ...INHERITED_ENVIRONMENT, PORT: String(port), LOG_LEVEL: 'warn', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#closed = once(this.#child, 'close');
    for (const name of ['stdout', 'stderr'] as const)
      this.#child[name]?.setEncoding('utf8').on('data', (text: string) => {
        this.#output[name] += text;
      });
  }

  static async start(settings: Readonly<Record<string, string>>): Promise<RunningProgram> {
    const [port = 0] = await freePorts(1);
    return new RunningProgram(port, settings);
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get stdout(): string {
    return this.#output.stdout;
  }

  signal(name: 'SIGTERM' | 'SIGKILL'): void {
    this.#child.kill(name);
  }

  /** Resolves when the process has ended. Kills it after 50 seconds. */
  async ended(): Promise<Ended> {
    const timer = setTimeout(() => this.signal('SIGKILL'), TIMEOUT_MS);
    await this.#closed;
    clearTimeout(timer);
    return { code: this.#child.exitCode, ...this.#output };
  }

  /**
   * Requests a path until a response is accepted.
   * @returns the body of that response
   * @throws after 50 seconds
   */
  async waitForResponse(path: string, accepts: (text: string, status: number) => boolean): Promise<string> {
    for (const end = performance.now() + TIMEOUT_MS; performance.now() < end; await sleep(50)) {
      const response = await fetch(this.url + path).catch(() => undefined);
      const text = await response?.text();
      if (response && text !== undefined && accepts(text, response.status)) return text;
    }
    throw new Error(`${path} has no such response:\n${this.#output.stdout}${this.#output.stderr}`);
  }
}
