import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../../..');
const USUAL = resolve(ROOT, '../shared/engines/engines');

export type EngineToKill = 'kafka' | 'mongodb' | 's3';

/** Kills an engine as a crash would, and starts it again with the data that it had. */
export interface EngineControl {
  kill(name: EngineToKill): Promise<void>;
  start(name: EngineToKill): Promise<void>;
  /** Whether an engine at this address is the one that would be killed. */
  reaches(address: string): Promise<boolean>;
}

/**
 * By the command that `CHAOS_ENGINES` names, called as `<command> kill|start <engine>` and `<command> env`, which prints
 * their addresses; undefined where there is none.
 */
export function engineControl(): EngineControl | undefined {
  const command = process.env['CHAOS_ENGINES'] || USUAL;
  if (!existsSync(command)) return undefined;
  const run = async (...args: readonly string[]) =>
    (await promisify(execFile)(command, [...args], { cwd: ROOT })).stdout;
  return {
    kill: async (name) => void (await run('kill', name)),
    start: async (name) => void (await run('start', name)),
    reaches: async (address) => (await run('env').catch(() => '')).includes(address),
  };
}
