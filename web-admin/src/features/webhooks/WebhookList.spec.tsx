import { CONSOLE_ROUTES, type Webhook } from '@qlaim/backend/contract/console';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';
import { AUDITOR, signedIn } from '../../testing/server.ts';
import { aWebhook } from '../../testing/webhooks.ts';

const list = (...webhooks: Webhook[]) =>
  answerRoute(CONSOLE_ROUTES.webhooks, () => webhooks, {
    'content-range': `webhooks 0-1/${webhooks.length}`,
  });

function openForm() {
  signedIn();
  list();
  openConsole('/admin/webhooks');
  return findButton('Add a webhook').then(() => press('Add a webhook'));
}

it('shows each webhook with its state', async () => {
  signedIn(AUDITOR);
  const asked = list(
    aWebhook(),
    aWebhook({ id: 'b', description: '', state: 'failing' }),
    aWebhook({ id: 'c', description: 'Third', state: 'paused' }),
    aWebhook({ id: 'd', description: 'Fourth', lastDeliveredAt: null }),
  );
  openConsole('/admin/webhooks');
  const link = await screen.findByText('The shop');
  expect(link.getAttribute('href')).toBe(`/admin/webhooks/${aWebhook().id}`);
  const rows = [...screen.getByLabelText('Webhooks').querySelectorAll('li')];
  expect(rows.map(({ textContent }) => textContent?.replace(/ \d+ .*/, ''))).toEqual([
    'The shophttps://shop.example/hookscode.claimed, code.resetWorkingDelivered',
    'https://shop.example/hookscode.claimed, code.resetFailingDelivered',
    'Thirdhttps://shop.example/hookscode.claimed, code.resetPausedDelivered',
    'Fourthhttps://shop.example/hookscode.claimed, code.resetNothing sent yet',
  ]);
  expect(asked.map(({ query }) => query.range)).toEqual([[0, 19]]);
  await waitFor(() => expect(screen.queryByText('Add a webhook')).toBeNull());
});

it('says what a webhook is for where there is none', async () => {
  await openForm();
  screen.getByText('No webhooks yet');
});

it('adds a webhook, shows its secret once, and then its page', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openForm();
  const added = answerRoute(CONSOLE_ROUTES.addWebhook, () => ({
    id: aWebhook().id,
    secret: 'whsec_1',
    message: 'The webhook was added',
  }));
  fill({ Address: 'https://shop.example/hooks', Description: 'The shop' });
  fireEvent.click(screen.getByLabelText('An owner saved content'));
  fireEvent.click(screen.getByLabelText('An owner left a code'));
  press('Add');
  expect((await screen.findByLabelText<HTMLInputElement>('Secret')).value).toBe('whsec_1');
  expect(added.map(({ body }) => body)).toEqual([
    {
      url: 'https://shop.example/hooks',
      description: 'The shop',
      types: ['code.claimed', 'code.scanned', 'code.released'],
    },
  ]);
  expect(screen.queryByText(/stays valid for 24 hours/)).toBeNull();
  press('Copy');
  await screen.findAllByText('Secret copied');
  expect(copy).toHaveBeenCalledWith('whsec_1');
  copy.mockRejectedValue(new Error('forbidden'));
  press('Copy');
  await screen.findAllByText('The secret could not be copied. Select it and copy it by hand');
  answerRoute(CONSOLE_ROUTES.webhook, () => aWebhook());
  answerRoute(CONSOLE_ROUTES.webhookMessages, () => ({ messages: [], next: null }));
  press('I have stored it');
  await screen.findByText('No messages');
  expect(location.pathname).toBe(`/admin/webhooks/${aWebhook().id}`);
});

it('says what is wrong with the form, once it is sent', async () => {
  await openForm();
  const sent = answerRoute(CONSOLE_ROUTES.addWebhook, () => ({ id: 'a', secret: 'b', message: 'c' }));
  fill({ Address: 'ftp://shop.example' });
  for (const label of ['A buyer claimed a code', 'An owner saved content'])
    fireEvent.click(screen.getByLabelText(label));
  fireEvent.click(screen.getByLabelText('Codes were scanned: once a minute, with counts'));
  expect(errorOf('Address')).toBeUndefined();
  expect(screen.queryByText('Choose at least one')).toBeNull();
  press('Add');
  await waitFor(() => expect(errorOf('Address')).toMatch(/https/));
  expect(document.querySelector('fieldset .qk-error')?.textContent).not.toBe('');
  fill({ Description: 'x'.repeat(201) });
  expect(errorOf('Description')).toBeTypeOf('string');
  expect(sent).toEqual([]);
});

it('shows what the server says of the address', async () => {
  await openForm();
  refuseRoute(CONSOLE_ROUTES.addWebhook, 'invalid_input', {
    issues: [{ path: 'url', message: 'This host is not public' }],
  });
  fill({ Address: 'https://shop.example/hooks' });
  press('Add');
  await waitFor(() => expect(errorOf('Address')).toBe('This host is not public'));
  press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
