import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { INHERITED_ENVIRONMENT } from '../support/inherited-environment.ts';

const PROGRAM = join(import.meta.dirname, '../../src/main/migrate.ts');

export interface Kill {
  /** The output that the kill waits for. */
  readonly after: RegExp;
  /** The time from that output to the kill, in milliseconds. */
  readonly delayMs: number;
}

/** Runs the program until it ends or is killed. */
export async function runMigrate(
  source: Readonly<Record<string, string>>,
  target: Readonly<Record<string, string>>,
  kill?: Kill,
) {
  const to = Object.entries(target).flatMap(([name, value]) => ['--to', `${name}=${value}`]);
  const child = spawn(process.execPath, [PROGRAM, ...to], {
    env: { ...INHERITED_ENVIRONMENT, ...source },
  });
  let output = '';
  let killing: Promise<unknown> | undefined;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (kill?.after.test(output)) killing ??= sleep(kill.delayMs).then(() => child.kill('SIGKILL'));
    });
  const [code, signal] = await once(child, 'close');
  await killing;
  return { code: code === null ? null : Number(code), killed: signal === 'SIGKILL', output };
}
