import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { Icon, useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { shownPages } from '../../../widgets/pager/shown-pages.ts';

/** Pages at each end that are always shown (specification, section 9). */
const MARGIN = 2;

interface PageButtonsProps {
  page: number;
  count: number;
  onGo: (page: number) => void;
}

/** The pages of a list, and one step to either side. */
export function PageButtons({ page, count, onGo }: PageButtonsProps) {
  const words = useTexts(CODE_LIST).pages;
  const formats = useFormats();
  return (
    <ul className="qa-code-pages-row">
      <li className="qa-page-before">
        <button type="button" aria-label={words.previous} disabled={page <= 1} onClick={() => onGo(page - 1)}>
          <Icon name="chevronDown" />
        </button>
      </li>
      {shownPages(page, count, MARGIN).map((each, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page changes its place, not the place its page
        <li key={place}>
          {each === undefined ? (
            <span>…</span>
          ) : (
            <button
              type="button"
              aria-label={words.page(each)}
              aria-current={each === page ? 'page' : undefined}
              onClick={() => onGo(each)}
            >
              {formats.count(each)}
            </button>
          )}
        </li>
      ))}
      <li className="qa-page-after">
        <button type="button" aria-label={words.next} disabled={page >= count} onClick={() => onGo(page + 1)}>
          <Icon name="chevronDown" />
        </button>
      </li>
    </ul>
  );
}
