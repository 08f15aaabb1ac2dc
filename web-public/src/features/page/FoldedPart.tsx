import { Icon } from '@qlaim/web-kit';
import type { ReactNode } from 'react';
import { formatNumber } from '../../texts/format.ts';
import { OWN_TEXT } from '../../texts/own-text.ts';
import { useLanguage } from '../../texts/use-texts.ts';

interface FoldedPartProps {
  /** Names the part on the page. */
  id: string;
  title: string;
  /** The owner wrote the title. */
  own?: boolean;
  /** How many there are in it; not shown below two. */
  amount?: number;
  open: boolean;
  children: ReactNode;
}

/** A section of a page that is folded until it is wanted. It needs no script. */
export function FoldedPart({ id, title, own = false, amount = 0, open, children }: FoldedPartProps) {
  const language = useLanguage();
  return (
    <section className="qp-part" aria-labelledby={id}>
      <details open={open}>
        <summary>
          <h2 id={id} {...(own ? OWN_TEXT : {})}>
            {title}
          </h2>
          {amount > 1 ? <span className="qp-amount">{formatNumber(amount, language)}</span> : null}
          <Icon name="chevronDown" size={18} className="qp-fold" />
        </summary>
        <div className="qp-folded">{children}</div>
      </details>
    </section>
  );
}
