import { PERSON } from '@qlaim/backend/texts/owner/person';
import { Button, Card, LinkButton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { lazy, Suspense, useState } from 'react';
import './leaving.css';

// Most visits of the profile need neither.
const DownloadDialog = lazy(() => import('./DownloadDialog.tsx'));

/** The part of the profile with which people take their data, or leave. */
export function YourData() {
  const { data } = useTexts(PERSON);
  const [asked, setAsked] = useState(false);
  return (
    <Card>
      <h2 className="qu-leaving-title">{data.title}</h2>
      <p className="qk-soft">{data.lead}</p>
      <div className="qu-leaving-actions">
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {data.download}
        </Button>
        <LinkButton href="/delete-account" variant="quiet">
          {data.delete}
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
