import { SCANS } from '@qlaim/backend/texts/owner/scans';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { useTexts } from '@qlaim/web-kit/texts';
import '@qlaim/web-kit/styles/figures.css';
import './code-scans.css';
import { printCode } from '@qlaim/web-kit';
import { useParams } from 'react-router-dom';
import { AppPage } from '../../layout/AppPage.tsx';
import { BackLink } from '../../shell/BackLink.tsx';
import { CodeUnavailable } from '../../shell/CodeUnavailable.tsx';
import { TryAgain } from '../../shell/TryAgain.tsx';
import { ScanStatistics } from './ScanStatistics.tsx';
import { ScansSkeleton } from './ScansSkeleton.tsx';
import { useScans } from './scans.ts';

/** The scan statistics of one code. */
export default function CodeScansPage() {
  const { id = '' } = useParams();
  const scans = useTexts(SCANS);
  const { myCodes } = useTexts(SHELL).words;
  return (
    <AppPage title={scans.title} back={<BackLink href="/">{myCodes}</BackLink>}>
      <Statistics id={id} />
    </AppPage>
  );
}

function Statistics({ id }: { id: string }) {
  const read = useScans(id);
  const { data, error, isPending } = read;
  if (isPending) return <ScansSkeleton />;
  if (!data) {
    return <CodeUnavailable error={error} action={<TryAgain read={read} />} />;
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
