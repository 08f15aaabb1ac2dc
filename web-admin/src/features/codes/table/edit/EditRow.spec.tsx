import { ADMIN_ROUTES, type AdminCode } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aCode } from '../../../../testing/codes.ts';
import { openConsole } from '../../../../testing/open-console.tsx';
import { listCodes, signedIn } from '../../../../testing/server.ts';

const BAG: AdminCode = { ...aCode({ name: 'Blue bag', revision: 1 }), note: 'For the fair' };
const NEW = aCode({ shortCode: '8K3M9QWX2P', name: 'New bag' });

beforeEach(() => {
  signedIn();
  answerRoute(CONSOLE_ROUTES.bulkActions, () => [], { 'content-range': 'bulk-actions */0' });
});

const group = (code = BAG) => screen.queryByRole('group', { name: `Name and note of ${code.shortCode}` });
const field = (label: string, code = BAG) =>
  within(group(code) ?? document.body).getByLabelText<HTMLInputElement>(label, {
    selector: 'input, textarea',
  });
const type = (label: string, value: string, code = BAG) =>
  fireEvent.change(field(label, code), { target: { value } });
const rows = () => [...document.querySelectorAll('tbody tr')].map(({ id }) => id);
const edit = (code: AdminCode) =>
  fireEvent.click(screen.getByLabelText(`Edit name and note of ${code.shortCode}`));

async function open() {
  listCodes([BAG, NEW]);
  openConsole('/admin/codes/table');
  await screen.findByText('Blue bag');
  edit(BAG);
  await screen.findByRole('group', { name: `Name and note of ${BAG.shortCode}` });
}

/** Another read of the list, as after a live message. */
async function readAgain(...codes: AdminCode[]) {
  const asked = listCodes(codes);
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(asked).not.toEqual([]));
}

it.each([
  ['another one is left', [NEW], [BAG.id, NEW.id]],
  ['none is left', [], [BAG.id]],
])('keeps what is typed when its code leaves the page, where %s', async (_when, left, shown) => {
  answerRoute(ADMIN_ROUTES.adminCode, () => BAG);
  await open();
  type('Name', 'Red bag');
  const typed = field('Name');
  await readAgain(...left);
  await waitFor(() => expect(screen.getByText('Total QR').textContent).toBe(`Total QR ${left.length}`));
  expect(rows()).toEqual(shown);
  expect(field('Name')).toBe(typed);
  expect(typed.value).toBe('Red bag');
  await readAgain(NEW, BAG);
  await waitFor(() => expect(rows()).toEqual([NEW.id, BAG.id]));
  expect(field('Name').value).toBe('Red bag');
});

it('goes along to another filter with input, and not without', async () => {
  answerRoute(ADMIN_ROUTES.adminCode, () => BAG);
  await open();
  type('Name', 'Red bag');
  listCodes([{ ...NEW, name: 'Old bag' }]);
  fireEvent.click(screen.getByText('To approve'));
  await screen.findByText('Old bag');
  expect(rows()).toEqual([BAG.id, NEW.id]);
  type('Name', 'Blue bag');
  expect(field('Name').value).toBe('Blue bag');
  fireEvent.click(screen.getByText('Never scanned'));
  await waitFor(() => expect(rows()).toEqual([NEW.id]));
});

it('does not send a note that only a colleague has changed', async () => {
  await open();
  await readAgain({ ...BAG, note: 'For the shop' }, { ...NEW, name: 'Old bag' });
  await screen.findByText('Old bag');
  type('Name', 'Red bag');
  const named = answerRoute(ADMIN_ROUTES.updateCode, ({ body }) => ({
    barcode: aCode({ ...BAG, name: body.name ?? null, revision: 2 }),
    message: 'Renamed',
  }));
  press('Save');
  await screen.findByText('Renamed');
  await waitFor(() => expect(group()).toBeNull());
  expect(named.map(({ body }) => body)).toEqual([{ name: 'Red bag', revision: 1 }]);
  screen.getByText('For the shop');
});

it('goes on from its own save', async () => {
  const named = answerRoute(ADMIN_ROUTES.updateCode, ({ body: { name = null, revision = 0 } }) => ({
    barcode: aCode({ ...BAG, name, revision: revision + 1 }),
    message: `Renamed to ${name}`,
  }));
  refuseRoute(CONSOLE_ROUTES.noteCode, 'unavailable');
  await open();
  type('Name', 'Red bag');
  type('Note', 'For the shop');
  press('Save');
  await screen.findByText('This is not available right now. Please try again');
  answerRoute(CONSOLE_ROUTES.noteCode, ({ body }) => ({
    code: { ...BAG, note: body.note },
    message: 'Noted',
  }));
  type('Name', 'Green bag');
  press('Save');
  await screen.findByText('Noted');
  expect(named.map(({ body }) => body)).toEqual([
    { name: 'Red bag', revision: 1 },
    { name: 'Green bag', revision: 2 },
  ]);
});

it('asks before another row takes its place with input', async () => {
  await open();
  type('Name', 'Red bag');
  edit(NEW);
  await screen.findByText('What you typed is not saved.');
  press('Stay');
  expect(field('Name').value).toBe('Red bag');
  edit(NEW);
  press('Close', screen.getByRole('alertdialog'));
  await waitFor(() => expect(group(NEW)).not.toBeNull());
  expect(group()).toBeNull();
});

it('gives way at once without input', async () => {
  await open();
  type('Name', 'Red bag');
  type('Name', 'Blue bag');
  edit(NEW);
  await waitFor(() => expect(group(NEW)).not.toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('does not close another row with a late answer', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const late = new Promise((resolve) => {
    answer = resolve;
  });
  answerRoute(ADMIN_ROUTES.updateCode, async () => {
    await late;
    return { barcode: aCode({ ...BAG, name: 'Red bag', revision: 2 }), message: 'Renamed' };
  });
  await open();
  type('Name', 'Red bag');
  press('Save');
  edit(NEW);
  press('Close', screen.getByRole('alertdialog'));
  await waitFor(() => expect(group(NEW)).not.toBeNull());
  field('Name', NEW).focus();
  answer(undefined);
  await screen.findByText('Red bag');
  await screen.findByText('Renamed');
  expect(document.activeElement).toBe(field('Name', NEW));
});

it('may have the focus itself, for the keys to go on to the next row', async () => {
  await open();
  field('Name').blur();
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(document.activeElement?.id).toBe(BAG.id);
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'j' });
  expect(document.activeElement?.id).toBe(NEW.id);
});
