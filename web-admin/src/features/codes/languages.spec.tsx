import { ADMIN_ROUTES, type AdminCode } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { LANGUAGES } from '@qlaim/backend/texts';
import { BATCHES } from '@qlaim/backend/texts/console/batches';
import { BULK } from '@qlaim/backend/texts/console/bulk';
import { CODE_EDIT } from '@qlaim/backend/texts/console/codes/edit';
import { CODE_FILTERS } from '@qlaim/backend/texts/console/codes/filters';
import { GENERATE } from '@qlaim/backend/texts/console/codes/generate';
import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { CODE_PAGE } from '@qlaim/backend/texts/console/codes/page';
import { PICTURES } from '@qlaim/backend/texts/console/codes/picture';
import { CODE_TABLE } from '@qlaim/backend/texts/console/codes/table';
import { CONSOLE } from '@qlaim/backend/texts/console/shell';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { fill, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AS_WRITTEN } from '../../testing/as-written.ts';
import { aBatch } from '../../testing/batches.ts';
import { aCode } from '../../testing/codes.ts';
import { openConsole } from '../../testing/open-console.tsx';
import { listCodes, signedIn } from '../../testing/server.ts';
import { speak } from '../../testing/speak.ts';

const AREAS = [
  CODE_LIST,
  CODE_FILTERS,
  CODE_TABLE,
  CODE_PAGE,
  CODE_EDIT,
  PICTURES,
  GENERATE,
  BULK,
  BATCHES,
] as const;

const BAG: AdminCode = aCode({
  name: 'Blue bag',
  scanCount: 3,
  storedInfo: { infoType: 'link', link: 'https://www.example.com/a' },
});

beforeEach(() => {
  signedIn();
  answerRoute(CONSOLE_ROUTES.batches, () => [aBatch({ name: '' })]);
});
afterEach(() => speak('en'));

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => speak(language, ...AREAS));

  it('the list names its codes, its filters and its switches', async () => {
    listCodes([BAG]);
    openConsole('/admin?filter={"scanned":false}');
    const list = (await CODE_LIST.first(language)).texts;
    const filters = (await CODE_FILTERS.first(language)).texts;
    await screen.findByText('Blue bag');
    screen.getByRole('heading', { level: 1, name: list.title });
    expect(document.title).toContain(list.title);
    screen.getByRole('switch', { name: new RegExp(list.switches.approved.off) });
    screen.getByLabelText(list.actions.more(BAG.shortCode));
    await screen.findByLabelText(filters.set.take(filters.switches.scanned.off), AS_WRITTEN);
  });

  it('the table names its columns, and the words of a bulk action', async () => {
    answerRoute(CONSOLE_ROUTES.bulkActions, () => [], { 'content-range': 'bulk-actions */0' });
    listCodes([BAG]);
    openConsole('/admin/codes/table');
    const { columns, content, selectAll } = (await CODE_TABLE.first(language)).texts;
    const { bar, codes } = (await BULK.first(language)).texts;
    await screen.findByText(content.opens('example.com/a'));
    screen.getByRole('columnheader', { name: columns.storedInfo });
    fireEvent.click(screen.getByLabelText(selectAll));
    await screen.findByText(bar.selected(codes(1)), AS_WRITTEN);
  });

  it('the page of a code names its parts', async () => {
    answerRoute(ADMIN_ROUTES.adminCode, () => BAG);
    openConsole(`/admin/codes/${BAG.id}`);
    const { about, danger, destination, parts } = (await CODE_PAGE.first(language)).texts;
    const { reset } = (await CODE_EDIT.first(language)).texts;
    await screen.findByRole('region', { name: parts.destination });
    for (const text of [about.uploaded, destination.change, danger.removeNow, reset.says])
      screen.getByText(text);
    screen.getByRole('link', { name: parts.numbered(parts.scans, '3') });
  });

  it('the dialog to generate translates a refusal of the contract', async () => {
    listCodes([]);
    openConsole();
    const { dialog, none } = (await GENERATE.first(language)).texts;
    const { messages } = (await CONSOLE.first(language)).texts;
    press(none.enter, await screen.findByText(none.title).then(() => document.body));
    await screen.findByRole('dialog', { name: dialog.title });
    fill({ [dialog.amount]: 'x' });
    press(dialog.submit);
    const wrong = 'Please enter a valid amount of link';
    await waitFor(() => screen.getByText(messages[wrong] ?? wrong));
  });
});
