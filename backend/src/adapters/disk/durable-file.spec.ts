import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeDurably } from './durable-file.ts';

const MODULE = JSON.stringify(new URL('./durable-file.ts', import.meta.url).href);

/** Writes a megabyte to the file in `argv`. Ignores the signal that exceeding the limit raises. */
const WRITER = `
  import { writeDurably } from ${MODULE};
  process.on('SIGXFSZ', () => {});
  await writeDurably(process.argv[1], Buffer.alloc(1_000_000)).catch(({ code }) => console.log(code));
`;

describe('writing a file durably', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'durable-'));
    file = join(folder, 'file');
    await writeFile(file, 'before');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('replaces the whole file and leaves no other', async () => {
    await writeDurably(file, 'after');
    expect(await readFile(file, 'utf8')).toBe('after');
    expect(await readdir(folder)).toEqual(['file']);
  });

  it('leaves the file as it was when the disk is full', async () => {
    // 600 blocks of 512 bytes: the largest file that this shell's children may write.
    const command = 'ulimit -f 600; exec "$@"';
    const node = [process.execPath, '--input-type=module', '--eval', WRITER, file];
    const child = spawn('sh', ['-c', command, 'sh', ...node], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    await once(child, 'close');
    expect(output).toBe('EFBIG\n');
    expect(await readFile(file, 'utf8')).toBe('before');
    expect(await readdir(folder)).toEqual(['file']);
  });
});
