import { LIMITS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { fill, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aBatch } from '../../../testing/batches.ts';
import { aCode } from '../../../testing/codes.ts';
import { openConsole } from '../../../testing/open-console.tsx';
import { aPerson } from '../../../testing/people.ts';
import { listCodes, signedIn } from '../../../testing/server.ts';
import { GRID_ID } from '../focus-grid.ts';

const ROSA = aPerson();

beforeEach(() => {
  localStorage.clear();
  signedIn();
});

async function open(width: 'narrow' | 'wide', filter?: object) {
  const media = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    media(query === '(min-width: 1024px)' && width === 'narrow' ? 'not all' : query),
  );
  const asked = listCodes([aCode({ name: 'Blue bag' })]);
  openConsole(filter ? `/admin?${new URLSearchParams({ filter: JSON.stringify(filter) })}` : '/admin');
  await screen.findByText('Blue bag');
  if (width === 'wide') await screen.findByLabelText('Type');
  return () => asked.filter(({ query }) => query.range?.[1] !== 0).at(-1)?.query.filter;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'search input' });
const chips = () =>
  [...screen.getByLabelText('Filters that are set').querySelectorAll('li')].map((chip) => chip.textContent);
const takeAway = (chip: string) => fireEvent.click(screen.getByLabelText(`Take away: ${chip}`));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

describe('the filters of a wide screen', () => {
  it('cycle through what a code is', async () => {
    const filter = await open('wide');
    expect(field('Enabled').indeterminate).toBe(false);
    fireEvent.click(field('Enabled'));
    await waitFor(() => expect(filter()).toEqual({ isActive: false }));
    screen.getByText('Disabled', { selector: '.qk-help' });
    expect(field('Enabled').indeterminate).toBe(true);
    fireEvent.click(field('Approved'));
    fireEvent.click(field('Approved'));
    fireEvent.click(field('Scanned'));
    await waitFor(() => expect(filter()).toEqual({ isActive: false, approved: true, scanned: false }));
    expect(field('Approved').checked).toBe(true);
    await waitFor(() => expect(chips()).toEqual(['Disabled', 'Approved', 'Never scanned', 'Clear']));
    takeAway('Disabled');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Take away: Approved');
    await waitFor(() => expect(filter()).toEqual({ approved: true, scanned: false }));
    press('Clear');
    await waitFor(() => expect(filter()).toEqual({}));
    expect(document.activeElement?.id).toBe(GRID_ID);
    expect(screen.queryByLabelText('Filters that are set')).toBeNull();
    expect(screen.queryByText(/^Filters/)).toBeNull();
  });

  it('limit the type of what a code leads to', async () => {
    const filter = await open('wide');
    fill({ Type: 'phoneNumber' });
    await waitFor(() => expect(filter()).toEqual({ infoType: 'phoneNumber' }));
    await screen.findByText('Type: Phone call');
    fill({ Type: '' });
    await waitFor(() => expect(filter()).toEqual({}));
  });

  it('limit the days to a usual span, or to any of which the last one is not before the first', async () => {
    const filter = await open('wide');
    fill({ Dates: 'today' });
    await screen.findByLabelText('Take away: Today');
    fill({ Dates: 'own' });
    type('From', '0002-11-20');
    type('From', '2026-11-20');
    type('To', '2026-11-19');
    await waitFor(() => expect(field('From').value).toBe('2026-11-19'));
    await screen.findByText('19/11/26 to 19/11/26');
    type('To', '');
    await waitFor(() => expect(filter()).toEqual({ startDate: new Date('2026-11-19T00:00').toISOString() }));
    fill({ Dates: 'any' });
    await waitFor(() => expect(filter()).toEqual({}));
    expect(screen.queryByLabelText('From')).toBeNull();
  });

  it('hide the days after all filters were cleared', async () => {
    const filter = await open('wide');
    fill({ Dates: 'own' });
    type('From', '2026-11-20');
    await waitFor(() => expect(filter()).toEqual({ startDate: expect.any(String) }));
    expect(field('From').value).toBe('2026-11-20');
    press('Clear');
    await waitFor(() => expect(screen.queryByLabelText('From')).toBeNull());
  });

  it.each(['Owner', 'Batch'])('say why they offer nothing: %s', async (label) => {
    refuseRoute(CONSOLE_ROUTES.adminUsers, 'unavailable');
    refuseRoute(CONSOLE_ROUTES.batches, 'unavailable');
    await open('wide');
    fireEvent.mouseDown(field(label));
    fireEvent.mouseUp(field(label));
    const said = await screen.findByText('This is not available right now. Please try again');
    expect(said.getAttribute('role')).toBe('status');
  });

  it('find the codes of a tag', async () => {
    answerRoute(CONSOLE_ROUTES.tags, () => ({ tags: [{ tag: 'Spring', count: 1200 }] }));
    const filter = await open('wide');
    type('Tag', 'spr');
    fireEvent.click(await screen.findByText('Spring'));
    await waitFor(() => expect(filter()).toEqual({ tag: 'Spring' }));
    takeAway('Tag: Spring');
    await waitFor(() => expect(filter()).toEqual({}));
  });

  it('ask for no longer a text than the server takes', async () => {
    answerRoute(CONSOLE_ROUTES.batches, () => [], { 'content-range': 'batches */0' });
    const jumped = answerRoute(CONSOLE_ROUTES.jump, () => []);
    await open('wide');
    type('Batch', 'm'.repeat(LIMITS.linkLength + 1));
    await waitFor(() => expect(jumped.at(-1)?.query.text).toHaveLength(LIMITS.linkLength));
  });

  it('find an owner among the people', async () => {
    const asked = answerRoute(CONSOLE_ROUTES.adminUsers, () => [ROSA], { 'content-range': 'users 0-0/1' });
    const filter = await open('wide');
    expect(asked).toEqual([]);
    fireEvent.mouseDown(field('Owner'));
    fireEvent.mouseUp(field('Owner'));
    type('Owner', 'ros');
    await waitFor(() => expect(asked.at(-1)?.query.filter).toEqual({ q: 'ros' }));
    fireEvent.click(await screen.findByText(ROSA.email));
    await waitFor(() => expect(filter()).toEqual({ ownerId: ROSA.id }));
    await screen.findByText('Owner: Rosa Weiss');
    await waitFor(() => expect(field('Owner').value).toBe('Rosa Weiss'));
    fireEvent.click(screen.getByLabelText('Any owner'));
    await waitFor(() => expect(filter()).toEqual({}));
  });

  it('offer the newest batches, and find others by their name', async () => {
    const batch = aBatch({ name: 'Guitar cases' });
    answerRoute(CONSOLE_ROUTES.batches, () => [batch], { 'content-range': 'batches 0-0/1' });
    const jumped = answerRoute(CONSOLE_ROUTES.jump, () => []);
    const filter = await open('wide');
    fireEvent.mouseDown(field('Batch'));
    fireEvent.mouseUp(field('Batch'));
    await screen.findByText('Guitar cases');
    type('Batch', 'mug');
    await screen.findByText('Nothing found');
    expect(jumped.at(-1)).toEqual({ query: { text: 'mug' } });
    type('Batch', '');
    fireEvent.click(await screen.findByText('Guitar cases'));
    await waitFor(() => expect(filter()).toEqual({ batchId: batch.id }));
    await screen.findByText('Batch: Guitar cases');
  });
});

