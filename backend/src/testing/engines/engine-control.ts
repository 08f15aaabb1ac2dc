import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../../../..');

export type EngineToKill = 'kafka' | 'mongodb' | 's3';

/** Kills an engine as a crash does, and starts it again with its data. */
export interface EngineControl {
  kill(name: EngineToKill): Promise<void>;
  start(name: EngineToKill): Promise<void>;
  /** Returns whether the engine at an address is the one that `kill` ends. */
  reaches(address: string): Promise<boolean>;
}

/**
 * Returns the control by the command that `TEST_ENGINES` names; undefined where it names none. The command runs as
 * `<command> kill|start <engine>` and as `<command> env`, which prints the addresses of the engines. Throws where it is no
 * file.
 */
export function engineControl(): EngineControl | undefined {
  const named = process.env['TEST_ENGINES'];
  if (!named) return undefined;
  const command = resolve(ROOT, named);
  if (!existsSync(command)) throw new Error(`TEST_ENGINES names ${named}, which is no file`);
  const run = async (...args: readonly string[]) =>
    (await promisify(execFile)(command, [...args], { cwd: ROOT })).stdout;
  return {
    kill: async (name) => void (await run('kill', name)),
    start: async (name) => void (await run('start', name)),
    reaches: async (address) => (await run('env').catch(() => '')).includes(address),
  };
}
