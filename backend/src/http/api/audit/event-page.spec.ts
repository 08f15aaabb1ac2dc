import { describe, expect, it } from 'vitest';
import type { FeedEvent } from '../../../ports/event-feed.ts';
import { EventPage } from './event-page.ts';

const event = (position: number, by: 'system' | 'admin', type = 'CodeGenerated'): FeedEvent => ({
  id: `event ${position}`,
  position: String(position),
  stream: 'code-7K3M9QWX2P',
  revision: position,
  type,
  version: 1,
  data: {},
  at: '2026-11-25T10:00:00.000Z',
  actor: by === 'system' ? { kind: 'system', id: null } : { kind: 'admin', id: 'ada' },
});

const opener = {
  open: async (events: readonly object[]) => events.map((each) => ({ ...event(0, 'admin'), ...each })),
};

async function rowsOf(page: EventPage) {
  const { found } = await page.open(opener, null);
  return found.map(({ cursor, folded }) => [cursor, folded]);
}

describe('a page that folds', () => {
  it('counts what the system did after its newest event, with the types', async () => {
    const page = new EventPage(10, true);
    page.add(event(6, 'admin', 'CodeNamed'));
    page.add(event(5, 'system', 'BatchExpanded'));
    page.add(event(4, 'system'));
    page.add(event(3, 'system'));
    page.add(event(2, 'admin', 'CodeNamed'));
    page.add(event(1, 'system'));
    expect(await rowsOf(page)).toEqual([
      ['6', null],
      ['5', { count: 2, types: ['CodeGenerated'] }],
      ['2', null],
      ['1', null],
    ]);
  });

  it('counts what one person changed code after code, and nothing else of a person', async () => {
    const page = new EventPage(10, true);
    for (const [place, type] of [
      'CodeNamed',
      'CodeNamed',
      'CodeApproved',
      'CodeApproved',
      'CodeEnabled',
    ].entries())
      page.add(event(9 - place, 'admin', type));
    page.add({ ...event(4, 'admin', 'CodeEnabled'), actor: { kind: 'admin', id: 'max' } });
    expect(await rowsOf(page)).toEqual([
      ['9', null],
      ['8', null],
      ['7', { count: 1, types: ['CodeApproved'] }],
      ['5', null],
      ['4', null],
    ]);
  });

  it('is full once its last row takes no further event', () => {
    const page = new EventPage(1, true);
    expect([page.isFull, page.end]).toEqual([false, null]);
    page.add(event(5, 'system'));
    page.add(event(4, 'system'));
    expect([page.isFull, page.end]).toEqual([false, '4']);
    expect(page.add(event(3, 'admin'))).toBe(false);
    expect(page.end).toBe('4');
    const people = new EventPage(1, true);
    people.add(event(5, 'admin', 'CodeNamed'));
    expect(people.isFull).toBe(true);
  });
});

it('a page that does not fold lists each event', async () => {
  const page = new EventPage(2, false);
  page.add(event(2, 'system'));
  page.add(event(1, 'system'));
  expect(page.isFull).toBe(true);
  expect(await rowsOf(page)).toEqual([
    ['2', null],
    ['1', null],
  ]);
});
