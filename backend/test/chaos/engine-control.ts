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
}

/**
 * By the command that `CHAOS_ENGINES` names, called as `<command> kill|start <engine>`; undefined where there is none.
 */
export function engineControl(): EngineControl | undefined {
  const command = process.env['CHAOS_ENGINES'] || USUAL;
  if (!existsSync(command)) return undefined;
  const run = async (verb: 'kill' | 'start', name: EngineToKill) => {
    await promisify(execFile)(command, [verb, name], { cwd: ROOT });
  };
  return { kill: (name) => run('kill', name), start: (name) => run('start', name) };
}
