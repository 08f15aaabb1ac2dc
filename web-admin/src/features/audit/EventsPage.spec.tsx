import { type AuditEntry, FALLBACKS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute, breakRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';
import { signedIn } from '../../testing/server.ts';

const NOBODY = { kind: 'system', id: null, name: null, apiKey: null } as const;
const ROSA = { kind: 'user', id: 'rosa', name: 'Rosa Weiss', apiKey: null } as const;

const entry = (id: string, over: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-11-20T10:00:00.000Z',
  type: 'CodeApproved',
  words: `Words of ${id}`,
  by: NOBODY,
  code: null,
  person: null,
  batch: null,
  contents: null,
  cursor: `after ${id}`,
  folded: null,
  ...over,
});

beforeEach(() => {
  signedIn();
  answerRoute(CONSOLE_ROUTES.adminEventTypes, () => ({
    types: ['CodeApproved', 'UserErased'],
    groups: [
      { title: 'Codes', types: ['CodeApproved'] },
      { title: 'Accounts', types: ['UserErased'] },
    ],
  }));
});

const answer = (entries: AuditEntry[], next: string | null = null) =>
  answerRoute(CONSOLE_ROUTES.adminEvents, () => ({ entries, next }));

async function open(entries: AuditEntry[], query = '') {
  const asked = answer(entries);
  openConsole(`/admin/audit${query}`);
  await screen.findByText('Export the whole log (NDJSON)');
  return asked;
}

const cells = async (words: string) =>
  [...((await screen.findByText(words)).closest('li')?.children ?? [])].map(({ textContent }) => textContent);
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const hrefs = (words: string) =>
  [...(screen.getByText(words).closest('li')?.querySelectorAll('a') ?? [])].map((link) =>
    link.getAttribute('href'),
  );

describe('an event of the log', () => {
  it('says who did it, and to whom', async () => {
    await open([
      entry('a'),
      entry('b', { by: { ...ROSA, apiKey: 'Stock' }, code: '7K3M9QWX2P' }),
      entry('c', { by: ROSA, person: { id: 'rosa', name: 'Rosa Weiss' } }),
      entry('d', { by: { ...ROSA, name: null }, person: { id: 'max', name: 'Max' } }),
    ]);
    expect((await cells('Words of a')).slice(1)).toEqual(['Words of a', 'By the system', '']);
    expect((await cells('Words of b')).slice(1)).toEqual([
      'Words of b',
      'By the API key “Stock” of Rosa Weiss',
      '7K3M 9QWX 2Pas it was then',
    ]);
    expect(hrefs('Words of b')).toEqual([
      '/admin/people/rosa',
      '/admin/codes/7K3M9QWX2P',
      '/admin/audit/codes/7K3M9QWX2P?time=2026-11-20T10%3A00%3A00.000Z',
    ]);
    expect((await cells('Words of c')).slice(2)).toEqual(['By Rosa Weiss', '']);
    expect((await cells('Words of d')).slice(2)).toEqual(['By a deleted person', 'Account of Max']);
    expect(hrefs('Words of d')).toEqual(['/admin/people/rosa', '/admin/people/max']);
    screen.getByText('These are all events by people');
  });
});

describe('a change of a code', () => {
  const contents = (link: string) => ({
    name: null,
    storedInfo: { infoType: 'link' as const, link },
    available: true,
  });

  it('says what became what', async () => {
    await open([
      entry('a', {
        code: '7K3M9QWX2P',
        contents: { before: contents('https://a.example/'), after: contents('https://b.example/') },
      }),
    ]);
    const [, words] = await cells('Words of a');
    expect(words?.replace(/\s+/g, ' ')).toBe('Words of aLink: https://a.example/ became https://b.example/');
  });
});

describe('an event of a batch', () => {
  it('leads to the batch', async () => {
    const batch = { id: 'spring', name: 'Guitars', createdAt: '2026-11-20T10:00:00.000Z' };
    await open([
      entry('a', { batch }),
      entry('b', { batch: { ...batch, name: '' } }),
      entry('c', { batch: { id: 'new', name: '', createdAt: null } }),
    ]);
    expect((await cells('Words of a')).at(3)).toBe('Guitars');
    expect((await cells('Words of b')).at(3)).toMatch(/^Batch of /);
    expect((await cells('Words of c')).at(3)).toBe('Its batch');
    expect(hrefs('Words of a')).toEqual(['/admin/batches/spring']);
  });
});

