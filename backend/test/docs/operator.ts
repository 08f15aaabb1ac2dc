import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { z } from 'zod';
import { register } from '../../src/commands/accounts/register.ts';
import { openPorts } from '../../src/main/ports.ts';
import { readConfig } from '../../src/main/settings/config.ts';
import { inRoot, ROOT } from '../infra/files.ts';
import { installIn } from '../migrate/installation.ts';
import { INHERITED_ENVIRONMENT } from '../support/inherited-environment.ts';
import { ADMIN } from '../support/server.ts';
import { type Server, startProcess } from '../support/server-process.ts';

interface Ended {
  readonly code: number;
  readonly output: string;
}

const BOB = 'bob@example.com';
const CODES = 3;
const ERASE_BOB = `npm run erase -- --email ${BOB} --reason 'Asked by letter of 3 May'`;
/** What the programs print of people and keys. */
const TELLING = /^(erased again: .*|erased: account .*|\d+ of \d+ keys rotated.*)$/gm;

const Keys = z.object({ vaultKey: z.string() });

/**
 * Follows docs/operations.md on an installation of its own, whose folder takes the place of the shell's. Between the commands
 * it does what the page says in words, such as to stop the product.
 */
export class Operator {
  /** The lines in which programs told what they did. */
  readonly story: string[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'qlaim-operator-'));
  readonly #seen = new Map<string, number>();
  #keys: Record<string, string> = {};
  #server: Server | undefined;

  /** An installation with codes and files, an admin, Ada and Bob. */
  static async begin(): Promise<Operator> {
    const operator = new Operator();
    const dataDir = operator.#in('data');
    await installIn(dataDir, CODES);
    const ports = await openPorts(
      readConfig({ DATA_DIR: dataDir }),
      'http://localhost',
      pino({ level: 'silent' }),
    );
    const name = { firstName: 'Bob', lastName: 'Roe', password: 'a long password' };
    const bob = { ...name, email: BOB, role: 'user', provider: 'local', emailVerified: true } as const;
    if (!(await register(ports, bob)).ok) throw new Error('Bob was refused');
    await ports.close();
    return operator;
  }

  /** Stops the product, and removes the installation. */
  async end(): Promise<void> {
    await this.#stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Does what the page says before a command, then runs it. */
  async follow(command: string): Promise<Ended> {
    const nth = (this.#seen.get(command) ?? 0) + 1;
    this.#seen.set(command, nth);
    if (command === 'npm start') return this.#start();
    if (command.includes('--list >') && nth === 1) {
      // After the back-up Bob is erased. Then the product is stopped, and the list is taken from its files.
      await this.#shell(ERASE_BOB);
      await this.#stop();
      this.story.length = 0;
    }
    if (command.includes('--again') && nth === 1) this.#restore();
    if (command.includes('<file>')) {
      await this.#exportLog();
      return this.#shell(command.replace('<file>', this.#in('export.ndjson')));
    }
    if (command.startsWith('npm run seed')) return this.#seed(command, nth);
    if (command.startsWith('openssl rand')) {
      const made = await this.#shell(command);
      await this.#stop();
      const { vaultKey } = Keys.parse(JSON.parse(readFileSync(this.#in('data', 'keys.json'), 'utf8')));
      this.#keys = { VAULT_KEY: vaultKey, VAULT_KEY_NEXT: made.output.trim() };
      await this.#start();
      return made;
    }
    if (command.startsWith('npm run rotate-key') && nth === 2) {
      const both = this.#keys;
      await this.#stop();
      this.#keys = { VAULT_KEY: both['VAULT_KEY_NEXT'] ?? '' };
      await this.#start();
      this.#keys = both;
    }
    return this.#shell(command);
  }

  #in(...path: readonly string[]): string {
    return join(this.#folder, ...path);
  }

  get #environment(): Record<string, string> {
    return {
      ...INHERITED_ENVIRONMENT,
      DATA_DIR: this.#in('data'),
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...this.#keys,
    };
  }

  /** The paths of a command lie in our folder. */
  #placed(command: string): string {
    return command.replaceAll(/(?<![\w./-])(data|backup|erased\.jsonl|dkim\.pem)(?![\w-])/g, (path) =>
      join(this.#folder, path),
    );
  }

  async #shell(command: string, environment = this.#environment): Promise<Ended> {
    const child = spawn('sh', ['-c', this.#placed(command)], { cwd: ROOT, env: environment });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    const [code] = await once(child, 'close');
    this.story.push(...(output.match(TELLING) ?? []));
    return { code: Number(code), output };
  }

  async #start(): Promise<Ended> {
    // The script of `npm start`, without npm, which would end before the product does.
    this.#server = await startProcess([inRoot('scripts/start.mjs')], this.#environment);
    return { code: 0, output: this.#server.output() };
  }

  async #stop(): Promise<void> {
    await this.#server?.stop();
    this.#server = undefined;
  }

  #restore(): void {
    renameSync(this.#in('data'), this.#in('before'));
    cpSync(this.#in('backup'), this.#in('data'), { recursive: true });
  }

  async #exportLog(): Promise<void> {
    const url = `http://127.0.0.1:${this.#server?.port}`;
    const signedIn = await fetch(`${url}/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    const cookie = signedIn.headers.getSetCookie().map((header) => header.split(';')[0]);
    const lines = await fetch(`${url}/admin-api/events/export`, { headers: { cookie: cookie.join('; ') } });
    writeFileSync(this.#in('export.ndjson'), await lines.text());
  }

  /** Smaller amounts, in a folder of its own: an installation that holds codes is refused. */
  #seed(command: string, nth: number): Promise<Ended> {
    const amounts = '--codes 20 --scans 200';
    const smaller = command.includes('--codes')
      ? command.replace('--codes 1000 --scans 100000', amounts)
      : `${command} -- ${amounts}`;
    const dataDir = this.#in(`demonstration-${command.length}-${nth}`);
    return this.#shell(smaller, { ...this.#environment, DATA_DIR: dataDir });
  }
}
