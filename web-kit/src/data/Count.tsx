import { useFormats } from '../kit-context.tsx';

export interface CountProps {
  value: number;
  /** The singular: 'scan'. */
  one: string;
  /** The plural. The default is the singular with an s. */
  many?: string | undefined;
}

/** Shows '1,204 scans', '1 scan' or '0 scans', in English. Texts in other languages have `pluralIn` of their catalogue. */
export function Count({ value, one, many = `${one}s` }: CountProps) {
  const { count } = useFormats();
  return (
    <span className="qk-count">
      {count(value)} {value === 1 ? one : many}
    </span>
  );
}
