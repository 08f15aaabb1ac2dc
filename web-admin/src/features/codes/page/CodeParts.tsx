import type { AdminCode } from '@qlaim/backend/contract';
import { formatCount } from '@qlaim/web-kit';
import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { codeAddress } from '../../../api/addresses.ts';
import { LinkTabs } from '../../../widgets/LinkTabs.tsx';
import { ReadState } from '../../../widgets/ReadState.tsx';
import { Destination } from './Destination.tsx';
import { filesOf } from './files-of.ts';

interface Part {
  /** The end of the address. */
  readonly path: string;
  readonly label: (code: AdminCode) => string;
  readonly View: ComponentType<{ code: AdminCode }>;
}

const numbered = (words: string, count: number) => (count === 0 ? words : `${words} ${formatCount(count)}`);

const PARTS: readonly Part[] = [
  { path: '', label: () => 'Leads to', View: Destination },
  {
    path: 'scans',
    label: ({ scanCount }) => numbered('Scans', scanCount),
    View: lazy(() => import('./CodeScans.tsx').then((module) => ({ default: module.CodeScans }))),
  },
  {
    path: 'history',
    label: () => 'History',
    View: lazy(() => import('./history/CodeChanges.tsx').then((module) => ({ default: module.CodeChanges }))),
  },
  {
    path: 'files',
    label: ({ storedInfo }) => numbered('Files', filesOf(storedInfo).length),
    View: lazy(() => import('./CodeFiles.tsx').then((module) => ({ default: module.CodeFiles }))),
  },
];

/** The parts of a code's page, each with its own address. */
export function CodeParts({ code }: { code: AdminCode }) {
  const { '*': rest = '' } = useParams();
  const { state } = useLocation();
  const shown = PARTS.find(({ path }) => path === rest);
  if (!shown) return <Navigate to={codeAddress(code.id)} replace />;
  const tabs = PARTS.map((part) => ({
    label: part.label(code),
    current: part === shown,
    to: codeAddress(code.id, part.path),
    state,
    replace: true,
  }));
  return (
    <>
      <LinkTabs label="About the code" tabs={tabs} />
      <Suspense
        fallback={
          <ReadState read={{ isPending: true, error: null, refetch: () => undefined }} height={320} />
        }
      >
        <shown.View code={code} />
      </Suspense>
    </>
  );
}
