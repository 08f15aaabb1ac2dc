import { useEffect, useState } from 'react';

/** Returns the seconds left and a restart. It compares clock times because timers stop while a phone sleeps. */
export function useCountdown(initialSeconds: () => number): [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + initialSeconds() * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running]);

  function start(seconds: number) {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  }
  return [left, start];
}
