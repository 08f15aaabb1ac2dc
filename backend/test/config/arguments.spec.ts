import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { dataFolder } from './folder.ts';

const START = fileURLToPath(new URL('../../src/main/start.ts', import.meta.url));
const DATA_DIR = dataFolder();

const started = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [START, ...args], {
    env: { ...process.env, DATA_DIR },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

describe('a program', () => {
  it('refuses an argument that it does not take, and exits with 2', () => {
    expect(started('--prot', '3000')).toEqual({
      status: 2,
      stdout: '',
      stderr: "Unknown option '--prot'\n",
    });
  });

  it('explains itself, and exits with 0', () => {
    expect(started('--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('docs/operations.md'),
      stderr: '',
    });
  });
});
