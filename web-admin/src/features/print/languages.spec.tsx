import type { PrintFile } from '@qlaim/backend/contract';
import { CONSOLE_MESSAGES, CONSOLE_ROUTES, PRINT_MESSAGES } from '@qlaim/backend/contract/console';
import { LANGUAGES } from '@qlaim/backend/texts';
import { BATCHES } from '@qlaim/backend/texts/console/batches';
import { PRINT } from '@qlaim/backend/texts/console/print';
import { CONSOLE } from '@qlaim/backend/texts/console/shell';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { fill, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AS_WRITTEN } from '../../testing/as-written.ts';
import { aBatch } from '../../testing/batches.ts';
import { openConsole } from '../../testing/open-console.tsx';
import { signedIn } from '../../testing/server.ts';
import { speak } from '../../testing/speak.ts';

const BATCH = aBatch({ name: 'Guitar cases' });
const FILE: PrintFile = {
  address: '/a.pdf',
  size: 20 * 1024,
  codes: 2,
  pages: 1,
  message: CONSOLE_MESSAGES.codesPrinted,
};

afterEach(() => speak('en'));

describe.each(LANGUAGES)('in %s', (language) => {
  it('codes of a batch are printed', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await speak(language, PRINT, BATCHES);
    signedIn();
    const codes = ['7K3M9QWX2P', '7K3M9QWX2Q'];
    const toPrint = { batchId: BATCH.id, publicUrl: 'https://qlaim.example', codes, name: BATCH.name };
    answerRoute(CONSOLE_ROUTES.batchToPrint, () => toPrint);
    answerRoute(CONSOLE_ROUTES.batch, () => BATCH);
    answerRoute(CONSOLE_ROUTES.printBatch, () => FILE);
    openConsole(`/admin/print/${BATCH.id}`);
    const { titleOf, paper, below, logo, feed, sheets, buttons, file, preview } = (
      await PRINT.first(language)
    ).texts;
    await screen.findByAltText(preview.first(1, 2), AS_WRITTEN);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(titleOf(BATCH.name));
    for (const label of [paper.symbol, below.code, below.name, below.crop, logo.label, feed.start, feed.down])
      screen.getByLabelText(label, AS_WRITTEN);
    press(buttons.pdf);
    await screen.findByText(file.again);
    // The message of the server, and the title of the notice.
    await waitFor(() => expect(screen.getAllByText(file.ready)).toHaveLength(2));
    fill({ [paper.title]: 'sheet' });
    await screen.findByText(preview.facts(2, '21', 1), AS_WRITTEN);
    fill({ [sheets.number]: '716' });
    screen.getByText(sheets.found(3), AS_WRITTEN);
    fill({ [feed.start]: '0' });
    const { messages } = (await CONSOLE.first(language)).texts;
    await screen.findByText(messages[PRINT_MESSAGES.startAt] ?? PRINT_MESSAGES.startAt);
  });

  it('a page without codes leads to the batches', async () => {
    await speak(language, PRINT);
    signedIn();
    openConsole('/admin/print');
    const { noBatch } = (await PRINT.first(language)).texts;
    const link = await screen.findByRole('link', { name: noBatch.list });
    expect(link.parentElement?.textContent).toBe(noBatch.advice(noBatch.list));
  });
});
