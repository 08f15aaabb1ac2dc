import { useFormats } from '@qlaim/web-kit';

/** Returns what puts texts after each other, as the language of the screen lists them: 'spring, vip'. */
export function useListed(): (texts: readonly string[]) => string {
  const { locale } = useFormats();
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  return (texts) => list.format(texts);
}
