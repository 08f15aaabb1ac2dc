import type { OperationsReport } from '@qlaim/backend/contract';
import { OPERATIONS } from '@qlaim/backend/texts/console/operations';
import { Card, RelativeTime } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { useId } from 'react';

/** How the lists stand that destinations are checked against: their entries, their age, and what failed last. */
export function ListsCard({ lists }: { lists: OperationsReport['destinationLists'] }) {
  const words = useTexts(OPERATIONS).checks.lists;
  const id = useId();
  if (lists.length === 0) return null;
  return (
    <Card as="section" className="qk-stack" aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <ul>
        {lists.map(({ name, readAt, entries, problem }) => (
          <li key={name}>
            {readAt === null
              ? words.unread(name)
              : fill((when) => words.read(name, entries, when), <RelativeTime date={readAt} />)}
            {problem === null ? null : <span> {words.problem(problem)}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
