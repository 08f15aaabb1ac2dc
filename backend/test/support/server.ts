import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { INHERITED_ENVIRONMENT } from './inherited-environment.ts';
import { type Server, startProcess } from './server-process.ts';

const NodeOptions = z.object({
  flags: z.array(z.string()).readonly(),
  environment: z.record(z.string(), z.string()),
});

/** Those that the product starts with. */
export const NODE_OPTIONS = NodeOptions.parse(
  JSON.parse(readFileSync(new URL('../../../infra/node.json', import.meta.url), 'utf8')),
);

const CHECKOUT = join(import.meta.dirname, '../../..');
export const program = (name: string, checkout = CHECKOUT) =>
  join(checkout, 'backend/src/main', `${name}.ts`);

export const ADMIN = { email: 'admin@qlaim.example', password: 'a-long-password' } as const;

const environment = (dataDir: string): Record<string, string> => ({
  DATA_DIR: dataDir,
  PORT: '0',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  LOG_LEVEL: 'warn',
});

/**
 * Starts the product on a data folder and waits until it serves. `flags` are flags of Node, `variables` more settings.
 * `checkout`: the folder of another version.
 */
export const startServer = (
  dataDir: string,
  flags: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
  checkout?: string,
): Promise<Server> =>
  startProcess([...NODE_OPTIONS.flags, ...flags, program('start', checkout)], {
    ...NODE_OPTIONS.environment,
    ...environment(dataDir),
    ...variables,
  });

/** Runs another program of the product on a data folder, to its end. */
export const runProgram = (name: Program, dataDir: string, checkout?: string, args: readonly string[] = []) =>
  runProgramIn(environment(dataDir), name, checkout, args);

type Program =
  | 'adopt'
  | 'archive'
  | 'audit'
  | 'backup'
  | 'domains'
  | 'erase'
  | 'rebuild'
  | 'restore'
  | 'retention'
  | 'snapshot';

export async function runProgramIn(
  env: Readonly<Record<string, string>>,
  name: Program,
  checkout?: string,
  args: readonly string[] = [],
) {
  const child = spawn(process.execPath, [program(name, checkout), ...args], {
    env: { ...INHERITED_ENVIRONMENT, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const [code] = await once(child, 'close');
  return { code: Number(code), output };
}
