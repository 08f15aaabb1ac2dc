import { Card, Skeleton } from '@qlaim/web-kit';

export function EditSkeleton() {
  return (
    <div className="qu-edit">
      <p className="qk-hidden" role="status">
        Loading the QR code
      </p>
      <Card className="qu-edit-card">
        <Skeleton width="30%" />
        <Skeleton shape="block" height={48} />
        <Skeleton shape="block" height={48} />
        <Skeleton width="30%" />
        <Skeleton shape="block" height={48} />
        <Skeleton shape="block" height={44} />
      </Card>
    </div>
  );
}
