import { shownLink } from '@qlaim/backend/contract';
import { OWN_TEXT } from '../../texts/own-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { FoldedPart } from './FoldedPart.tsx';
import type { SectionProps } from './section.ts';

/** The links of a page. Each opens in a new tab, and says where it leads. */
export function Links({ page: { links, warnings }, open }: SectionProps) {
  const { links: title } = useTexts();
  return (
    <FoldedPart id="links" title={title} amount={links.length} open={open}>
      <ul className="qp-links">
        {links.map(({ url, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the page is rendered once, and two links may be the same
          <li key={place}>
            <a href={warnings[url] ?? url} target="_blank" rel="noopener noreferrer">
              {text === '' ? <span dir="ltr">{shownLink(url)}</span> : <span {...OWN_TEXT}>{text}</span>}
            </a>
            {text === '' ? null : (
              <small>
                <bdi dir="ltr">{shownLink(url)}</bdi>
              </small>
            )}
          </li>
        ))}
      </ul>
    </FoldedPart>
  );
}
