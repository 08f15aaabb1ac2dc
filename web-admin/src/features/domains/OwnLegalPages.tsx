import type { ServedDomain } from '@qlaim/backend/contract/console';
import { DOMAINS } from '@qlaim/backend/texts/console/domains';
import { LEGAL_NAMES } from '@qlaim/backend/texts/legal-names';
import { fill, useShown, useTexts } from '@qlaim/web-kit/texts';
import { Day } from '../../widgets/Day.tsx';
import { ShownAddress } from './ShownAddress.tsx';

type Page = ServedDomain['legal'][number]['page'];

/** The legal pages that are a domain's own, and where those stand that are no text. */
export function OwnLegalPages({ served: { own, legal } }: { served: ServedDomain }) {
  const words = useTexts(DOMAINS);
  const { language } = useShown();
  const linkOf = (page: Page) =>
    page === 'imprint' || page === 'privacy' || page === 'terms' ? own[page] : null;
  return (
    <ul className="qa-own-legal">
      {legal
        .filter((one) => one.own)
        .map(({ page }) => (
          <li key={page}>
            {LEGAL_NAMES[language].pages[page]}{' '}
            <span className="qk-soft qk-small">
              ({words.own}
              {page === 'terms' && own.termsDay !== null ? (
                <>
                  {', '}
                  {fill(words.termsAt, <Day at={`${own.termsDay}T00:00:00.000Z`} />)}
                </>
              ) : null}
              )
            </span>
            <Where link={linkOf(page)} />
          </li>
        ))}
    </ul>
  );
}

function Where({ link }: { link: string | null }) {
  return link === null ? null : (
    <div>
      <ShownAddress address={link} />
    </div>
  );
}
