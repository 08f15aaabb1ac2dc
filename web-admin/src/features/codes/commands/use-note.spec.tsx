import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { press } from '@qlaim/web-kit/testing/forms';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCode } from '../../../testing/codes.ts';
import { openPart } from '../../../testing/open-console.tsx';
import { CODE_LISTS, patchCode } from './code-cache.ts';
import { useNote } from './use-note.ts';

const CODE = { ...aCode(), note: 'before' };
let cache: QueryClient;

function Note() {
  cache = useQueryClient();
  cache.setQueryData(CODE_LISTS, (page: object | undefined) => page ?? { data: [CODE], total: 1 });
  const { mutate } = useNote(CODE);
  return (
    <button type="button" onClick={() => mutate('mine')}>
      Note
    </button>
  );
}

async function note() {
  openPart(<Note />);
  const asked = answerRoute(CONSOLE_ROUTES.noteCode, ({ body }) => ({
    code: { ...CODE, note: body.note },
    message: 'Noted',
  }));
  press('Note');
  await screen.findByText('Undo');
  return asked;
}

it('notes again what was there before', async () => {
  const asked = await note();
  press('Undo');
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ note: 'before' }));
});

it('leaves alone what somebody has noted meanwhile', async () => {
  const asked = await note();
  patchCode(cache, CODE.id, { note: 'theirs' });
  press('Undo');
  await screen.findAllByText('The note was changed meanwhile, and stays as it is');
  expect(asked).toHaveLength(1);
});
