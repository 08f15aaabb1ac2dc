import { PEOPLE } from '@qlaim/backend/texts/console/people';
import { EmptyState } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../../widgets/PageFrame.tsx';
import { Pager } from '../../../widgets/Pager.tsx';
import { ReadState } from '../../../widgets/ReadState.tsx';
import { Rows } from '../../../widgets/Rows.tsx';
import { ErasureRow } from './ErasureRow.tsx';
import { pagesOf, useErasures } from './use-erasures.ts';

/** The deleted accounts: those under way, and those that are done. */
export function ErasuresPage() {
  const { list } = useTexts(PEOPLE);
  const words = list.erasures;
  const [query, setQuery] = useSearchParams();
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  const read = useErasures(page);
  const { total = 0, erasures = [] } = read.data ?? {};
  return (
    <PageFrame title={words.title} intro={words.intro} back={{ to: '/people', label: list.all }}>
      <ReadState read={read} height={280} />
      {read.data && total === 0 ? <EmptyState title={words.none}>{words.noneAdvice}</EmptyState> : null}
      {total > 0 ? (
        <Rows label={words.title}>
          {erasures.map((erasure) => (
            <ErasureRow key={erasure.id} erasure={erasure} />
          ))}
        </Rows>
      ) : null}
      <Pager
        label={words.pages}
        page={page}
        count={pagesOf(total)}
        onGo={(to) => setQuery({ page: String(to) })}
      />
    </PageFrame>
  );
}
