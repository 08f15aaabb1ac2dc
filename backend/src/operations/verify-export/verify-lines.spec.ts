import { describe, expect, it } from 'vitest';
import { exportLines } from '../../http/api/audit/export-lines.ts';
import type { FeedEvent } from '../../ports/event-feed.ts';
import { verifyLines } from './verify-lines.ts';

const event = (n: number): FeedEvent => ({
  stream: 'code-7ZK3M9QWXA',
  revision: n,
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  type: n % 2 === 0 ? 'CodeApproved' : 'CodeApprovalWithdrawn',
  version: 1,
  at: '2026-01-01T00:00:00.000Z',
  actor: { kind: 'admin', id: 'root' },
  data: { text: 'ünï 🎈 "quoted"' },
  position: String(n),
});

async function* batches(count: number) {
  for (let n = 0; n < count; n += 3)
    yield Array.from({ length: Math.min(3, count - n) }, (_none, index) => event(n + index));
}

async function exported(count: number): Promise<string[]> {
  let text = '';
  for await (const lines of exportLines(batches(count))) text += lines;
  return text.trimEnd().split('\n');
}

async function* each(lines: readonly string[]) {
  yield* lines;
}
const verify = (lines: readonly string[]) => verifyLines(each(lines));

const replaced = (lines: readonly string[], index: number, text: string) => lines.with(index, text);

describe('an exported log', () => {
  it.each([0, 1, 10])('of %i events is sound', async (count) => {
    expect(await verify(await exported(count))).toMatchObject({ sound: true, count });
  });

  it('names the line of every changed byte', async () => {
    const lines = await exported(4);
    for (const [index, line] of lines.entries())
      for (let at = 0; at < line.length; at += 1) {
        const changed = line.slice(0, at) + (line[at] === '1' ? '2' : '1') + line.slice(at + 1);
        expect(await verify(replaced(lines, index, changed))).toMatchObject({
          sound: false,
          line: index + 1,
        });
      }
  });

  it('names the line where one was dropped', async () => {
    const lines = await exported(10);
    for (let index = 0; index < 10; index += 1)
      expect(await verify(lines.toSpliced(index, 1))).toMatchObject({ sound: false, line: index + 1 });
  });

  it('names the first of two swapped lines', async () => {
    const lines = await exported(10);
    const [fourth = '', seventh = ''] = [lines[3], lines[6]];
    const swapped = lines.with(3, seventh).with(6, fourth);
    expect(await verify(swapped)).toMatchObject({ sound: false, line: 4 });
  });

  it('names the line after the last where the end is cut', async () => {
    const lines = await exported(10);
    for (const kept of [10, 5, 0])
      expect(await verify(lines.slice(0, kept))).toMatchObject({ sound: false, line: kept + 1 });
    const half = replaced(lines, 10, lines[10]?.slice(0, 20) ?? '');
    expect(await verify(half)).toMatchObject({ sound: false, line: 11 });
  });

  it('names what was added behind the seal, and one inserted', async () => {
    const lines = await exported(3);
    expect(await verify([...lines, lines[0] ?? ''])).toMatchObject({ sound: false, line: 5 });
    expect(await verify(lines.toSpliced(1, 0, lines[1] ?? ''))).toMatchObject({ sound: false, line: 3 });
  });
});
