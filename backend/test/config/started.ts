import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../support/distributed/ports.ts';
import { MACHINE } from '../support/machine.ts';

const START = join(import.meta.dirname, '../../src/main/start.ts');
const WITHIN_MS = 15_000;

export interface Ended {
  readonly code: number | null;
  readonly stderr: string;
  readonly stdout: string;
}

/** The product's program, started with nothing but these settings. */
export class Started {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #said = { stdout: '', stderr: '' };
  readonly #closed: Promise<unknown>;

  private constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#child = spawn(process.execPath, [START], {
      env: { ...MACHINE, PORT: String(port), LOG_LEVEL: 'warn', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#closed = once(this.#child, 'close');
    for (const name of ['stdout', 'stderr'] as const)
      this.#child[name]?.setEncoding('utf8').on('data', (text: string) => {
        this.#said[name] += text;
      });
  }

  static async with(settings: Readonly<Record<string, string>>): Promise<Started> {
    const [port = 0] = await freePorts(1);
    return new Started(port, settings);
  }

  get stdout(): string {
    return this.#said.stdout;
  }

  signal(name: 'SIGTERM' | 'SIGKILL'): void {
    this.#child.kill(name);
  }

  /** Resolves when it is over; it is killed when it is not in time. */
  async ended(): Promise<Ended> {
    const timer = setTimeout(() => this.signal('SIGKILL'), WITHIN_MS);
    await this.#closed;
    clearTimeout(timer);
    return { code: this.#child.exitCode, ...this.#said };
  }

  /** What it answers, once it answers as wanted. */
  async answer(path: string, wanted: (text: string, status: number) => boolean): Promise<string> {
    for (const end = performance.now() + WITHIN_MS; performance.now() < end; await sleep(50)) {
      const response = await fetch(this.url + path).catch(() => undefined);
      const text = await response?.text();
      if (response && text !== undefined && wanted(text, response.status)) return text;
    }
    throw new Error(`${path} did not answer as wanted:\n${this.#said.stdout}${this.#said.stderr}`);
  }
}
