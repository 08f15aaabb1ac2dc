import { Card, Header, Page } from '@qlaim/web-kit';
import type { ReactNode } from 'react';
import './auth.css';
import { ClaimNote } from './ClaimNote.tsx';

interface AuthLayoutProps {
  title: string;
  /** The short code that the visitor wants to claim. */
  code: string | undefined;
  /** The number of finished steps, of three in a claim. */
  stepsDone: number;
  children: ReactNode;
}

/** The layout of the sign-in pages: text beside the form, or above it on a phone. */
export function AuthLayout({ title, code, stepsDone, children }: AuthLayoutProps) {
  return (
    <Page header={<Header />}>
      <div className="qu-auth">
        <div className="qu-auth-words">
          {code === undefined ? <Invitation /> : <ClaimNote code={code} done={stepsDone} />}
        </div>
        <Card className="qu-auth-card">
          <h1 className="qk-page-title">{title}</h1>
          {children}
        </Card>
      </div>
    </Page>
  );
}

function Invitation() {
  return (
    <div className="qu-invitation">
      <p className="qu-auth-headline">The code on your things, leading where you choose.</p>
      <p className="qk-soft">
        Sign in to claim and manage the QR codes linked to items you bought from our online store.
      </p>
    </div>
  );
}
