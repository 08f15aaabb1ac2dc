import './styles/facts.css';
import type { ReactNode } from 'react';

/** Terms, and what is known of each. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className="qa-facts">{children}</dl>;

export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </>
);
