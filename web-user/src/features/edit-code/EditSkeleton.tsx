import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import './code-head.css';
import { Card, Skeleton } from '@qlaim/web-kit';
import { FieldSkeleton } from './TabSkeleton.tsx';

/** Placeholders in the shape of the editor with the link tab. */
export function EditSkeleton() {
  const { frame } = useTexts(EDIT);
  return (
    <>
      <p className="qk-hidden" role="status">
        {frame.loadingCode}
      </p>
      <div className="qu-head">
        <Skeleton shape="block" width={120} height={120} />
        <div className="qu-head-words">
          <Skeleton width="60%" height={28} />
          <Skeleton width="80%" height={44} />
          <Skeleton width="70%" />
        </div>
        <div className="qu-head-actions">
          <Skeleton shape="block" width={124} height={44} />
        </div>
      </div>
      <div className="qu-edit">
        <Card className="qu-edit-card">
          <FieldSkeleton />
          <Skeleton shape="block" height={44} />
          <FieldSkeleton />
          <Skeleton shape="block" height={44} width="60%" />
        </Card>
      </div>
    </>
  );
}
