import type { NoticeRow as Row } from '@qlaim/backend/contract/console';
import { NOTICES } from '@qlaim/backend/texts/console/notices';
import { EmptyState } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { ListFrame } from '../../widgets/ListFrame.tsx';
import { ListRows } from '../../widgets/ListRows.tsx';
import { ListPager } from '../../widgets/Pager.tsx';
import { RouteButton } from '../../widgets/RouteButton.tsx';
import { NoticeFilters } from './NoticeFilters.tsx';
import { NoticeRow } from './NoticeRow.tsx';

/** What people reported about what codes show, the newest first. */
export function NoticeList() {
  const words = useTexts(NOTICES);
  return (
    <ListFrame
      resource="notices"
      title={words.title}
      intro={words.intro}
      aside={<RouteButton to="/notices/report">{words.report}</RouteButton>}
    >
      <NoticeFilters />
      <ListRows<Row>
        label={words.title}
        height={320}
        empty={<EmptyState title={words.none}>{words.advice}</EmptyState>}
        row={(notice) => <NoticeRow notice={notice} />}
      />
      <ListPager label={words.pages} />
    </ListFrame>
  );
}
