import { useEffect, useState } from 'react';
import { useFormats } from '../kit-context.tsx';

export interface RelativeTimeProps {
  /** A Date, an ISO string or epoch milliseconds. */
  date: Date | string | number;
}

/** Shows '3 minutes ago', with the exact time on hover and to screen readers. It updates every 30 seconds. */
export function RelativeTime({ date }: RelativeTimeProps) {
  const { exactTime, relativeTime } = useFormats();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const at = new Date(date);
  if (Number.isNaN(at.getTime())) return null;
  const exact = exactTime(at);
  return (
    <time dateTime={at.toISOString()} title={exact}>
      {relativeTime(at, now)}
      <span className="qk-hidden">, {exact}</span>
    </time>
  );
}
