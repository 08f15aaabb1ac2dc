import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { TextsProvider } from '@qlaim/web-kit/texts';
import type { ReactNode } from 'react';
import { useAccountLanguage } from '../../api/known-user.ts';

/** Shows the screens of the owner's app in the language of their reader. */
export const OwnerTexts = ({ children }: { children: ReactNode }) => (
  <TextsProvider shell={SHELL} ofAccount={useAccountLanguage()}>
    {children}
  </TextsProvider>
);
