import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { freePort } from './free-port.ts';

export const ADMIN = { email: 'admin@qlaim.local', password: 'admin-of-the-journey' };

const START = resolve(import.meta.dirname, '../../backend/src/main/start.ts');
const TIMEOUT_MS = 60_000;

type Settings = Readonly<Record<string, string>>;

/** The product in a separate process with its own data folder. It can be killed and started again. */
export class RunningProduct {
  readonly url: string;
  readonly #port: number;
  readonly #folder: string;
  readonly #settings: Settings;
  #process: ChildProcess | undefined;

  private constructor(port: number, folder: string, settings: Settings) {
    this.#port = port;
    this.#folder = folder;
    this.#settings = settings;
    this.url = `http://localhost:${port}`;
  }

  /** `settings`: variables in addition to those of every journey. */
  static async start(settings: Settings = {}): Promise<RunningProduct> {
    return RunningProduct.startOn(await mkdtemp(join(tmpdir(), 'qlaim-e2e-')), settings);
  }

  /** Starts on a data folder, which `stop` removes. `readyMs`: how long its events may take to be read. */
  static async startOn(
    folder: string,
    settings: Settings = {},
    readyMs = TIMEOUT_MS,
  ): Promise<RunningProduct> {
    const product = new RunningProduct(await freePort(), folder, settings);
    await product.#run(readyMs);
    return product;
  }

  /** Kills the process by SIGKILL, as in a crash, and starts it on the same data. */
  async crashAndRestart(): Promise<void> {
    await this.#end('SIGKILL');
    await this.#run();
  }

  /** The SHA-256 of each stored file of a size in bytes, in hex. */
  async digestsOf(bytes: number): Promise<readonly string[]> {
    const digests: string[] = [];
    const entries = await readdir(join(this.#folder, 'files'), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((found) => found.isFile())) {
      const path = join(entry.parentPath, entry.name);
      if ((await stat(path)).size !== bytes) continue;
      const hash = createHash('sha256');
      for await (const chunk of createReadStream(path)) hash.update(chunk);
      digests.push(hash.digest('hex'));
    }
    return digests;
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Waits for a one-time code to an address, and returns the latest. Throws after a minute. */
  otpFor = (email: string): Promise<string> => this.#mailed(email, /\b\d{6}\b/, 'one-time code');

  /** Waits for the mail that invites to the staff, and returns the address of its link. */
  invitationFor = (email: string): Promise<string> =>
    this.#mailed(email, /https?:\S+\/invite\/\S+/, 'invitation');

  async #mailed(email: string, pattern: RegExp, what: string): Promise<string> {
    const end = Date.now() + TIMEOUT_MS;
    while (Date.now() < end) {
      const found = await this.#lastIn(email, pattern);
      if (found) return found;
      await sleep(50);
    }
    throw new Error(`No ${what} was mailed to ${email}`);
  }

  async #lastIn(email: string, pattern: RegExp): Promise<string | undefined> {
    const outbox = join(this.#folder, 'outbox');
    const names = await readdir(outbox).catch(() => []);
    for (const name of names
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .reverse()) {
      const mail = await PostalMime.parse(await readFile(join(outbox, name)));
      if (mail.to?.some(({ address }) => address === email)) return pattern.exec(mail.text ?? '')?.[0];
    }
    return undefined;
  }

  async #run(readyMs = TIMEOUT_MS): Promise<void> {
    const environment = {
      ...process.env,
      PORT: String(this.#port),
      DATA_DIR: this.#folder,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'warn',
      ...this.#settings,
    };
    this.#process = spawn(process.execPath, [START], {
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const end = Date.now() + readyMs;
    while (Date.now() < end) {
      const ready = await fetch(`${this.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (ready) return;
      await sleep(50);
    }
    throw new Error('The product did not become ready');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (!this.#process || this.#process.exitCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill(signal);
    await ended;
  }
}