describe('the search', () => {
  it('starts on Enter, and is cleared with its button', async () => {
    const filter = await open('narrow');
    expect(screen.queryByLabelText('Clear the search')).toBeNull();
    type('Search', ' bag ');
    fireEvent.submit(field('Search'));
    await waitFor(() => expect(filter()).toEqual({ q: 'bag' }));
    await waitFor(() => expect(field('Search').value).toBe('bag'));
    fireEvent.click(screen.getByLabelText('Clear the search'));
    await waitFor(() => expect(filter()).toEqual({}));
    expect(document.activeElement).toBe(field('Search'));
  });

  it('forgets what was only typed, without a new read', async () => {
    await open('narrow');
    type('Search', 'bag');
    fireEvent.click(screen.getByLabelText('Clear the search'));
    expect(field('Search').value).toBe('');
    expect(location.search).toBe('');
  });
});

describe('the filters of a narrow screen', () => {
  it('are folded, and counted without the search', async () => {
    await open('narrow', { q: 'bag', approved: true, startDate: '2026-11-20' });
    expect(screen.queryByText('Clear')).toBeNull();
    press('Filters (2)');
    await screen.findByLabelText('Type');
    expect(field('Approved').checked).toBe(true);
    expect(screen.getByText('Filters (2)').closest('button')?.getAttribute('aria-expanded')).toBe('true');
    press('Clear');
    await waitFor(() => expect(field('Search').value).toBe(''));
    press('Filters');
    expect(screen.queryByLabelText('Type')).toBeNull();
  });
});
