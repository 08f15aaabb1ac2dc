import '@qlaim/web-kit/styles/figures.css';
import './code-scans.css';
import { Button, printCode } from '@qlaim/web-kit';
import { useParams } from 'react-router-dom';
import { AppPage } from '../../shell/AppPage.tsx';
import { BackLink } from '../../shell/BackLink.tsx';
import { CodeUnavailable } from '../../shell/CodeUnavailable.tsx';
import { ScanStatistics } from './ScanStatistics.tsx';
import { ScansSkeleton } from './ScansSkeleton.tsx';
import { useScans } from './scans.ts';

/** The scan statistics of one code. */
export default function CodeScansPage() {
  const { id = '' } = useParams();
  return (
    <AppPage title="Scans" back={<BackLink href="/">My QR Codes</BackLink>}>
      <Statistics id={id} />
    </AppPage>
  );
}

function Statistics({ id }: { id: string }) {
  const { data, error, isPending, isFetching, refetch } = useScans(id);
  if (isPending) return <ScansSkeleton />;
  if (!data) {
    return (
      <CodeUnavailable
        error={error}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  const { scans, name, shortCode } = data;
  return (
    <ScanStatistics
      scans={scans}
      name={name ?? undefined}
      code={printCode(shortCode)}
      shortCode={shortCode}
    />
  );
}
