import type { AdminCode } from '@qlaim/backend/contract';
import { lazy, Suspense } from 'react';
import { useListContext } from 'react-admin';
import { UnsavedQuestion } from '../../../widgets/useGuardedClose.tsx';
import { useCodePages } from '../use-code-pages.ts';
import { useTheRowWork } from './row-work.ts';

const CodeSheet = lazy(() => import('./CodeSheet.tsx'));

/** What is open above the rows: the code that is looked into, and the question about input in a row. */
export function RowOverlays() {
  const { data: codes = [] } = useListContext<AdminCode>();
  const { inside, question } = useTheRowWork();
  const pageOf = useCodePages();
  const { code, place, gone } = inside;
  return (
    <>
      {code ? (
        <Suspense>
          <CodeSheet
            code={code}
            before={codes[place - 1]}
            // The next code has moved up where this one has left the page.
            after={codes[gone ? place : place + 1]}
            pageOf={pageOf}
            onGo={inside.hold}
            onClose={() => {
              if (inside.release(code.id)) document.getElementById(code.id)?.focus();
            }}
          />
        </Suspense>
      ) : null}
      {question ? <UnsavedQuestion onClose={question.leave} onStay={question.stay} /> : null}
    </>
  );
}
