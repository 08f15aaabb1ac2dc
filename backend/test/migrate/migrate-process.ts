import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MACHINE } from '../support/machine.ts';

const PROGRAM = join(import.meta.dirname, '../../src/main/migrate.ts');

export interface Kill {
  /** What has to be printed first. */
  readonly behind: RegExp;
  /** And how long it may go on from there. */
  readonly ms: number;
}

/** Runs the program to its end, or until it is killed. */
export async function runMigrate(
  source: Readonly<Record<string, string>>,
  target: Readonly<Record<string, string>>,
  kill?: Kill,
) {
  const to = Object.entries(target).flatMap(([name, value]) => ['--to', `${name}=${value}`]);
  const child = spawn(process.execPath, [PROGRAM, ...to], {
    env: { ...MACHINE, ...source },
  });
  let output = '';
  let killing: Promise<unknown> | undefined;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (kill?.behind.test(output)) killing ??= sleep(kill.ms).then(() => child.kill('SIGKILL'));
    });
  const [code, signal] = await once(child, 'close');
  await killing;
  return { code: code === null ? null : Number(code), killed: signal === 'SIGKILL', output };
}
