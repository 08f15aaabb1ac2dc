import './decisions.css';
import type { ReactNode } from 'react';

/** Terms with what people wrote about each, in its own direction and with its line ends. */
export const Facts = ({ facts }: { facts: readonly (readonly [term: string, fact: ReactNode])[] }) => (
  <dl className="qu-decision-facts">
    {facts.map(([term, fact]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd dir="auto">{fact}</dd>
      </div>
    ))}
  </dl>
);
