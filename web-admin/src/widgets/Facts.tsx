import './styles/facts.css';
import type { ReactNode } from 'react';

/** Terms, and what is known of each. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className="qa-facts">{children}</dl>;

/** `long`: has the whole width below its term on a narrow screen. */
export const Fact = ({ term, long, children }: { term: string; long?: boolean; children: ReactNode }) => (
  <>
    <dt>{term}</dt>
    <dd className={long ? 'qa-fact-long' : undefined}>{children}</dd>
  </>
);
