import type { User } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES, type SharedView } from '@qlaim/backend/contract/console';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCode } from '../../../testing/codes.ts';
import { openConsole } from '../../../testing/open-console.tsx';
import { ADMIN, listCodes, shareViews, signedIn } from '../../../testing/server.ts';

const ID = '0199a3c0-7d1e-4abc-8def-0123456789ac';
const FILTERED = '/admin?filter={"infoType":"link"}';
const SUPPORT = aUser({ role: 'support' });
const { _id, firstName, lastName, email } = aUser({ _id: '0199a3c0-7d1e-7abc-8def-0123456789ad' });
const ROSA = { _id, firstName, lastName, email };

const aView = (over: Partial<SharedView> = {}): SharedView => ({
  id: ID,
  name: 'Links of Rosa',
  filter: { infoType: 'link' },
  sort: null,
  sharedBy: ROSA,
  ...over,
});

beforeEach(() => localStorage.clear());

const tabs = () => within(screen.getByLabelText('Saved views'));
const current = () => screen.getByLabelText('Saved views').querySelector('[aria-current]')?.textContent;
const kept = () => localStorage.getItem('qlaim.codes.views');
const keep = (...views: readonly object[]) =>
  localStorage.setItem('qlaim.codes.views', JSON.stringify(views));

async function open(views: readonly SharedView[], address = '/admin', user: User = ADMIN) {
  signedIn(user);
  const asked = listCodes([aCode()]);
  shareViews(views);
  openConsole(address);
  await screen.findByLabelText('Saved views');
  return () => asked.filter(({ query }) => query.range?.[1] !== 0).at(-1)?.query;
}

async function choose(item: string) {
  fireEvent.click(await findButton('This view'));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
}

