import { CONSOLE_ROUTES, type Webhook, type WebhookMessage } from '@qlaim/backend/contract/console';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole } from '../../../testing/open-console.tsx';
import { AUDITOR, signedIn } from '../../../testing/server.ts';
import { aMessage, anAttempt, aWebhook } from '../../../testing/webhooks.ts';

const id = aWebhook().id;
const FAILED = aMessage({ id: `msg_1764000000001_${'b'.repeat(24)}`, status: 'failed', type: 'code.reset' });
const WAITING = aMessage({
  id: `msg_1764000000002_${'c'.repeat(24)}`,
  status: 'waiting',
  type: 'code.scanned',
  dueAt: '2026-11-20T10:05:00.000Z',
  attempts: [],
});

beforeEach(() => signedIn());

async function open(messages: WebhookMessage[], over: Partial<Webhook> = {}, next: string | null = null) {
  answerRoute(CONSOLE_ROUTES.webhook, () => aWebhook(over));
  const asked = answerRoute(CONSOLE_ROUTES.webhookMessages, () => ({ messages, next }));
  openConsole(`/admin/webhooks/${id}`);
  await screen.findByText('Deliveries');
  return asked;
}

const row = async (type: string) => {
  const found = (await screen.findByText(type, { selector: 'summary strong' })).closest('li');
  if (found === null) throw new Error(`${type} stands in no row`);
  return found;
};

describe('the log of deliveries', () => {
  it('shows each message with its tries', async () => {
    const timedOut = anAttempt({ status: null, error: 'No answer in 10 s' });
    const broken = anAttempt({ at: '2026-11-20T10:01:00.000Z', status: 500, error: 'cut', answer: 'Oops' });
    await open([aMessage(), { ...FAILED, attempts: [timedOut, broken] }, WAITING]);
    expect((await row('code.claimed')).querySelector('ol')?.textContent).toMatch(
      /: HTTP 200 after 1,204 ms$/,
    );
    const tries = [...(await row('code.reset')).querySelectorAll('ol li')];
    expect(tries.map(({ textContent }) => textContent?.replace(/^.*?:\d\d: /, ''))).toEqual([
      'No answer in 10 s after 1,204 ms',
      'HTTP 500, cut after 1,204 msOops',
    ]);
    expect((await row('code.scanned')).textContent).toMatch(/Waiting.*, next try .*Not tried yetSent/);
    expect((await row('code.claimed')).textContent).toMatch(/^code\.claimedDelivered(?!.*next try)/);
    expect((await row('code.reset')).querySelector('.qk-badge')?.textContent).toBe('Failed');
    screen.getByText(FAILED.id);
    expect(screen.queryByText('No messages')).toBeNull();
    expect(screen.queryByText('Older messages')).toBeNull();
  });

  it('reads older messages on request', async () => {
    const asked = await open([FAILED], {}, FAILED.id);
    const answered = answerRoute(CONSOLE_ROUTES.webhookMessages, () => ({ messages: [WAITING], next: null }));
    await findButton('Older messages');
    press('Older messages');
    await row('code.scanned');
    await row('code.reset');
    expect([...asked, ...answered].map(({ query }) => query)).toContainEqual({ after: FAILED.id, limit: 25 });
    expect(screen.queryByText('Older messages')).toBeNull();
  });

  it('filters by the outcome, and sends all failed ones again', async () => {
    const asked = await open([FAILED]);
    await row('code.reset');
    expect(screen.queryByText('Send all failed again')).toBeNull();
    const sent = answerRoute(CONSOLE_ROUTES.redeliverFailedWebhookMessages, () => ({
      message: 'Sent',
      count: 1,
    }));
    fill({ Show: 'failed' });
    await findButton('Send all failed again');
    expect(asked.at(-1)?.query).toEqual({ status: 'failed', limit: 25 });
    press('Send all failed again');
    await screen.findByText('Sent', { selector: '.qk-toast-words' });
    const [since = ''] = sent.map(({ body }) => body.since);
    expect((Date.now() - Date.parse(since)) / 86_400_000).toBeCloseTo(30, 1);
    fill({ Show: '' });
    await waitFor(() => expect(screen.queryByText('Send all failed again')).toBeNull());
  });

  it('sends one message again, unless it waits', async () => {
    await open([FAILED, WAITING]);
    const sent = answerRoute(CONSOLE_ROUTES.redeliverWebhookMessage, () => ({ message: 'Sent again' }));
    expect((await row('code.scanned')).querySelector('button')).toBeNull();
    press('Send again', await row('code.reset'));
    await screen.findByText('Sent again');
    expect(sent).toEqual([{ params: { id, message: FAILED.id } }]);
  });

  it.each([
    ['a paused webhook', { state: 'paused', paused: 'admin' } as const, undefined],
    ['an auditor', {}, AUDITOR],
  ])('sends nothing again for %s', async (_who, over, user) => {
    signedIn(user);
    await open([FAILED], over);
    await row('code.reset');
    await waitFor(() => expect(screen.queryByText('Send again')).toBeNull());
    fill({ Show: 'failed' });
    await row('code.reset');
    expect(screen.queryByText('Send all failed again')).toBeNull();
  });

  it('says that there are none', async () => {
    await open([]);
    await screen.findByText('No messages');
  });
});

describe('a test of a webhook', () => {
  it.each([
    ['The test arrived', aMessage()],
    ['The test did not arrive', FAILED],
  ])('says: %s', async (words, answer) => {
    await open([]);
    const asked = answerRoute(CONSOLE_ROUTES.testWebhook, () => answer);
    press('Send a test');
    await screen.findByText(words);
    expect(asked).toEqual([{ params: { id } }]);
    press('Close', screen.getByRole('dialog'));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  it('says why it was not sent', async () => {
    await open([]);
    refuseRoute(CONSOLE_ROUTES.testWebhook, 'unavailable');
    press('Send a test');
    await screen.findByText('This is not available right now. Please try again');
  });
});
