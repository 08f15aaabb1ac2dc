import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { button, errorOf, fill, press } from '@qlaim/web-kit/testing/forms';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { openPart } from '../../testing/open-console.tsx';
import { BulkBar } from './BulkBar.tsx';
import type { Selection } from './selection.ts';

const CODES = { codes: ['7K3M9QWX2P', '7K3M9QWX2Q'], count: 2 };

function open(selection: Selection | undefined, total = 1204) {
  const spies = { onSelectAll: vi.fn(), onClear: vi.fn() };
  openPart(
    <BulkBar selection={selection} total={total} {...spies}>
      <span>More</span>
    </BulkBar>,
  );
  return spies;
}

const start = () =>
  answerRoute(CONSOLE_ROUTES.startBulkAction, () => ({ id: 'a', message: 'It has started' }));

it('offers to select all where nothing is selected', () => {
  const { onSelectAll } = open(undefined);
  screen.getByText('Nothing selected');
  screen.getByText('More');
  expect(screen.queryByText('Apply …')).toBeNull();
  press('Select all 1,204 that match');
  expect(onSelectAll).toHaveBeenCalledOnce();
});

it.each([
  ['no code matches', undefined, 0],
  ['all are selected', { filter: {}, count: 1204 }, 1204],
])('does not offer to select all where %s', (_when, selection, total) => {
  open(selection, total);
  expect(screen.queryByText(/^Select all/)).toBeNull();
});

it('applies an action to the selected codes after a question', async () => {
  const { onClear } = open(CODES);
  screen.getByText('2 codes selected');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  fill({ Action: 'restrict' });
  press('Apply …');
  await screen.findByText('Mark as nonpaying: 2 codes?');
  screen.getByText('It can be undone as one afterwards.');
  expect(screen.queryByLabelText('Note')).toBeNull();
  const asked = start();
  press('Mark as nonpaying 2 codes');
  await screen.findByText('It has started');
  expect(asked).toEqual([{ body: { action: 'restrict', note: '', tags: [], ...CODES } }]);
  expect(onClear).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says what can not be undone, and may be left', async () => {
  const { onClear } = open(CODES);
  fill({ Action: 'delete' });
  press('Apply …');
  await screen.findByText('This can’t be undone.');
  expect(button('Delete 2 codes').className).toContain('qk-button-danger');
  press('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onClear).not.toHaveBeenCalled();
  press('Clear the selection');
  expect(onClear).toHaveBeenCalledOnce();
});

it('adds tags to the selected codes, of those in use and new ones', async () => {
  answerRoute(CONSOLE_ROUTES.tags, () => ({ tags: [{ tag: 'Spring', count: 12 }] }));
  open(CODES);
  fill({ Action: 'tag' });
  press('Apply …');
  await screen.findByText('Add tags to 2 codes?');
  const field = await screen.findByLabelText('Tag');
  const asked = start();
  press('Add to 2 codes');
  expect(errorOf('Tag')).toBe('Add a tag');
  fill({ Tag: 'spr' });
  fireEvent.click(await screen.findByText('Spring'));
  for (const typed of ['  VIP  guests', 'vip GUESTS', 'wrong']) {
    fill({ Tag: typed });
    fireEvent.keyDown(field, { key: 'Enter' });
  }
  fireEvent.click(screen.getByLabelText('Take off: wrong'));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Take off: VIP guests');
  press('Add to 2 codes');
  await screen.findByText('It has started');
  expect(asked).toEqual([{ body: { action: 'tag', note: '', tags: ['Spring', 'VIP guests'], ...CODES } }]);
});

it('adds the tag that is typed, too, when the field is left for the button', async () => {
  answerRoute(CONSOLE_ROUTES.tags, () => ({ tags: [] }));
  open(CODES);
  fill({ Action: 'tag' });
  press('Apply …');
  const field = await screen.findByLabelText('Tag');
  act(() => field.focus());
  fill({ Tag: 'Spring' });
  fireEvent.keyDown(field, { key: 'Enter' });
  fill({ Tag: 'VIP' });
  act(() => field.blur());
  const asked = start();
  press('Add to 2 codes');
  await screen.findByText('It has started');
  expect(asked).toEqual([{ body: { action: 'tag', note: '', tags: ['Spring', 'VIP'], ...CODES } }]);
});

it('assigns a note to all codes that match', async () => {
  open({ filter: { approved: true }, count: 1 });
  fill({ Action: 'note' });
  press('Apply …');
  await screen.findByText('Assign a note to 1 code?');
  const asked = start();
  fill({ Note: 'x'.repeat(501) });
  press('Assign to 1 code');
  expect(errorOf('Note')).toBeTypeOf('string');
  fill({ Note: 'Fair' });
  press('Assign to 1 code');
  await screen.findByText('It has started');
  expect(asked).toEqual([
    { body: { action: 'note', note: 'Fair', tags: [], filter: { approved: true }, count: 1 } },
  ]);
});

/** A selection that a new read takes away. */
function Changing() {
  const [selection, setSelection] = useState<Selection | undefined>(CODES);
  return (
    <>
      <button type="button" onClick={() => setSelection(undefined)}>
        Read
      </button>
      <BulkBar selection={selection} total={9} onSelectAll={vi.fn()} onClear={vi.fn()} />
    </>
  );
}

it('asks about what was selected, whatever is read meanwhile', async () => {
  openPart(<Changing />);
  press('Apply …');
  await screen.findByText('Approve: 2 codes?');
  press('Read');
  screen.getByText('Nothing selected');
  const asked = start();
  press('Approve 2 codes');
  await screen.findByText('It has started');
  expect(asked).toEqual([{ body: { action: 'approve', note: '', tags: [], ...CODES } }]);
});

it('closes the question after a refusal', async () => {
  const { onClear } = open(CODES);
  refuseRoute(CONSOLE_ROUTES.startBulkAction, 'count_changed', { message: 'Other codes match now' });
  press('Apply …');
  press('Approve 2 codes', await screen.findByRole('alertdialog'));
  await screen.findByText('Other codes match now');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onClear).toHaveBeenCalledOnce();
});

it.each([
  [1000, null, 1],
  [1001, 'true', 0],
])('takes at most a thousand codes one by one, of %i', (count, disabled, dialogs) => {
  open({ codes: CODES.codes, count });
  expect(button('Apply …').getAttribute('aria-disabled')).toBe(disabled);
  expect(screen.queryAllByText(/^At most 1,000 codes one by one/)).toHaveLength(1 - dialogs);
  press('Apply …');
  expect(screen.queryAllByRole('alertdialog')).toHaveLength(dialogs);
});

it.each(['disable', 'delete'])('asks once why it takes something from owners: %s', async (action) => {
  open(CODES);
  fill({ Action: action });
  press('Apply …');
  const dialog = await screen.findByRole('alertdialog');
  const asked = start();
  press(action === 'delete' ? 'Delete 2 codes' : 'Disable 2 codes', dialog);
  await waitFor(() => expect(errorOf('Which law or rule')).toBe('Name the law or the rule'));
  fill({ 'It rests on': 'house', 'Which law or rule': 'No phishing', Reasons: 'It asks for passwords' });
  press(action === 'delete' ? 'Delete 2 codes' : 'Disable 2 codes', dialog);
  await screen.findByText('It has started');
  const reasons = { ground: 'house', rule: 'No phishing', words: 'It asks for passwords' };
  expect(asked).toEqual([{ body: { action, note: '', tags: [], reasons, ...CODES } }]);
});
