import type { WelcomePage as Page } from '@qlaim/backend/contract';
import { CLAIM_TEXTS } from '@qlaim/backend/texts/claim';
import { LinkButton } from '@qlaim/web-kit';
import { LandingFrame } from '../../frame/LandingFrame.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { signInHref } from './sign-in-href.ts';
import { TaggedBag } from './TaggedBag.tsx';
import { WhatItDoes } from './WhatItDoes.tsx';
import { WhyNowhere } from './WhyNowhere.tsx';

/** The product's public page. A scan of a code without a destination also leads here. */
export function WelcomePage({ page }: { page: Page }) {
  const { code, language, reason, visitor } = page;
  const { frame, welcome } = CLAIM_TEXTS[language];
  const home = homeOf(page);
  const Headline = reason ? 'h2' : 'h1';
  const signIn = (
    <LinkButton href={signInHref(code, reason)} variant="quiet">
      {frame.signIn}
    </LinkButton>
  );
  return (
    <LandingFrame page={page} width="wide" action={home ? null : signIn}>
      {reason ? <WhyNowhere page={page} reason={reason} /> : null}
      <section className="qp-hero">
        <div className="qp-hero-words">
          <Headline className="qp-headline">{welcome.headline}</Headline>
          <p className="qp-lead">{welcome.lead}</p>
          {home ? <LinkButton href={home.href}>{home.label}</LinkButton> : null}
          {visitor.kind === 'stranger' ? <LinkButton href="/register">{frame.signUp}</LinkButton> : null}
        </div>
        <TaggedBag />
      </section>
      <HowItWorks words={welcome} />
      <WhatItDoes words={welcome} />
    </LandingFrame>
  );
}

/** Returns the first page of a signed-in visitor; undefined for one who has to sign in first. */
function homeOf({ language, visitor }: Page): { href: string; label: string } | undefined {
  const { frame } = CLAIM_TEXTS[language];
  if (visitor.kind === 'user') return { href: '/', label: frame.myCodes };
  return visitor.kind === 'admin' ? { href: '/admin', label: frame.dashboard } : undefined;
}
