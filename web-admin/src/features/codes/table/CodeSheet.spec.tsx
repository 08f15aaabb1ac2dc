import { ADMIN_ROUTES } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aBatch } from '../../../testing/batches.ts';
import { aCode } from '../../../testing/codes.ts';
import { openConsole } from '../../../testing/open-console.tsx';
import { listCodes, signedIn } from '../../../testing/server.ts';

const batchId = '0199a3c0-7d1e-7abc-8def-0123456789ab';
const BAG = aCode({ batchId, name: 'Blue bag' });
const NEW = aCode({ batchId, shortCode: '8K3M9QWX2P', name: 'New bag' });

beforeEach(async () => {
  signedIn();
  answerRoute(CONSOLE_ROUTES.bulkActions, () => [], { 'content-range': 'bulk-actions */0' });
  answerRoute(CONSOLE_ROUTES.batches, () => [aBatch({ id: batchId })]);
  listCodes([BAG, NEW]);
  openConsole('/admin/codes/table');
  await screen.findByText('Blue bag');
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.getElementById(BAG.id) ?? document.body, { key: ' ' });
  await screen.findByText('7K3M 9QWX 2P');
});

const title = () => document.querySelector('dialog h2')?.textContent;
const arrow = (on: Element, more = {}) => fireEvent.keyDown(on, { key: 'ArrowRight', ...more });

it('leaves the arrows to a field inside, and to the browser', async () => {
  press('Edit');
  const note = await screen.findByLabelText('Note', { selector: 'textarea' });
  arrow(note);
  arrow(screen.getByText('Save', { selector: 'dialog button, dialog button *' }));
  for (const more of [{ altKey: true }, { ctrlKey: true }, { shiftKey: true }])
    arrow(screen.getByText('Next'), more);
  expect(title()).toBe('7K3M 9QWX 2P');
  expect(note.isConnected).toBe(true);
});

it('keeps the focus inside after a step', async () => {
  const toggle = document.querySelector<HTMLElement>('dialog [role=switch]');
  toggle?.focus();
  if (toggle) arrow(toggle);
  await waitFor(() => expect(title()).toBe('8K3M 9QWX 2P'));
  expect(document.activeElement?.closest('dialog')).not.toBeNull();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
  await waitFor(() => expect(title()).toBe('7K3M 9QWX 2P'));
});

it('closes when another filter is chosen', async () => {
  fireEvent.click(screen.getByText('To approve'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('stays open when its code leaves the page, and closes for good', async () => {
  answerRoute(ADMIN_ROUTES.adminCode, () => ({ ...BAG, name: 'Red bag' }));
  listCodes([NEW]);
  fireEvent(window, new Event('visibilitychange'));
  await screen.findByText('Red bag');
  expect(title()).toBe('7K3M 9QWX 2P');
  answerRoute(ADMIN_ROUTES.disableCode, () => ({
    barcode: { ...BAG, isActive: false },
    message: 'Disabled now',
  }));
  press('Enabled', document.querySelector('dialog') ?? undefined);
  await screen.findAllByText('Disabled now');
  screen.getByText('Disabled', { selector: 'dialog span' });
  press('Next');
  await waitFor(() => expect(title()).toBe('8K3M 9QWX 2P'));
  fireEvent.click(screen.getByLabelText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  listCodes([BAG, NEW]);
  fireEvent(window, new Event('visibilitychange'));
  await screen.findByText('Blue bag');
  expect(screen.queryByRole('dialog')).toBeNull();
});
