import './code-at.css';
import type { CodeSnapshot } from '@qlaim/backend/contract';
import { Card } from '@qlaim/web-kit';
import { CodeFacts } from './CodeFacts.tsx';

interface CodeThenAndNowProps {
  past: CodeSnapshot | null;
  present: CodeSnapshot | null;
  /** The headings of the two. */
  then: string;
  now: string;
}

/** A code as it was, beside now, with what differs. */
export const CodeThenAndNow = ({ past, present, then, now }: CodeThenAndNowProps) => (
  <div className="qa-code-at">
    <Card as="section">
      <h2>{then}</h2>
      <CodeFacts code={past} other={present} />
    </Card>
    <Card as="section">
      <h2>{now}</h2>
      <CodeFacts code={present} other={past} />
    </Card>
  </div>
);
