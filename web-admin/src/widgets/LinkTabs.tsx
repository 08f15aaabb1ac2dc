import './styles/link-tabs.css';
import { Icon, type IconName } from '@qlaim/web-kit';
import { Link, type LinkProps } from 'react-router-dom';
import { useScrollToCurrent } from './use-scroll-to-current.ts';

export interface LinkTab extends Pick<LinkProps, 'to' | 'state' | 'replace'> {
  readonly label: string;
  readonly current: boolean;
  /** Tells tabs apart that have one label. */
  readonly id?: string | undefined;
  /** What the tab differs in from others: an icon, and words for who does not see it. */
  readonly mark?: { readonly icon: IconName; readonly words: string } | undefined;
}

/** Parts of a page beside each other, each with its own address. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const row = useScrollToCurrent<HTMLElement>(`${tabs.length} ${tabs.findIndex(({ current }) => current)}`);
  return (
    <nav ref={row} aria-label={label} className="qa-link-tabs">
      {tabs.map(({ label: words, current, id, mark, ...link }) => (
        <Link key={id ?? words} {...link} aria-current={current ? 'page' : undefined} className="qa-link-tab">
          {mark ? <Icon name={mark.icon} size={16} /> : null}
          {words}
          {mark ? <span className="qk-hidden"> ({mark.words})</span> : null}
        </Link>
      ))}
    </nav>
  );
}
