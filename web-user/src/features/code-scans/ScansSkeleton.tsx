import { SCANS } from '@qlaim/backend/texts/owner/scans';
import { Card, Skeleton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

export function ScansSkeleton() {
  const { loading } = useTexts(SCANS);
  return (
    <>
      <p className="qk-hidden" role="status">
        {loading}
      </p>
      <div className="qu-scans" aria-hidden="true">
        <Card className="qu-scans-head">
          <Skeleton width="60%" height={28} />
          <Skeleton shape="block" height={52} />
        </Card>
        {['days', 'hours', 'devices', 'sites'].map((part) => (
          <Card key={part} className="qk-figures">
            <Skeleton width="40%" height={24} />
            <Skeleton shape="block" height={190} />
            <Skeleton shape="block" width={180} height={44} />
          </Card>
        ))}
      </div>
    </>
  );
}
