import { useFormats } from '@qlaim/web-kit';
import { useWidgetTexts } from './use-widget-texts.ts';

/** The day of a moment, with the exact time in its tooltip. Null: it has not come yet. */
export function Day({ at }: { at: string | null }) {
  const { notYet } = useWidgetTexts();
  const { exactTime, createdDate } = useFormats();
  if (at === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="qk-hidden">{notYet}</span>
      </>
    );
  return (
    <time dateTime={at} title={exactTime(at)}>
      {createdDate(at)}
    </time>
  );
}
