import { type Admin, generate, linkTo, signIn } from '../../test/support/admin.ts';
import { startServer } from '../../test/support/server.ts';
import type { Server } from '../../test/support/server-process.ts';

const SCANNED = 1000;

interface Options {
  /** How many codes it has. */
  readonly amount: number;
  /** Flags of Node. */
  readonly flags?: readonly string[];
  /** The folder of another version. */
  readonly checkout?: string | undefined;
  /** Variables beside those of every test. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The product, with codes to scan. */
export interface Product {
  readonly server: Server;
  readonly admin: Admin;
  /** The paths of a thousand codes. Every tenth of them leads to a page. */
  readonly paths: readonly string[];
}

export async function startProduct(
  dataDir: string,
  { amount, flags, checkout, settings = {} }: Options,
): Promise<Product> {
  const server = await startServer(dataDir, flags, settings, checkout);
  const { port } = server;
  const admin = await signIn(port);
  const scanned = (await generate(admin, port, amount)).slice(0, SCANNED);
  const linked = scanned.slice(0, SCANNED / 10);
  await Promise.all(linked.map((code) => linkTo(admin, port, code, 'https://example.com/a-page')));
  return { server, admin, paths: scanned.map((code) => `/${code}`) };
}
