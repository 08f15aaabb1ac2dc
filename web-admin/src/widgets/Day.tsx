import { exactTime, formatCreatedDate } from '@qlaim/web-kit';

/** The day of a moment, with the exact time in its tooltip. Null: it has not come yet. */
export function Day({ at }: { at: string | null }) {
  if (at === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="qk-hidden">not yet</span>
      </>
    );
  return (
    <time dateTime={at} title={exactTime(at)}>
      {formatCreatedDate(at)}
    </time>
  );
}
