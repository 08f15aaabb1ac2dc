import { Card, Skeleton } from '@qlaim/web-kit';

export function EditSkeleton() {
  return (
    <div className="qu-edit" role="status" aria-label="Loading the QR code">
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
