import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSqliteScratch } from './scratch.ts';

describe.each(['in a folder', 'without one'])('a scratch %s', (where) => {
  it('keeps values by key, and yields those of a prefix in the order of keys', () => {
    const folder = mkdtempSync(join(tmpdir(), 'qlaim-scratch-'));
    const scratch = openSqliteScratch(where === 'in a folder' ? folder : undefined);
    for (const key of ['b/2', 'a', 'b/1', 'b', 'c', 'B/3']) scratch.put(key, { key });
    scratch.put('b/1', 'another');
    expect(scratch.get('a')).toEqual({ key: 'a' });
    expect(scratch.get('d')).toBeUndefined();
    expect([...scratch.entries('b/')]).toEqual([
      ['b/1', 'another'],
      ['b/2', { key: 'b/2' }],
    ]);
    expect([...scratch.entries('')].map(([key]) => key)).toEqual(['B/3', 'a', 'b', 'b/1', 'b/2', 'c']);
    scratch.close();
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