describe('the list of events', () => {
  it('says that there are none', async () => {
    await open([]);
    await screen.findByText('No events by people');
    expect(screen.queryByText('Older events')).toBeNull();
  });

  it('reads older ones on request, and again after a failure', async () => {
    answer([entry('a')], '100/2');
    openConsole('/admin/audit');
    await findButton('Older events');
    breakRoute(CONSOLE_ROUTES.adminEvents);
    press('Older events');
    await screen.findByText(FALLBACKS.getEvents);
    expect(screen.queryByText(/^These are all events/)).toBeNull();
    const asked = answer([entry('b')]);
    press('Try again');
    await screen.findByText('Words of b');
    screen.getByText('Words of a');
    expect(asked.map(({ query }) => query)).toEqual([
      { by: 'people', fold: 'runs', before: '100/2', limit: 100 },
    ]);
    expect(screen.queryByText(FALLBACKS.getEvents)).toBeNull();
  });

  it('reads older ones as the reader gets near the end', async () => {
    let show: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
    const stop = vi.fn();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = vi.fn();
        disconnect = stop;
        constructor(seen: typeof show) {
          show = seen;
        }
      },
    );
    answer([entry('a')], '100/2');
    openConsole('/admin/audit');
    await findButton('Older events');
    const asked = answer([entry('b')]);
    show([{ isIntersecting: false }]);
    expect(asked).toEqual([]);
    show([{ isIntersecting: true }]);
    await screen.findByText('Words of b');
    expect(asked).toHaveLength(1);
    expect(stop).toHaveBeenCalled();
  });

  it('reads the first page again after a failure', async () => {
    breakRoute(CONSOLE_ROUTES.adminEvents);
    openConsole('/admin/audit');
    await findButton('Try again');
    answer([entry('a')]);
    press('Try again');
    await screen.findByText('Words of a');
  });
});

describe('the filters of the log', () => {
  it('start with a click what was typed', async () => {
    const asked = await open([]);
    fill({ Code: ' 7k3m-9qwx-2p ', 'Person: email, name or id': ' rosa ', From: '2026-11-20' });
    expect(location.search).toBe('');
    press('Show');
    await waitFor(() => expect(location.search).toBe('?code=7k3m-9qwx-2p&person=rosa&from=2026-11-20'));
    await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ code: '7K3M9QWX2P', person: 'rosa' }));
    press('Clear');
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('search the types in their groups, and choose one at once', async () => {
    const asked = await open([]);
    const field = screen.getByLabelText('Event');
    act(() => field.focus());
    await screen.findByRole('group', { name: 'Codes' });
    expect(options()).toEqual(['Code approved', 'User erased']);
    fireEvent.change(field, { target: { value: 'accounts' } });
    expect(options()).toEqual(['User erased']);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(asked.at(-1)?.query).toEqual({ type: 'UserErased', limit: 100 }));
    expect(location.search).toBe('?type=UserErased&by=all');
    fireEvent.change(field, { target: { value: '' } });
    await waitFor(() => expect(location.search).toBe('?by=all'));
    fireEvent.change(field, { target: { value: 'nothing like it' } });
    screen.getByText('No such event');
  });

  it('say why the types could not be read', async () => {
    refuseRoute(CONSOLE_ROUTES.adminEventTypes, 'unavailable');
    await open([]);
    act(() => screen.getByLabelText('Event').focus());
    await screen.findByText('This is not available right now. Please try again');
    expect(screen.queryByText('No such event')).toBeNull();
  });

  it('say that no person records scans', async () => {
    await open([], '?type=ScansRecorded');
    await screen.findByText('No events by people. The system records scans');
  });

  it('leave out what the system did, until they are told not to', async () => {
    const asked = await open([]);
    await screen.findByText('No events by people');
    expect(asked.map(({ query }) => query)).toEqual([{ by: 'people', fold: 'runs', limit: 100 }]);
    fireEvent.click(screen.getByLabelText('By people only'));
    await screen.findByText('No events');
    expect(asked.at(-1)?.query).toEqual({ fold: 'runs', limit: 100 });
    expect(location.search).toBe('?by=all');
    fireEvent.click(screen.getByLabelText('By people only'));
    await screen.findByText('No events by people');
    expect(location.search).toBe('');
  });

  it('keep a choice beside a search that follows before it was drawn', async () => {
    await open([]);
    fill({ From: '2026-11-20' });
    act(() => {
      fireEvent.click(screen.getByLabelText('By people only'));
      press('Show');
    });
    await waitFor(() => expect(location.search).not.toBe(''));
    expect(location.search).toBe('?by=all&from=2026-11-20');
  });

  it('keep what is typed before a choice has reached the address', async () => {
    await open([]);
    const from = () => screen.getByLabelText<HTMLInputElement>('From').value;
    act(() => {
      fireEvent.click(screen.getByLabelText('By people only'));
      fill({ From: '2026-11-20' });
    });
    await waitFor(() => expect(location.search).toBe('?by=all'));
    expect(from()).toBe('2026-11-20');
    act(() => history.back());
    await waitFor(() => expect(location.search).toBe(''));
    await waitFor(() => expect(from()).toBe(''));
  });

  it('show those of the address, also a type that is not known', async () => {
    await open([], '?type=OldEvent&to=2026-11-21');
    const type = () => screen.getByLabelText<HTMLInputElement>('Event').value;
    expect(type()).toBe('Old event');
    expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('2026-11-21');
    const exported = screen.getByText('Export the whole log (NDJSON)');
    expect(exported.getAttribute('href')).toBe('/admin-api/events/export');
    expect(exported.hasAttribute('download')).toBe(true);
    fireEvent.click(screen.getByText('Clear'));
    await waitFor(() => expect(type()).toBe(''));
  });
});
