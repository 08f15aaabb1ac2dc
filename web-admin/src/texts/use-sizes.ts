import { formatBytes, formatBytesIn, useFormats } from '@qlaim/web-kit';
import { useShown } from '@qlaim/web-kit/texts';

/** Returns what writes a size in bytes in the language of the screen: '2.4 MB'. */
export function useSizes(): (bytes: number) => string {
  const { language } = useShown();
  const { locale } = useFormats();
  return language === 'en' ? formatBytes : (bytes) => formatBytesIn(locale, bytes);
}
