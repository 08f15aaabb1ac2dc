import type { ComponentType } from 'react';
import { TextsProvider } from './texts/TextsProvider.tsx';

/** Returns a page with the texts of its reader's language. */
export const inItsLanguage =
  <P extends object>(Page: ComponentType<P>) =>
  (props: P) => (
    <TextsProvider>
      <Page {...props} />
    </TextsProvider>
  );