async function itemsOfMenu() {
  fireEvent.click(await findButton('This view'));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

describe('a shared view', () => {
  it('is a tab with its filters and order, which says who shared it', async () => {
    const asked = await open([aView({ sort: ['scanCount', 'DESC'] })]);
    fireEvent.click(await tabs().findByText('Links of Rosa'));
    await waitFor(() => expect(asked()).toMatchObject({ filter: { infoType: 'link' } }));
    expect(asked()?.sort).toEqual(['scanCount', 'DESC']);
    await waitFor(() => expect(current()).toBe('Links of Rosa (Shared by Rosa Marin)'));
    screen.getByText('Shared by Rosa Marin', { selector: '.qk-soft' });
  });

  it('is shown without filters and orders that this version does not know', async () => {
    const asked = await open([
      aView({ filter: { approved: true, weather: 'fine', infoType: 'smell' }, sort: ['weather', 'ASC'] }),
    ]);
    fireEvent.click(await screen.findByText('Links of Rosa'));
    await waitFor(() => expect(asked()?.filter).toEqual({ approved: true }));
    expect(asked()?.sort).toEqual(['createdAt', 'DESC']);
  });

  it('is current where it was opened, also beside an own one with the same filters', async () => {
    keep({ name: 'Mine', filter: { infoType: 'link' } });
    await open([aView()], FILTERED);
    await waitFor(() => expect(current()).toBe('Mine'));
    fireEvent.click(await tabs().findByText('Links of Rosa'));
    await waitFor(() => expect(current()).toContain('Links of Rosa'));
  });

  it('of a colleague is changed by who manages codes', async () => {
    await open([aView()], FILTERED);
    expect(await itemsOfMenu()).toEqual(['Rename', 'Delete for everybody']);
  });

  it('is changed by who shared it', async () => {
    await open([aView()], FILTERED, { ...SUPPORT, _id });
    expect(await itemsOfMenu()).toEqual(['Rename', 'Stop sharing', 'Delete for everybody']);
  });

  it('is changed by nobody else', async () => {
    await open([aView()], FILTERED, SUPPORT);
    await waitFor(() => expect(current()).toContain('Links of Rosa'));
    expect(screen.queryByText('This view')).toBeNull();
  });
});

describe('sharing a view', () => {
  it('is a tick where it is saved, and this browser keeps it too', async () => {
    await open([], FILTERED);
    press(await findButton('+ Save view').then(({ textContent }) => textContent ?? ''));
    fill({ Name: 'Links of Rosa' });
    fireEvent.click(screen.getByLabelText('Share with colleagues'));
    screen.getByText('All who read codes see it as a tab');
    refuseRoute(CONSOLE_ROUTES.shareView, 'view_name_taken');
    press('Save');
    await waitFor(() => expect(errorOf('Name')).toBe('Another view has this name'));
    const shared = answerRoute(CONSOLE_ROUTES.shareView, () => ({ id: ID, message: 'Done' }));
    shareViews([aView()]);
    press('Save');
    await screen.findByText('Done');
    expect(shared.map(({ body }) => body)).toEqual([{ name: 'Links of Rosa', filter: { infoType: 'link' } }]);
    await waitFor(() => expect(current()).toBe('Links of Rosa (Shared by Rosa Marin)'));
    expect(tabs().getAllByText('Links of Rosa')).toHaveLength(1);
    expect(kept()).toBe(
      JSON.stringify([{ name: 'Links of Rosa', filter: { infoType: 'link' }, shared: ID }]),
    );
  });

  it('is an item of the menu of an own one', async () => {
    keep({ name: 'Links of Rosa', filter: { infoType: 'link' }, sort: 'id', order: 'ASC' });
    await open([], `${FILTERED}&sort=id&order=ASC`);
    const shared = answerRoute(CONSOLE_ROUTES.shareView, () => ({ id: ID, message: 'Done' }));
    shareViews([aView({ sort: ['id', 'ASC'] })]);
    await choose('Share with colleagues');
    await waitFor(() => expect(current()).toBe('Links of Rosa (Shared by Rosa Marin)'));
    expect(shared[0]?.body.sort).toEqual(['id', 'ASC']);
  });

  it('tells why it was refused, and changes nothing here', async () => {
    keep({ name: 'Links', filter: { infoType: 'link' } });
    await open([], FILTERED);
    refuseRoute(CONSOLE_ROUTES.shareView, 'too_many_views');
    await choose('Share with colleagues');
    await screen.findByText('There are 50 shared views already. Remove one first');
    expect(current()).toBe('Links');
    expect(kept()).toBe(JSON.stringify([{ name: 'Links', filter: { infoType: 'link' } }]));
  });

  it('is not for who only reads', async () => {
    await open([], FILTERED, aUser({ role: 'auditor' }));
    press((await findButton('+ Save view')).textContent ?? '');
    expect(screen.queryByLabelText('Share with colleagues')).toBeNull();
  });
});

describe('an own shared view', () => {
  const mine = { ...SUPPORT, _id };

  it('is renamed for everybody', async () => {
    await open([aView()], FILTERED, mine);
    await choose('Rename');
    refuseRoute(CONSOLE_ROUTES.renameSharedView, 'view_name_taken');
    fill({ Name: 'All links' });
    press('Rename', screen.getByRole('dialog'));
    await waitFor(() => expect(errorOf('Name')).toBe('Another view has this name'));
    const renamed = answerRoute(CONSOLE_ROUTES.renameSharedView, () => ({ message: 'Done' }));
    shareViews([aView({ name: 'All links' })]);
    press('Rename', screen.getByRole('dialog'));
    await waitFor(() => expect(current()).toBe('All links (Shared by you)'));
    expect(renamed[0]).toMatchObject({ params: { id: ID }, body: { name: 'All links' } });
  });

  it('stays in this browser where its sharing ends, beside another one with its name', async () => {
    keep({ name: 'Links of Rosa', filter: { approved: true } });
    await open([aView()], FILTERED, mine);
    answerRoute(CONSOLE_ROUTES.removeSharedView, () => ({ message: 'Done' }));
    shareViews([]);
    await choose('Stop sharing');
    await waitFor(() => expect(current()).toBe('Links of Rosa 2'));
    tabs().getByText('Links of Rosa');
  });

  it('goes from everywhere where it is deleted, and the focus moves to the tab beside', async () => {
    keep({ name: 'Links of Rosa', filter: { infoType: 'link' }, shared: ID });
    await open([aView()], FILTERED, mine);
    const removed = answerRoute(CONSOLE_ROUTES.removeSharedView, () => ({ message: 'Done' }));
    shareViews([]);
    await choose('Delete for everybody');
    screen.getByText('Delete “Links of Rosa” for everybody?');
    press('Delete', screen.getByRole('alertdialog'));
    await waitFor(() => expect(tabs().queryByText('Links of Rosa')).toBeNull());
    expect(removed[0]?.params).toEqual({ id: ID });
    expect(kept()).toBe('[]');
    expect(document.activeElement?.textContent).toBe('Never scanned');
  });

  it('is an own one again where somebody else ended its sharing', async () => {
    keep({ name: 'Links', filter: { infoType: 'link' }, shared: ID });
    await open([], FILTERED, mine);
    await waitFor(() => expect(current()).toBe('Links'));
  });
});
