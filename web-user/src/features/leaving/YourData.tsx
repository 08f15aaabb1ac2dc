import { Button, Card, LinkButton } from '@qlaim/web-kit';
import { lazy, Suspense, useState } from 'react';
import './leaving.css';

// Most visits of the profile need neither.
const DownloadDialog = lazy(() => import('./DownloadDialog.tsx'));

/** The part of the profile with which people take their data, or leave. */
export function YourData() {
  const [asked, setAsked] = useState(false);
  return (
    <Card>
      <h2 className="qu-leaving-title">Your data</h2>
      <p className="qk-soft">
        Take a copy of everything that we keep about you: your account, your codes with their history, and
        your files.
      </p>
      <div className="qu-leaving-actions">
        <Button variant="quiet" onClick={() => setAsked(true)}>
          Download my data
        </Button>
        <LinkButton href="/delete-account" variant="quiet">
          Delete my account
        </LinkButton>
      </div>
      {asked ? (
        <Suspense fallback={null}>
          <DownloadDialog onClose={() => setAsked(false)} />
        </Suspense>
      ) : null}
    </Card>
  );
}
