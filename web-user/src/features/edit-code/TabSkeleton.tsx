import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Skeleton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

/** A placeholder in the shape of a field with its label. */
export const FieldSkeleton = () => (
  <div className="qu-field-skeleton">
    <Skeleton width="30%" />
    <Skeleton shape="block" height={48} />
  </div>
);

/** Takes the place of a tab's fields and buttons while its code loads. */
export function TabSkeleton({ fields }: { fields: number }) {
  const { frame } = useTexts(EDIT);
  return (
    <div className="qu-tab">
      <p className="qk-hidden" role="status">
        {frame.loadingTab}
      </p>
      {Array.from({ length: fields }, (_none, place) => `field ${place}`).map((field) => (
        <FieldSkeleton key={field} />
      ))}
      <Skeleton shape="block" height={44} width="60%" />
    </div>
  );
}
