import { type ServedDomain, servingLogo } from '@qlaim/backend/contract/console';
import { DOMAINS } from '@qlaim/backend/texts/console/domains';
import { LEGAL_NAMES } from '@qlaim/backend/texts/legal-names';
import { Badge, Button, Card } from '@qlaim/web-kit';
import { useShown, useTexts } from '@qlaim/web-kit/texts';
import type { ReactNode } from 'react';
import { Fact, Facts } from '../../widgets/Facts.tsx';
import { OwnLegalPages } from './OwnLegalPages.tsx';
import { ShopLogo } from './ShopLogo.tsx';
import { ShownAddress } from './ShownAddress.tsx';
import { Swatch } from './Swatch.tsx';

interface DomainCardProps {
  served: ServedDomain;
  /** Absent for who may not change it. */
  onChange: (() => void) | undefined;
}

/** What serves at a domain, and which of it is inherited. */
export function DomainCard({ served, onChange }: DomainCardProps) {
  const { domain, first, own, inherits, legal } = served;
  const words = useTexts(DOMAINS);
  const { language } = useShown();
  const colour = own.colour ?? inherits.colour;
  const logo = servingLogo(own, inherits);
  const storefront = own.storefront ?? inherits.storefront;
  const hasOwnPages = legal.some((page) => page.own);
  return (
    <Card as="li" className="qa-domain">
      <div className="qa-domain-head">
        <h2 className="qa-domain-name" dir="ltr">
          {domain}
        </h2>
        {first ? <Badge icon="store">{words.first}</Badge> : null}
        {onChange ? (
          <Button variant="quiet" onClick={onChange}>
            {words.edit}
            <span className="qk-hidden"> {domain}</span>
          </Button>
        ) : null}
      </div>
      <Facts>
        <Fact term={words.name}>
          <Value inherited={own.name === null && !first}>{own.name ?? inherits.name}</Value>
        </Fact>
        <Fact term={words.logo}>
          <Value inherited={own.logo === null && logo !== null && !first}>
            {logo === null ? words.noLogo : <ShopLogo logo={logo} name={own.name ?? inherits.name} />}
          </Value>
        </Fact>
        <Fact term={words.colour}>
          <Value inherited={own.colour === null && !first}>
            {colour === null ? words.colours : <Swatch colour={colour} />}
          </Value>
        </Fact>
        <Fact term={words.storefront} long={storefront !== null}>
          <Value inherited={own.storefront === null && !first}>
            {storefront === null ? words.ownPage : <ShownAddress address={storefront} />}
          </Value>
        </Fact>
        <Fact term={words.legal} long={hasOwnPages}>
          {hasOwnPages ? (
            <OwnLegalPages served={served} />
          ) : (
            <Value inherited={!first}>
              {legal.map(({ page }) => LEGAL_NAMES[language].pages[page]).join(', ')}
            </Value>
          )}
        </Fact>
      </Facts>
    </Card>
  );
}

function Value({ inherited, children }: { inherited: boolean; children: ReactNode }) {
  const words = useTexts(DOMAINS);
  if (!inherited) return children;
  return (
    <>
      {children} <span className="qk-soft qk-small">({words.inherited})</span>
    </>
  );
}
