import type { AdminCode } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aCode } from '../../../testing/codes.ts';
import { openPart } from '../../../testing/open-console.tsx';
import { AUDITOR } from '../../../testing/server.ts';
import { CodeTags } from './CodeTags.tsx';

const CODE: AdminCode = { ...aCode(), tags: ['VIP', 'spring'] };

beforeEach(() => {
  answerRoute(CONSOLE_ROUTES.tags, () => ({
    tags: [
      { tag: 'vip', count: 3 },
      { tag: 'Autumn', count: 1204 },
    ],
  }));
});

async function open(code = CODE) {
  openPart(<CodeTags code={code} />);
  await findButton('Add a tag');
  return answerRoute(CONSOLE_ROUTES.tagCode, () => ({ code, message: 'The tags were saved' }));
}
const takeOff = (tag: string) => fireEvent.click(screen.getByLabelText(`Take off: ${tag}`));
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

it('adds what is typed, in the spelling that is in use', async () => {
  const asked = await open();
  press('Add a tag');
  const field = await screen.findByLabelText('Tag');
  expect(document.activeElement).toBe(field);
  fill({ Tag: 'aut' });
  await screen.findByText('1,204 codes');
  expect(screen.queryByText('3 codes')).toBeNull();
  fill({ Tag: ' AUTUMN ' });
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByText('The tags were saved');
  expect(asked[0]?.body).toEqual({ add: ['Autumn'], remove: [] });
  expect(screen.getByLabelText<HTMLInputElement>('Tag').value).toBe('');
  press('Undo');
  await waitFor(() => expect(asked[1]?.body).toEqual({ add: [], remove: ['Autumn'] }));
});

it('sends nothing for a tag that the code has, in whatever spelling', async () => {
  const asked = await open();
  press('Add a tag');
  const field = await screen.findByLabelText<HTMLInputElement>('Tag');
  fill({ Tag: ' vip ' });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(field.value).toBe(''));
  expect(asked).toEqual([]);
});

it('takes a tag off, puts it back, and keeps the focus near', async () => {
  const asked = await open();
  takeOff('VIP');
  expect(focused()).toBe('Take off: spring');
  await findButton('Undo');
  press('Undo');
  await waitFor(() =>
    expect(asked.map(({ body }) => body)).toEqual([
      { add: [], remove: ['VIP'] },
      { add: ['VIP'], remove: [] },
    ]),
  );
});

it('moves the focus to the button beside the last tag', async () => {
  await open({ ...CODE, tags: ['VIP'] });
  takeOff('VIP');
  expect(focused()).toBe('Add a tag');
});

it('says what is no tag, and is left with Escape', async () => {
  await open();
  press('Add a tag');
  const field = await screen.findByLabelText('Tag');
  fill({ Tag: 'x'.repeat(41) });
  expect(errorOf('Tag')).toBe('A tag has at most 40 characters');
  fill({ Tag: '' });
  fireEvent.keyDown(field, { key: 'Escape' });
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByLabelText('Tag')).toBeNull());
  expect(focused()).toBe('Add a tag');
});

it('says why tags could not be changed', async () => {
  await open();
  refuseRoute(CONSOLE_ROUTES.tagCode, 'too_many_tags');
  takeOff('VIP');
  await screen.findByText('A code has at most 20 tags. Remove one first');
});

it('shows an auditor the tags alone', async () => {
  openPart(<CodeTags code={CODE} />, AUDITOR);
  await screen.findByText('VIP');
  expect(screen.queryByText('Add a tag')).toBeNull();
  expect(screen.queryByLabelText('Take off: VIP')).toBeNull();
});
