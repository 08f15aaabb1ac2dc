import type { User } from '@qlaim/backend/contract';
import type { Area, Language } from '@qlaim/backend/texts';
import { CONSOLE } from '@qlaim/backend/texts/console/shell';
import { WIDGETS } from '@qlaim/backend/texts/console/widgets';
import { TextsProvider } from '@qlaim/web-kit/texts';
import type { ReactNode } from 'react';
import { openPart } from './open-console.tsx';

/**
 * Renders one part of the console in a language. Loads the texts of `areas` before: `render` can't wait for a component
 * that waits itself.
 */
export async function openPartIn(
  language: Language,
  areas: readonly Pick<Area<unknown>, 'load'>[],
  part: ReactNode,
  user?: User,
): Promise<void> {
  await Promise.all([CONSOLE, WIDGETS, ...areas].map((area) => area.load(language)));
  openPart(
    <TextsProvider shell={CONSOLE} ofAccount={language}>
      {part}
    </TextsProvider>,
    user,
  );
}
