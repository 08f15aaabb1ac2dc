import './styles/link-tabs.css';
import { Link, type LinkProps } from 'react-router-dom';

export interface LinkTab extends Pick<LinkProps, 'to' | 'state' | 'replace'> {
  readonly label: string;
  readonly current: boolean;
}

/** Parts of a page beside each other, each with its own address. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label} className="qa-link-tabs">
      {tabs.map(({ label: words, current, ...link }) => (
        <Link key={words} {...link} aria-current={current ? 'page' : undefined} className="qa-link-tab">
          {words}
        </Link>
      ))}
    </nav>
  );
}
