import './welcome.css';
import { canonicalShortCode } from '@qlaim/backend/contract';
import { Header, LinkButton, Page, useTitle } from '@qlaim/web-kit';
import { useSearchParams } from 'react-router-dom';
import { reasonOf } from '../../shell/reasons.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { TaggedBag } from './TaggedBag.tsx';
import { WhatItDoes } from './WhatItDoes.tsx';
import { WhyNowhere } from './WhyNowhere.tsx';

/** The product's public page. A scan of a code without a destination also leads here. */
export default function WelcomePage() {
  const [search] = useSearchParams();
  const reason = reasonOf(search.get('why'));
  const code = canonicalShortCode(search.get('code') ?? '');
  useTitle(reason?.title ?? 'Your things, leading where you choose');
  const Headline = reason ? 'h2' : 'h1';
  return (
    <Page
      header={
        <Header homeHref="/welcome">
          <LinkButton href="/login" variant="quiet">
            Sign in
          </LinkButton>
        </Header>
      }
      footer="Qlaim: QR codes on things people buy, claimed by the buyer."
    >
      {reason ? <WhyNowhere reason={reason} code={code} /> : null}
      <section className="qp-hero">
        <div className="qp-hero-words">
          <Headline className="qp-headline">The code on your things leads where you choose</Headline>
          <p className="qp-lead">
            Things you buy come with a QR code that is yours alone. Claim it, and every scan opens your page,
            your link or your phone number. Change your mind as often as you like: the code stays the same.
          </p>
          <LinkButton href="/register">Sign up</LinkButton>
        </div>
        <TaggedBag />
      </section>
      <HowItWorks />
      <WhatItDoes />
    </Page>
  );
}
