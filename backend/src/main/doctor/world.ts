import { execFile } from 'node:child_process';
import { lookup, Resolver } from 'node:dns/promises';
import { statfs } from 'node:fs/promises';
import { connect, type PeerCertificate } from 'node:tls';
import { promisify } from 'node:util';
import type { ResolveTxt } from '../../processes/mail-sender/check-sender.ts';

export interface Certificate {
  readonly validTo: Date;
  /** The SHA-256 of its content, as Node writes it. */
  readonly fingerprint: string;
  /** Why browsers refuse it; undefined where they accept it. */
  readonly refusal: string | undefined;
}

export interface Disk {
  /** Bytes. */
  readonly free: number;
  readonly size: number;
}

/** What the doctor asks outside the product. */
export interface World {
  now(): Date;
  /** Whether a host name has an address. */
  resolves(host: string): Promise<boolean>;
  /** The certificate of a server. Rejects where none answers. */
  certificate(host: string, port: number): Promise<Certificate>;
  /** The status of an answer, and the clock of the server; undefined where none answers. */
  ask(url: string): Promise<{ readonly status: number; readonly at: Date | undefined } | undefined>;
  disk(folder: string): Promise<Disk>;
  /** The first line that a program prints; undefined where it is missing. */
  version(program: string, ...args: readonly string[]): Promise<string | undefined>;
  readonly resolveTxt: ResolveTxt;
}

/** Milliseconds for each question. */
const TIMEOUT_MS = 5_000;
const run = promisify(execFile);
const resolver = new Resolver({ timeout: 3_000, tries: 2 });

export const world: World = {
  now: () => new Date(),
  resolves: (host) =>
    lookup(host).then(
      () => true,
      () => false,
    ),
  certificate,
  async ask(url) {
    try {
      const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
      await answer.body?.cancel();
      const date = Date.parse(answer.headers.get('date') ?? '');
      return { status: answer.status, at: Number.isNaN(date) ? undefined : new Date(date) };
    } catch {
      return undefined;
    }
  },
  async disk(folder) {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  },
  async version(program, ...args) {
    try {
      const { stdout } = await run(program, [...args], { timeout: TIMEOUT_MS });
      return stdout.split('\n')[0];
    } catch {
      return undefined;
    }
  },
  resolveTxt: (name) => resolver.resolveTxt(name),
};

/** Accepts any certificate, because the doctor says what is wrong with it. Nothing is sent over the connection. */
function certificate(host: string, port: number): Promise<Certificate> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
      const found: PeerCertificate = socket.getPeerCertificate();
      const refusal = socket.authorized ? undefined : String(socket.authorizationError);
      socket.end();
      resolve({ validTo: new Date(found.valid_to), fingerprint: found.fingerprint256, refusal });
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no answer in time')));
    socket.on('error', reject);
  });
}
