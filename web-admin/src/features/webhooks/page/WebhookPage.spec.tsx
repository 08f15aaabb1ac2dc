import { CONSOLE_ROUTES, type Webhook } from '@qlaim/backend/contract/console';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { fill, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole } from '../../../testing/open-console.tsx';
import { AUDITOR, signedIn } from '../../../testing/server.ts';
import { aWebhook } from '../../../testing/webhooks.ts';

const DONE = () => ({ message: 'Done' });

beforeEach(() => {
  signedIn();
  answerRoute(CONSOLE_ROUTES.webhookMessages, () => ({ messages: [], next: null }));
});

async function open(over: Partial<Webhook> = {}) {
  const webhook = aWebhook(over);
  const read = answerRoute(CONSOLE_ROUTES.webhook, () => webhook);
  openConsole(`/admin/webhooks/${webhook.id}`);
  await screen.findByText('Settings and state');
  return { params: { id: webhook.id }, read };
}

/** What the page says, without the exact times. */
const fact = (term: string) =>
  screen
    .getByText(term, { selector: 'dt' })
    .nextElementSibling?.textContent?.replace(/\d+ \w+ \d{4}.*?(?= by|$)/, '…');

describe('the facts of a webhook', () => {
  it('tell of one that works', async () => {
    await open({ waiting: 1204, more: true, createdBy: aUser() });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The shop');
    expect(['Address', 'Told of', 'Waiting messages'].map(fact)).toEqual([
      'https://shop.example/hooks',
      'code.claimed, code.reset',
      '1,204 or more',
    ]);
    expect(fact('State')).toBe('Working ');
    expect(fact('Added')).toMatch(/ by rosa@example\.com$/);
    expect(fact('Last delivered')).not.toBe('Nothing yet');
    expect(screen.queryByText('This webhook is paused')).toBeNull();
  });

  it('tell of one that never delivered anything, and fails', async () => {
    await open({
      description: '',
      state: 'failing',
      lastDeliveredAt: null,
      failingSince: '2026-11-20T10:00:00.000Z',
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Webhook');
    expect(fact('State')).toMatch(/^Failing Failures since /);
    expect(fact('Last delivered')).toBe('Nothing yet');
    expect(fact('Waiting messages')).toBe('0');
    expect(fact('Added')).not.toMatch(/ by /);
  });

  it('tell an auditor why it is paused, who may not change it', async () => {
    signedIn(AUDITOR);
    await open({ state: 'paused', paused: 'gone' });
    screen.getByText('Its receiver answered that it is gone (410).');
    await waitFor(() => expect(screen.queryByText('Resume')).toBeNull());
  });
});

it('pauses at once', async () => {
  const { params, read } = await open();
  const asked = answerRoute(CONSOLE_ROUTES.pauseWebhook, DONE);
  press('Pause');
  await screen.findByText('Done');
  expect(asked).toEqual([{ params }]);
  await waitFor(() => expect(read).toHaveLength(2));
});

it('resumes at once', async () => {
  const { params } = await open({ state: 'paused', paused: 'admin' });
  const asked = answerRoute(CONSOLE_ROUTES.resumeWebhook, DONE);
  press('Resume');
  await screen.findByText('Done');
  expect(asked).toEqual([{ params }]);
});

it('changes what the form asks for', async () => {
  const { params } = await open();
  const asked = answerRoute(CONSOLE_ROUTES.changeWebhook, DONE);
  press('Edit');
  fill({ Description: 'The other shop' });
  press('Save');
  await screen.findByText('Done');
  const { url, types } = aWebhook();
  expect(asked).toEqual([{ params, body: { url, types, description: 'The other shop' } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('makes another secret after a question, and shows it', async () => {
  const { params } = await open();
  const asked = answerRoute(CONSOLE_ROUTES.rotateWebhookSecret, () => ({ ...DONE(), secret: 'whsec_2' }));
  press('Rotate the secret');
  press('Make it', await screen.findByRole('alertdialog'));
  expect((await screen.findByLabelText<HTMLInputElement>('Secret')).value).toBe('whsec_2');
  screen.getByText(/The secret before it stays valid for 24 hours/);
  expect(asked).toEqual([{ params }]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  press('I have stored it');
  await waitFor(() => expect(screen.queryByLabelText('Secret')).toBeNull());
});

it('removes the webhook after a question, and goes back to the list', async () => {
  const { params } = await open();
  answerRoute(CONSOLE_ROUTES.webhooks, () => [], { 'content-range': 'webhooks */0' });
  const asked = answerRoute(CONSOLE_ROUTES.removeWebhook, DONE);
  press('Remove');
  press('Cancel', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked).toEqual([]);
  press('Remove');
  press('Remove it', await screen.findByRole('alertdialog'));
  await screen.findByText('No webhooks yet');
  expect(location.pathname).toBe('/admin/webhooks');
  expect(asked).toEqual([{ params }]);
});
