import '../notices.css';
import type { AdminCode } from '@qlaim/backend/contract';
import type { NoticeRow as Row } from '@qlaim/backend/contract/console';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { NOTICE_STORY } from '@qlaim/backend/texts/console/notices/story';
import { EmptyState, useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { ReadState } from '../../../widgets/ReadState.tsx';
import { Rows } from '../../../widgets/Rows.tsx';
import { ERROR_ON_PAGE } from '../../../widgets/shown-errors.ts';
import { NoticeRow } from '../NoticeRow.tsx';

/** How many notices the page of a code shows. */
const SHOWN = 20;

/** The notices about a code and the decisions of the house, the newest first, with the whole story of each. */
export function CodeNotices({ code: { id } }: { code: AdminCode }) {
  const { story } = useTexts(NOTICES);
  const words = useTexts(NOTICE_STORY).ofCode;
  const { count } = useFormats();
  const read = useGetList<Row>(
    'notices',
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: { code: id },
    },
    ERROR_ON_PAGE,
  );
  const { data, total = 0 } = read;
  if (!data) return <ReadState read={read} height={320} />;
  if (total === 0) return <EmptyState title={words.none}>{words.advice}</EmptyState>;
  return (
    <>
      <Rows label={words.title}>
        {data.map((notice) => (
          <NoticeRow key={notice.id} notice={notice}>
            <p>
              <Link to={`/notices/${notice.id}/story`} className="qa-notice-link">
                {story}
                <span className="qk-hidden">: {notice.id}</span>
              </Link>
            </p>
          </NoticeRow>
        ))}
      </Rows>
      {total > SHOWN ? <p className="qk-soft">{words.more(count(SHOWN))}</p> : null}
    </>
  );
}
