import { Skeleton } from '@qlaim/web-kit';

/** Takes the place of a tab's fields and buttons while its code loads. */
export function TabSkeleton({ fields }: { fields: number }) {
  return (
    <div className="qu-tab">
      <p className="qk-hidden" role="status">
        Loading the tab
      </p>
      {Array.from({ length: fields }, (_none, place) => `field ${place}`).map((field) => (
        <div className="qu-field-skeleton" key={field}>
          <Skeleton width="30%" />
          <Skeleton shape="block" height={48} />
        </div>
      ))}
      <Skeleton shape="block" height={44} width="60%" />
    </div>
  );
}
