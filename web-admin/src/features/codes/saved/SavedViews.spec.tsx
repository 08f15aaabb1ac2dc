import { fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aCode } from '../../../testing/codes.ts';
import { openConsole } from '../../../testing/open-console.tsx';
import { listCodes, signedIn } from '../../../testing/server.ts';
import { mondayOf } from '../filters/date-presets.ts';
import { readViews, searchOf, withView } from './views.ts';

beforeEach(() => {
  localStorage.clear();
  signedIn();
});

const views = () => within(screen.getByLabelText('Saved views'));
const current = () => screen.getByLabelText('Saved views').querySelector('[aria-current]')?.textContent;

async function choose(item: string) {
  fireEvent.click(await findButton('This view'));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
}

async function open(address = '/admin') {
  const asked = listCodes([aCode({ name: 'Blue bag' })]);
  openConsole(address);
  await screen.findByLabelText('Saved views');
  return () => asked.filter(({ query }) => query.range?.[1] !== 0).at(-1)?.query.filter;
}

it('opens the usual views, each with its filters', async () => {
  const filter = await open();
  expect(current()).toBe('All');
  fireEvent.click(views().getByText('To approve'));
  await waitFor(() => expect(filter()).toEqual({ approved: false }));
  await waitFor(() => expect(current()).toBe('To approve'));
  fireEvent.click(views().getByText('Claimed this week'));
  const claimedFrom = new Date(`${mondayOf()}T00:00`).toISOString();
  await waitFor(() => expect(filter()).toEqual({ claimed: true, claimedFrom }));
  fireEvent.click(views().getByText('Never scanned'));
  await waitFor(() => expect(filter()).toEqual({ scanned: false }));
  fireEvent.click(views().getByText('All'));
  await waitFor(() => expect(filter()).toEqual({}));
});

it('saves filters under a name, and removes them', async () => {
  await open('/admin?filter={"infoType":"pdf","approved":true}&sort=scanCount&order=DESC');
  await waitFor(() => expect(current()).toBeUndefined());
  press('+ Save view');
  press('Save');
  await screen.findByText('Please enter a name');
  fill({ Name: 'All' });
  press('Save');
  await screen.findByText('Another view has this name');
  fill({ Name: ' Approved PDFs ' });
  press('Save');
  await waitFor(() => expect(current()).toBe('Approved PDFs'));
  expect(localStorage.getItem('qlaim.codes.views')).toBe(
    '[{"name":"Approved PDFs","filter":{"approved":true,"infoType":"pdf"},"sort":"scanCount","order":"DESC"}]',
  );
  await choose('Rename');
  fill({ Name: 'Never scanned' });
  press('Rename', screen.getByRole('dialog'));
  await screen.findByText('Another view has this name');
  fill({ Name: 'PDFs' });
  press('Rename', screen.getByRole('dialog'));
  await waitFor(() => expect(current()).toBe('PDFs'));
  expect(localStorage.getItem('qlaim.codes.views')).toContain('"name":"PDFs"');
  await choose('Remove this view');
  await findButton('+ Save view');
  expect(views().queryByText('PDFs')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Never scanned');
});

it('keeps what another tab has saved meanwhile', async () => {
  await open('/admin?filter={"approved":true}');
  await findButton('+ Save view');
  const theirs = { name: 'Theirs', filter: { scanned: true } };
  localStorage.setItem('qlaim.codes.views', JSON.stringify([theirs]));
  press('+ Save view');
  fill({ Name: 'Mine' });
  press('Save');
  await waitFor(() => expect(current()).toBe('Mine'));
  views().getByText('Theirs');
});

it('keeps a view of each name, and reads none from what is not one', () => {
  const view = { name: 'a', filter: { approved: true } };
  expect(withView([view], { ...view, filter: {} })).toEqual([{ name: 'a', filter: {} }]);
  expect(readViews([view])).toEqual([view]);
  expect(readViews([{ name: 1 }, view, { name: 'b', filter: 1 }])).toEqual([view]);
  expect(readViews([{ name: 'c', filter: { approved: true, weather: 'fine', infoType: 'smell' } }])).toEqual([
    { name: 'c', filter: { approved: true } },
  ]);
  expect(readViews(undefined)).toEqual([]);
  expect(searchOf({ ...view, sort: 'id' })).toBe('?filter=%7B%22approved%22%3Atrue%7D&sort=id&order=ASC');
});
