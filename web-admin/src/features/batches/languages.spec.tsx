import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { LANGUAGES } from '@qlaim/backend/texts';
import { BATCHES } from '@qlaim/backend/texts/console/batches';
import { BULK } from '@qlaim/backend/texts/console/bulk';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { press } from '@qlaim/web-kit/testing/forms';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AS_WRITTEN } from '../../testing/as-written.ts';
import { aBatch } from '../../testing/batches.ts';
import { openConsole } from '../../testing/open-console.tsx';
import { listCodes, signedIn } from '../../testing/server.ts';
import { speak } from '../../testing/speak.ts';

const BATCH = aBatch({ name: 'Mugs', size: 500, present: 498, claimed: 412, approved: 380 });

afterEach(() => speak('en'));

describe.each(LANGUAGES)('in %s', (language) => {
  it('the batches have their columns, and a name of their day', async () => {
    await speak(language, BATCHES);
    signedIn();
    answerRoute(CONSOLE_ROUTES.batches, () => [aBatch({ name: '' })], { 'content-range': 'batches 0-0/1' });
    openConsole('/admin/batches');
    const { title, columns, unnamed } = (await BATCHES.first(language)).texts;
    await screen.findByRole('table', { name: title });
    screen.getByRole('columnheader', { name: columns.createdAt });
    const [before = ''] = unnamed('|').split('|');
    const link = screen.getByRole('link', { name: (name) => name.startsWith(before.trim()) });
    expect(link.getAttribute('href')).toContain('/admin/batches/');
  });

  it('the page of a batch tells its figures, and asks before an approval', async () => {
    await speak(language, BATCHES, BULK);
    signedIn();
    listCodes([]);
    answerRoute(CONSOLE_ROUTES.batch, () => BATCH);
    openConsole(`/admin/batches/${BATCH.id}`);
    const { actions, deleted, figures, page } = (await BATCHES.first(language)).texts;
    const bulk = (await BULK.first(language)).texts;
    const list = await screen.findByRole('list', { name: figures.label });
    expect(list.textContent).toContain(deleted(2));
    expect(list.textContent).toContain(`${figures.claimed('412')} ${figures.share(82)}`);
    screen.getByRole('region', { name: page.label });
    press(actions.approve);
    await screen.findByText(bulk.actions.approve.effect);
    screen.getByText(bulk.ask.any(bulk.actions.approve.label, bulk.codes(498)), AS_WRITTEN);
  });
});
