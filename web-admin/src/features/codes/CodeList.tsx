import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { useTexts } from '@qlaim/web-kit/texts';
import './codes.css';
import type { AdminCode } from '@qlaim/backend/contract';
import { useTitle } from '@qlaim/web-kit';
import { lazy, Suspense, useState } from 'react';
import { ListBase } from 'react-admin';
import { useMay } from '../../api/use-may.ts';
import { ERROR_ON_PAGE } from '../../widgets/shown-errors.ts';
import { CodesWithDialogs } from './card/CodesWithDialogs.tsx';
import { FilterBar } from './filters/FilterBar.tsx';
import { FIRST_PAGE } from './first-page.ts';
import { GenerateCodes } from './generate/GenerateCodes.tsx';
import type { GeneratedBatch } from './generate/use-generate.ts';
import { CodeGrid } from './grid/CodeGrid.tsx';
import { CodeGridSkeleton } from './grid/CodeGridSkeleton.tsx';
import { ImportCodes } from './imports/ImportCodes.tsx';
import { CodePagination } from './pagination/CodePagination.tsx';
import { SkipToPages } from './pagination/SkipToPages.tsx';
import { UploadPictures } from './picture/UploadPictures.tsx';
import { TotalCodes } from './TotalCodes.tsx';
import type { CodeView } from './view/code-view.ts';
import { ViewSwitch } from './view/ViewSwitch.tsx';

const TableSection = lazy(() => import('./TableSection.tsx'));
const SavedViews = lazy(() => import('./saved/SavedViews.tsx'));
const GeneratedNotice = lazy(() => import('./generate/GeneratedNotice.tsx'));

/** The codes as cards. */
export const CodeList = () => <Codes view="cards" />;

/** The codes as a table. */
export const CodeTableList = () => <Codes view="table" />;

function Codes({ view }: { view: CodeView }) {
  const { title } = useTexts(CODE_LIST);
  useTitle(title);
  const may = useMay();
  const [generated, setGenerated] = useState<GeneratedBatch>();
  return (
    <ListBase<AdminCode>
      resource="codes"
      perPage={FIRST_PAGE.pagination.perPage}
      sort={FIRST_PAGE.sort}
      exporter={false}
      queryOptions={ERROR_ON_PAGE}
    >
      <div>
        <div className="qa-codes-head">
          <h1 className="qk-page-title">{title}</h1>
          <TotalCodes />
          <div className="qa-codes-tools">
            {may('codes.manage') ? <UploadPictures /> : null}
            {may('codes.generate') ? <ImportCodes /> : null}
            {may('codes.generate') ? <GenerateCodes onGenerated={setGenerated} /> : null}
          </div>
        </div>
        {generated ? (
          <Suspense>
            <GeneratedNotice key={generated.id} batch={generated} onClose={() => setGenerated(undefined)} />
          </Suspense>
        ) : null}
        <FilterBar>
          <Suspense fallback={<div className="qa-codes-views" />}>
            <SavedViews view={view} />
          </Suspense>
        </FilterBar>
        <SkipToPages />
        <CodesWithDialogs>
          {view === 'cards' ? (
            <>
              <div className="qa-codes-switch">
                <ViewSwitch view={view} />
              </div>
              <CodeGrid />
            </>
          ) : (
            <Suspense fallback={<CodeGridSkeleton />}>
              <TableSection />
            </Suspense>
          )}
        </CodesWithDialogs>
        <CodePagination />
      </div>
    </ListBase>
  );
}
