import type { CodeSnapshot } from '@qlaim/backend/contract';
import { AUDIT } from '@qlaim/backend/texts/console/audit';
import { Badge } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { Fact, Facts } from '../../../widgets/Facts.tsx';
import { factsOf } from './code-facts.ts';

/** What a code was, with a badge beside what differs from the other moment. */
export function CodeFacts({ code, other }: { code: CodeSnapshot | null; other: CodeSnapshot | null }) {
  const words = useTexts(AUDIT);
  if (code === null) return <p className="qk-soft">{words.codeAt.missing}</p>;
  const others = new Map(other ? factsOf(other, words) : []);
  return (
    <Facts>
      {factsOf(code, words).map(([term, value]) => (
        <Fact key={term} term={term}>
          <bdi>{value}</bdi>{' '}
          {other && others.get(term) !== value ? <Badge tone="note">{words.codeAt.differs}</Badge> : null}
        </Fact>
      ))}
    </Facts>
  );
}
