import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { processesIn } from './fixtures/processes.fixture.ts';
import { type Finished, type LowProcess, runLow } from './low-process.ts';

const MODULE = JSON.stringify(new URL('./low-process.ts', import.meta.url).href);

/** Runs a tool that does not end by itself, in the folder in `argv`. */
const SERVER = `
  import { runLow } from ${MODULE};
  const { signal } = new AbortController();
  await runLow({ command: 'sleep', nice: 19, args: ['60'], folder: process.argv[1], limit: 60000, signal });
`;

describe('a process for a file from a stranger', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'low-'));
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  const { signal } = new AbortController();
  const run = (
    command: string,
    args: readonly string[],
    options: Partial<LowProcess> = {},
  ): Promise<Finished> => runLow({ command, nice: 7, args, folder, limit: 20_000, signal, ...options });

  it('gets its input, and returns code, output and errors', async () => {
    const script = 'cat; echo bad >&2; nice >&2; exit 3';
    expect(await run('sh', ['-c', script], { input: 'hello' })).toEqual({
      code: 3,
      output: 'hello',
      errors: 'bad\n7\n',
    });
  });

  it('works in its folder, without the environment of the server', async () => {
    vi.stubEnv('MASTER_KEY', 'secret');
    const { output } = await run('sh', ['-c', 'pwd; env']);
    expect(output).toContain(`${folder}\n`);
    expect(output).not.toContain('secret');
  });

  it('has no code where the command is missing', async () => {
    const { code, errors } = await run('no-such-command', []);
    expect(code).toBe(127);
    expect(errors).toContain('no-such-command');
  });

  it('is killed after its time', async () => {
    expect(await run('sleep', ['60'], { limit: 300 })).toMatchObject({ code: null });
    expect(processesIn(folder)).toEqual([]);
  });

  it('is killed by the signal, and rejects with its reason', async () => {
    const stop = new AbortController();
    const stopped = run('sleep', ['60'], { signal: stop.signal });
    await expect.poll(() => processesIn(folder).length).toBe(1);
    const reason = new Error('as the test asked');
    stop.abort(reason);
    await expect(stopped).rejects.toBe(reason);
    expect(processesIn(folder)).toEqual([]);
  });

  it('gets no more than its memory', async () => {
    const { code, errors } = await run(process.execPath, ['--eval', 'Buffer.alloc(3_500_000_000)']);
    expect(code).not.toBe(0);
    expect(errors).toMatch(/allocation failed|out of memory/i);
  });

  it('dies with the process that started it', async () => {
    const node = ['--input-type=module', '--eval', SERVER, folder];
    const server = spawn(process.execPath, node, { stdio: 'ignore' });
    // The shell in front of the tool still belongs to nobody.
    const commands = () => processesIn(folder).map((pid) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim());
    await expect.poll(commands, { timeout: 15_000 }).toEqual(['sleep']);
    server.kill('SIGKILL');
    await once(server, 'exit');
    await expect.poll(() => processesIn(folder), { timeout: 15_000 }).toEqual([]);
  });
});
