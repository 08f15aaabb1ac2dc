import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../../..');
const DEFAULT_COMMAND = resolve(ROOT, '../shared/engines/engines');

export type EngineToKill = 'kafka' | 'mongodb' | 's3';

/** Kills an engine as a crash does, and starts it again with its data. */
export interface EngineControl {
  kill(name: EngineToKill): Promise<void>;
  start(name: EngineToKill): Promise<void>;
  /** Returns whether the engine at an address is the one that `kill` ends. */
  reaches(address: string): Promise<boolean>;
}

/**
 * Returns the control by the command that `CHAOS_ENGINES` names; undefined without such a command. The command runs as
 * `<command> kill|start <engine>` and as `<command> env`, which prints the addresses of the engines.
 */
export function engineControl(): EngineControl | undefined {
  const command = process.env['CHAOS_ENGINES'] || DEFAULT_COMMAND;
  if (!existsSync(command)) return undefined;
  const run = async (...args: readonly string[]) =>
    (await promisify(execFile)(command, [...args], { cwd: ROOT })).stdout;
  return {
    kill: async (name) => void (await run('kill', name)),
    start: async (name) => void (await run('start', name)),
    reaches: async (address) => (await run('env').catch(() => '')).includes(address),
  };
}
