import { formatCount } from '../format.ts';

export interface CountProps {
  value: number;
  /** The singular: 'scan'. */
  one: string;
  /** The plural. The default is the singular with an s. */
  many?: string | undefined;
}

/** Shows '1,204 scans', '1 scan' or '0 scans'. */
export function Count({ value, one, many = `${one}s` }: CountProps) {
  return (
    <span className="qk-count">
      {formatCount(value)} {value === 1 ? one : many}
    </span>
  );
}
