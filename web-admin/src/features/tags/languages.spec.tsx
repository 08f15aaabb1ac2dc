import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { LANGUAGES } from '@qlaim/backend/texts';
import { TAGS } from '@qlaim/backend/texts/console/tags';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AS_WRITTEN } from '../../testing/as-written.ts';
import { openPartIn } from '../../testing/open-part-in.tsx';
import { TagsField } from './TagsField.tsx';

it.each(LANGUAGES)('in %s, tags are listed, taken off and offered', async (language) => {
  answerRoute(CONSOLE_ROUTES.tags, () => ({ tags: [{ tag: 'fair', count: 2 }] }));
  const changed: (readonly string[])[] = [];
  const part = <TagsField tags={['summer']} problem={undefined} onChange={(tags) => changed.push(tags)} />;
  await openPartIn(language, [TAGS], part);
  const words = (await TAGS.first(language)).texts;
  screen.getByLabelText(words.list);
  screen.getByText(words.help);
  const field = screen.getByRole('combobox');
  fireEvent.mouseDown(field);
  fireEvent.change(field, { target: { value: 'fa' } });
  await screen.findByText(words.codes(2));
  screen.getByLabelText(words.inUse);
  fireEvent.click(screen.getByLabelText(words.takeOff('summer'), AS_WRITTEN));
  expect(changed).toEqual([[]]);
});
