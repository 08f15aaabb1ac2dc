import type { BatchTexts } from '@qlaim/backend/texts/console/batches';

/** Returns a part in percent, rounded down, so that only the whole reads as 100 %. Empty where there is no whole. */
export function shareText(
  part: number,
  whole: number,
  { share, underOne }: Pick<BatchTexts['figures'], 'share' | 'underOne'>,
): string {
  if (whole === 0) return '';
  const percent = Math.floor((part / whole) * 100);
  return percent === 0 && part > 0 ? underOne : share(percent);
}
