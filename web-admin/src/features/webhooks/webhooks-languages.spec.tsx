import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { LANGUAGES } from '@qlaim/backend/texts';
import { WEBHOOKS } from '@qlaim/backend/texts/console/webhooks';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { findButton } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, it } from 'vitest';
import { AS_WRITTEN } from '../../testing/as-written.ts';
import { openPartIn } from '../../testing/open-part-in.tsx';
import { aMessage, aWebhook } from '../../testing/webhooks.ts';
import { WebhookPage } from './page/WebhookPage.tsx';
import { WebhookList } from './WebhookList.tsx';

const PAGE = (
  <Routes>
    <Route path="/webhooks/:id" element={<WebhookPage />} />
  </Routes>
);

describe.each(LANGUAGES)('in %s', (language) => {
  it('webhooks are listed and added', async () => {
    answerRoute(CONSOLE_ROUTES.webhooks, () => [aWebhook({ lastDeliveredAt: null })], {
      'content-range': 'webhooks 0-19/1',
    });
    const words = (await WEBHOOKS.first(language)).texts;
    await openPartIn(language, [WEBHOOKS], <WebhookList />);
    await screen.findByText(words.states.unused);
    screen.getByRole('heading', { level: 1, name: words.title });
    fireEvent.click(await findButton(words.add));
    for (const type of Object.values(words.types)) await screen.findByText(type, AS_WRITTEN);
    for (const label of [words.form.address, words.form.description]) screen.getByLabelText(label);
  });

  it('the page of a webhook shows its state and its messages', async () => {
    history.replaceState(null, '', `/webhooks/${aWebhook().id}`);
    answerRoute(CONSOLE_ROUTES.webhook, () => aWebhook({ state: 'paused', paused: 'gone' }));
    answerRoute(CONSOLE_ROUTES.webhookMessages, () => ({
      messages: [aMessage({ status: 'failed', attempts: [] })],
      next: null,
    }));
    const words = (await WEBHOOKS.first(language)).texts;
    await openPartIn(language, [WEBHOOKS], PAGE);
    for (const text of [words.paused, words.pauses.gone, words.states.paused, words.messages.untried])
      await screen.findByText(text);
    for (const term of [words.facts.types, words.facts.waiting]) screen.getByText(term);
    await findButton(words.actions.rotate);
  });
});
