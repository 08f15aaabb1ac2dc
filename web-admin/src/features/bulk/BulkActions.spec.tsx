import type { BulkAction } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { watchDownloads } from '@qlaim/web-kit/testing/downloads';
import { findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPart } from '../../testing/open-console.tsx';
import { BulkActions } from './BulkActions.tsx';
import { LastBulkAction } from './LastBulkAction.tsx';
import { useBulkWork } from './use-bulk-work.ts';

function Work() {
  const work = useBulkWork();
  return (
    <>
      <BulkActions work={work} />
      <LastBulkAction work={work} />
    </>
  );
}

const FINISHED: BulkAction = {
  id: '0199a3c0-7d1e-7abc-8def-0123456789aa',
  action: 'approve',
  note: '',
  tags: [],
  status: 'finished',
  cancelled: false,
  requestedAt: '2026-11-20T10:00:00.000Z',
  requestedBy: aUser(),
  file: null,
  faulty: 0,
  total: 4,
  handled: 4,
  changed: 4,
  unchanged: 0,
  refused: 0,
  finishedAt: '2026-11-20T10:00:09.000Z',
  undoable: true,
  restored: 0,
  kept: 0,
  undoneAt: null,
};
const RUNNING: BulkAction = { ...FINISHED, status: 'running', handled: 1, changed: 1, undoable: false };

const list = (...actions: BulkAction[]) =>
  answerRoute(CONSOLE_ROUTES.bulkActions, () => actions, {
    'content-range': `bulk-actions 0-19/${actions.length}`,
  });
const lines = () =>
  [...document.querySelectorAll('section li')].map((line) => line.textContent?.replace(/\d+ \w+ ago.*/, ''));

it('folds finished actions to a line of the last one, and shows all on request', async () => {
  const earlier = { ...FINISHED, id: 'b', note: 'Fair', action: 'note', requestedBy: null } as const;
  const asked = list(FINISHED, earlier);
  openPart(<Work />);
  await findButton('Details');
  expect(screen.getByLabelText('Bulk actions').textContent).toMatch(/^4 approved.*UndoDetails$/);
  expect(lines()).toEqual([]);
  press('Details');
  await findButton('Fold away');
  expect(lines()).toEqual([
    expect.stringMatching(/^Approve: 4 codes4 approvedrosa@example\.com · /),
    expect.stringMatching(/^Assign a note: 4 codes4 noted“Fair” · (?!rosa)/),
  ]);
  press('Fold away');
  await findButton('Details');
  expect(lines()).toEqual([]);
  expect(asked.map(({ query }) => query)).toEqual([
    { sort: ['requestedAt', 'DESC'], range: [0, 19], filter: {} },
  ]);
});

it('shows nothing without actions', async () => {
  const asked = list();
  openPart(<Work />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText('Bulk actions')).toBeNull();
});

it('follows an action under way until it has ended, and cancels it', async () => {
  list(FINISHED, { ...RUNNING, id: '0199a3c0-7d1e-7abc-8def-0123456789ab' });
  openPart(<Work />);
  expect((await screen.findByRole('progressbar')).getAttribute('value')).toBe('25');
  expect(screen.queryByText('Details')).toBeNull();
  const asked = answerRoute(CONSOLE_ROUTES.cancelBulkAction, () => ({ message: 'Cancelled' }));
  const ended = { ...RUNNING, id: '0199a3c0-7d1e-7abc-8def-0123456789ab', cancelled: true };
  press('Cancel');
  await screen.findByText('Cancelled');
  expect(asked).toEqual([{ params: { id: ended.id } }]);
  list(ended);
  await waitFor(() => expect(screen.queryByText('Cancel')).toBeNull());
  list({ ...ended, status: 'finished' });
  await screen.findByText('1 approved, 3 left, because it was cancelled');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('shows how far an undo is', async () => {
  list({ ...FINISHED, status: 'undoing', undoable: false, restored: 1, kept: 2 });
  openPart(<Work />);
  const bar = await screen.findByLabelText('Undoing Approve: 4 codes');
  expect(bar.getAttribute('value')).toBe('75');
  expect(screen.queryByText('Undo')).toBeNull();
  expect(screen.queryByText('Cancel')).toBeNull();
});

it('undoes an action after a question', async () => {
  list({ ...FINISHED, changed: 1 });
  openPart(<Work />);
  await findButton('Undo');
  const asked = answerRoute(CONSOLE_ROUTES.undoBulkAction, () => ({ message: 'It is being undone' }));
  press('Undo');
  await screen.findByText('Undo for 1 code?');
  press('Cancel', screen.getByRole('alertdialog'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked).toEqual([]);
  press('Undo');
  press('Undo', screen.getByRole('alertdialog'));
  await screen.findByText('It is being undone');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(asked).toEqual([{ params: { id: FINISHED.id } }]);
});

it('asks about the same action when another one has ended meanwhile', async () => {
  list({ ...FINISHED, changed: 1 });
  openPart(<Work />);
  await findButton('Undo');
  press('Undo');
  await screen.findByText('Undo for 1 code?');
  list({ ...FINISHED, id: 'b', changed: 3, undoable: false }, FINISHED);
  fireEvent(window, new Event('visibilitychange'));
  await screen.findByText('3 approved');
  const asked = answerRoute(CONSOLE_ROUTES.undoBulkAction, () => ({ message: 'It is being undone' }));
  screen.getByText('Undo for 1 code?');
  press('Undo', screen.getByRole('alertdialog'));
  await screen.findByText('It is being undone');
  expect(asked).toEqual([{ params: { id: FINISHED.id } }]);
});

it('saves the result of an action', async () => {
  list(FINISHED);
  openPart(<Work />);
  fireEvent.click(await findButton('Details'));
  await findButton('Result CSV');
  const saved = watchDownloads();
  answerRoute(CONSOLE_ROUTES.bulkActionResult, () => ({ csv: 'code,outcome\n' }));
  press('Result CSV');
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['approve-2026-11-20T10-00-00Z.csv']));
  expect(await saved[0]?.content?.text()).toBe('code,outcome\n');
});
