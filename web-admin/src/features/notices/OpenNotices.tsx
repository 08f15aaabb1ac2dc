import './notices.css';
import type { NoticeRow } from '@qlaim/backend/contract/console';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useGetList } from 'react-admin';
import { ERROR_ON_PAGE } from '../../widgets/shown-errors.ts';

/** One row: only the count beside it is needed. */
const OPEN = { pagination: { page: 1, perPage: 1 }, filter: { status: 'open' } };

/** How many notices wait for a decision. Nothing while there are none. */
export default function OpenNotices() {
  const texts = useTexts(NOTICES);
  const { count } = useFormats();
  const { total = 0 } = useGetList<NoticeRow>('notices', OPEN, ERROR_ON_PAGE);
  if (total === 0) return null;
  return (
    <>
      <span aria-hidden="true" className="qa-open-notices">
        {count(total)}
      </span>
      <span className="qk-hidden"> ({texts.open(total)})</span>
    </>
  );
}
