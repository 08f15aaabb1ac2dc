import type { Rebuild, RebuildProblem } from '@qlaim/backend/contract/console';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPart } from '../../../testing/open-console.tsx';
import { aRebuild } from '../../../testing/operations.ts';
import { ADMIN } from '../../../testing/server.ts';
import { Rebuilds } from './Rebuilds.tsx';

const READ_MODELS = ['codes', 'users'];
const MADE = [
  { readModel: 'codes', events: 900, documents: 1200 },
  { readModel: 'users', events: 90, documents: 4 },
];

function open(latest: Rebuild | null, user = ADMIN) {
  answerRoute(CONSOLE_ROUTES.rebuilds, () => ({ readModels: READ_MODELS, latest }));
  openPart(<Rebuilds />, user);
}

const rebuildButton = () => screen.findByRole('button', { name: 'Rebuild' });
const dialog = () => screen.findByRole('dialog');

describe('a rebuild', () => {
  it('shows what is made now, how far it is, and who asked', async () => {
    open(aRebuild({ made: MADE.slice(0, 1), current: 'users' }));
    const progress = await screen.findByRole('progressbar', { name: /: People, 2 of 2$/ });
    expect(progress).toHaveProperty('value', 42);
    expect(screen.getByText(/^Asked for by/).textContent).toMatch(/^Asked for by Root Admin .*24 November/);
  });

  it('says that it waits', async () => {
    open(aRebuild({ state: 'waiting', current: null, startedAt: null, share: null }));
    await screen.findByText('2 read models: waiting to be made again');
  });

  it('ends with a line that says when, and how long it took', async () => {
    open(
      aRebuild({
        state: 'finished',
        made: MADE,
        current: null,
        share: null,
        endedAt: '2026-11-24T10:03:01.000Z',
      }),
    );
    const line = await screen.findByText(/made again on 24 November 2026/);
    expect(line.textContent).toMatch(/^2 read models made again on .*, in 3 minutes: 1,204 documents\.$/);
  });

  it.each<[RebuildProblem, RegExp]>([
    ['other-version', /Finish the upgrade/],
    ['log-damaged', /npm run audit/],
    ['interrupted', /memory/],
    ['unexpected', /log of the process/],
  ])('says what to do where it failed: %s', async (problem, remedy) => {
    open(aRebuild({ state: 'failed', current: null, failure: { readModel: 'codes', problem } }));
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toMatch(/^The rebuild failed at: Codes/);
    expect(notice.textContent).toMatch(remedy);
  });
});

describe('starting a rebuild', () => {
  it('asks for the password, and tells which read model', async () => {
    const calls = answerRoute(CONSOLE_ROUTES.startRebuild, () => ({
      message: 'The read models are being made again',
    }));
    open(null);
    fireEvent.change(await screen.findByLabelText('Read model'), { target: { value: 'users' } });
    fireEvent.click(await rebuildButton());
    const asked = within(await dialog());
    asked.getByRole('heading', { name: 'Rebuild: People?' });
    fireEvent.change(asked.getByLabelText('Your password'), { target: { value: 'a password' } });
    fireEvent.click(asked.getByRole('button', { name: 'Rebuild' }));
    await screen.findByText('The read models are being made again');
    expect(calls).toMatchObject([{ body: { readModel: 'users', password: 'a password' } }]);
  });

  it('asks for all where none is chosen', async () => {
    open(null);
    fireEvent.click(await rebuildButton());
    within(await dialog()).getByRole('heading', { name: 'Rebuild all read models?' });
  });

  it('says why it is refused, and lets the admin ask again', async () => {
    refuseRoute(CONSOLE_ROUTES.startRebuild, 'rebuild_running');
    open(null);
    fireEvent.click(await rebuildButton());
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Rebuild' }));
    await screen.findAllByText('A rebuild is running. Wait for its end');
    await dialog();
  });

  it('starts no other while one is under way', async () => {
    open(aRebuild());
    const button = await rebuildButton();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is for admins alone', async () => {
    open(aRebuild(), { ...ADMIN, role: 'auditor' });
    await screen.findByRole('progressbar');
    expect(screen.queryByRole('button', { name: 'Rebuild' })).toBeNull();
  });
});
