import type { AdminCode } from '@qlaim/backend/contract';
import type { CodePageTexts } from '@qlaim/backend/texts/console/codes/page';
import { CODE_PAGE } from '@qlaim/backend/texts/console/codes/page';
import { useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
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
  readonly name: Exclude<keyof CodePageTexts['parts'], 'label' | 'numbered'>;
  /** How many there are, which its label says. */
  readonly count?: (code: AdminCode) => number;
  readonly View: ComponentType<{ code: AdminCode }>;
}

const PARTS: readonly Part[] = [
  { path: '', name: 'destination', View: Destination },
  {
    path: 'scans',
    name: 'scans',
    count: ({ scanCount }) => scanCount,
    View: lazy(() => import('./CodeScans.tsx').then((module) => ({ default: module.CodeScans }))),
  },
  {
    path: 'history',
    name: 'history',
    View: lazy(() => import('./history/CodeChanges.tsx').then((module) => ({ default: module.CodeChanges }))),
  },
  {
    path: 'files',
    name: 'files',
    count: ({ storedInfo }) => filesOf(storedInfo).length,
    View: lazy(() => import('./CodeFiles.tsx').then((module) => ({ default: module.CodeFiles }))),
  },
  {
    path: 'notices',
    name: 'notices',
    View: lazy(() => import('../../notices/index.ts').then((module) => ({ default: module.CodeNotices }))),
  },
];

/** The parts of a code's page, each with its own address. */
export function CodeParts({ code }: { code: AdminCode }) {
  const { '*': rest = '' } = useParams();
  const { state } = useLocation();
  const words = useTexts(CODE_PAGE).parts;
  const formats = useFormats();
  const shown = PARTS.find(({ path }) => path === rest);
  if (!shown) return <Navigate to={codeAddress(code.id)} replace />;
  const labelOf = ({ name, count }: Part) => {
    const number = count?.(code) ?? 0;
    return number === 0 ? words[name] : words.numbered(words[name], formats.count(number));
  };
  const tabs = PARTS.map((part) => ({
    label: labelOf(part),
    current: part === shown,
    to: codeAddress(code.id, part.path),
    state,
    replace: true,
  }));
  return (
    <>
      <LinkTabs label={words.label} tabs={tabs} />
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
