import { ACCOUNT } from '@qlaim/backend/texts/account';
import { Card, Header, LegalLinks, Page } from '@qlaim/web-kit';
import type { ReactNode } from 'react';
import './auth.css';
import { useTexts } from '@qlaim/web-kit/texts';
import { ClaimNote } from './ClaimNote.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

interface AuthLayoutProps {
  title: string;
  /** The short code that the visitor wants to claim. */
  code: string | undefined;
  /** The number of finished steps, of three in a claim. */
  stepsDone: number;
  /** What stands beside the form in place of the words to buyers. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The layout of the sign-in pages: text beside the form, or above it on a phone. */
export function AuthLayout({ title, code, stepsDone, beside, children }: AuthLayoutProps) {
  return (
    <Page header={<Header />} footer={<AuthFoot />}>
      <div className="qu-auth">
        <div className="qu-auth-words">
          {beside ?? (code === undefined ? <Invitation /> : <ClaimNote code={code} done={stepsDone} />)}
        </div>
        <Card className="qu-auth-card">
          <h1 className="qk-page-title">{title}</h1>
          {children}
        </Card>
      </div>
    </Page>
  );
}

function AuthFoot() {
  return (
    <>
      <LanguageSwitch />
      <LegalLinks />
    </>
  );
}

function Invitation() {
  const { headline, lead } = useTexts(ACCOUNT).invitation;
  return (
    <div className="qu-invitation">
      <p className="qu-auth-headline">{headline}</p>
      <p className="qk-soft">{lead}</p>
    </div>
  );
}
