import './claim.css';
import { Header, Page, useArrival, useTitle, Waiting } from '@qlaim/web-kit';
import { useParams } from 'react-router-dom';
import { Claimable } from './Claimable.tsx';
import { Refused } from './Refused.tsx';
import { Unreachable } from './Unreachable.tsx';
import { useStanding } from './useStanding.ts';
import { Yours } from './Yours.tsx';

/** The page at /claim/:code. The scan of an unclaimed code leads here. */
export default function ClaimPage() {
  const { code = '' } = useParams();
  useTitle('Claim this code');
  return (
    <Page header={<Header homeHref="/welcome" />} width="form">
      <Body code={code} />
    </Page>
  );
}

function Body({ code }: { code: string }) {
  const { standing, ask } = useStanding(code);
  useArrival(standing?.kind);
  switch (standing?.kind) {
    case undefined:
      return (
        <>
          <h1 className="qk-hidden">Claim this code</h1>
          <Waiting label="Looking at the code" />
        </>
      );
    case 'claimable':
      return <Claimable code={standing.code} user={standing.user} recheck={ask} />;
    case 'yours':
      return <Yours code={standing.code} />;
    case 'refused':
      return <Refused code={code} reason={standing.reason} />;
    case 'unreachable':
      return <Unreachable advice={standing.advice} retry={ask} />;
  }
}
