import { type LandingPage, PRODUCT_NAME } from '@qlaim/backend/contract';
import { CLAIM_TEXTS } from '@qlaim/backend/texts/claim';
import { useLook, Wordmark } from '@qlaim/web-kit';
import type { ReactNode } from 'react';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LegalLinks } from './LegalLinks.tsx';

interface LandingFrameProps {
  page: Pick<LandingPage, 'language' | 'address'>;
  /** A link beside the logo. */
  action?: ReactNode;
  width: 'form' | 'text' | 'wide';
  children: ReactNode;
}

/** The landmarks of a page: skip link, header with the logo, main, and a footer with the language switch. */
export function LandingFrame({ page: { language, address }, action, width, children }: LandingFrameProps) {
  const { frame, switch: switchName } = CLAIM_TEXTS[language];
  const { name } = useLook();
  return (
    <div className="qk-page">
      <a className="qk-skip" href="#main">
        {frame.skip}
      </a>
      <header className="qk-header">
        <div className="qk-header-row">
          <a href="/welcome" className="qk-header-home" aria-label={frame.home(name)}>
            <Wordmark />
          </a>
          <div className="qk-header-middle">{action}</div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`qk-main qk-main-${width}`}>
        {children}
      </main>
      <footer className="qk-foot">
        <LanguageSwitch name={switchName} current={language} address={address} />
        <LegalLinks />
        {name === PRODUCT_NAME ? <p>{frame.foot}</p> : null}
      </footer>
    </div>
  );
}
