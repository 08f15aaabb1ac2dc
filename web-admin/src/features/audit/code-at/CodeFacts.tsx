import type { CodeSnapshot } from '@qlaim/backend/contract';
import { Badge } from '@qlaim/web-kit';
import { Fact, Facts } from '../../../widgets/Facts.tsx';
import { factsOf } from './code-facts.ts';

/** What a code was, with a badge beside what differs from the other moment. */
export function CodeFacts({ code, other }: { code: CodeSnapshot | null; other: CodeSnapshot | null }) {
  if (code === null) return <p className="qk-soft">There was no such code</p>;
  const others = new Map(other ? factsOf(other) : []);
  return (
    <Facts>
      {factsOf(code).map(([term, value]) => (
        <Fact key={term} term={term}>
          {value} {other && others.get(term) !== value ? <Badge tone="note">Differs</Badge> : null}
        </Fact>
      ))}
    </Facts>
  );
}
