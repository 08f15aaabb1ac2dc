import { lazy, type ReactNode, Suspense, useState } from 'react';
import { OpenCode, type OpenedCode } from './open-code.ts';

const CodeDialogs = lazy(() => import('./CodeDialogs.tsx'));

/** The codes of a list, and the dialog of the one that is edited or deleted. */
export function CodesWithDialogs({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<OpenedCode>();
  return (
    <OpenCode value={setOpened}>
      {children}
      {opened ? (
        <Suspense>
          <CodeDialogs {...opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      ) : null}
    </OpenCode>
  );
}
