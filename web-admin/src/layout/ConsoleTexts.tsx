import { CONSOLE } from '@qlaim/backend/texts/console/shell';
import { TextsProvider } from '@qlaim/web-kit/texts';
import { type ReactNode, Suspense } from 'react';
import { useGetIdentity } from 'react-admin';
import { ReactAdminTexts } from '../texts/ReactAdminTexts.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';

/** Shows the screens of the console in the language of their reader. */
export function ConsoleTexts({ children }: { children: ReactNode }) {
  const { identity } = useGetIdentity();
  return (
    <Suspense fallback={<LoadingScreen />}>
      <TextsProvider shell={CONSOLE} ofAccount={identity?.['language']}>
        <ReactAdminTexts>{children}</ReactAdminTexts>
      </TextsProvider>
    </Suspense>
  );
}
