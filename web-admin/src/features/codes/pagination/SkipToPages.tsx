import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { useTexts } from '@qlaim/web-kit/texts';
import { useListContext } from 'react-admin';
import { PAGES_ID, pagesOf } from './pages.ts';

/** Leads the keyboard past all cards to the pagination. */
export function SkipToPages() {
  const { skip } = useTexts(CODE_LIST).pages;
  const { total = 0, perPage } = useListContext<AdminCode>();
  if (pagesOf(total, perPage) < 2) return null;
  return (
    <div className="qa-skip-place">
      <a className="qk-skip" href={`#${PAGES_ID}`}>
        {skip}
      </a>
    </div>
  );
}
