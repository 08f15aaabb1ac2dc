import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { LANGUAGES } from '@qlaim/backend/texts';
import { JUMP } from '@qlaim/backend/texts/console/jump';
import { CONSOLE } from '@qlaim/backend/texts/console/shell';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { fill } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen } from '@testing-library/react';
import { it } from 'vitest';
import { openPartIn } from '../../testing/open-part-in.tsx';
import { JumpButton } from './JumpButton.tsx';

const CODE = { kind: 'code', code: '7K3M9QWX2P', name: null, owner: null } as const;

it.each(LANGUAGES)('in %s, the jump bar names sections and codes', async (language) => {
  answerRoute(CONSOLE_ROUTES.jump, () => [CODE]);
  await openPartIn(language, [JUMP], <JumpButton />);
  const words = (await JUMP.first(language)).texts;
  const { sections, tools } = (await CONSOLE.first(language)).texts.words;
  fireEvent.click(screen.getByLabelText(tools.jump));
  await screen.findByRole('dialog', { name: words.title });
  screen.getByText(sections.operations);
  fill({ [words.label]: '7K3M9QWX2P' });
  await screen.findByText(words.code);
  screen.getByText(words.found(1));
});
