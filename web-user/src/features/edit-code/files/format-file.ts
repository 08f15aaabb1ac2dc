import { LOCALES } from '@qlaim/backend/texts';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { formatBytes, formatBytesIn, formatLength } from '@qlaim/web-kit';
import { useShown, useTexts } from '@qlaim/web-kit/texts';
import type { FileValue } from './file-value.ts';

type Sizes = (bytes: number) => string;

/** Returns how sizes are written in the language of the screen: '2.4 MB', '2,4 MB'. */
export function useSizes(): Sizes {
  const { language } = useShown();
  return language === 'en' ? formatBytes : (bytes) => formatBytesIn(LOCALES[language], bytes);
}

/** Returns a maker of '1.2 of 2.0 GB' or '12 MB of 2.0 GB'. */
export function useShare(): (used: number, quota: number) => string {
  const { share } = useTexts(EDIT).files;
  const sizeOf = useSizes();
  return (used, quota) => {
    const [amount = '', unit = ''] = sizeOf(used).split(/\s/);
    const whole = sizeOf(quota);
    return share(whole.endsWith(unit) ? amount : sizeOf(used), whole);
  };
}

/** Returns a maker of '2.4 MB · 1920 × 1080 · 1:05', as far as it is known. */
export function useFacts(): (file: FileValue) => string {
  const { pixels } = useTexts(EDIT).files;
  const sizeOf = useSizes();
  return ({ size, width, height, seconds }) =>
    [sizeOf(size), width && height ? pixels(width, height) : '', seconds ? formatLength(seconds) : '']
      .filter(Boolean)
      .join(' · ');
}
