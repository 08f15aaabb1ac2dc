import { useOnline } from '@qlaim/web-kit';
import { useEffect, useEffectEvent, useRef } from 'react';

/** A connection may be there before it carries anything: after a try that got no answer, the next one waits. Milliseconds. */
const AGAIN_MS = 5_000;

interface Later {
  /** Whether a save waits for a connection. */
  readonly waiting: boolean;
  /** Whether a save is under way. */
  readonly busy: boolean;
  readonly send: () => void;
}

/** Sends a waiting save once the browser is online: at once, and again until the server answers. */
export function useSendLater({ waiting, busy, send }: Later): void {
  const online = useOnline();
  const tries = useRef(0);
  const sendNow = useEffectEvent(() => {
    tries.current += 1;
    send();
  });
  useEffect(() => {
    if (!online) tries.current = 0;
    if (!online || !waiting || busy) return;
    const timer = setTimeout(sendNow, tries.current === 0 ? 0 : AGAIN_MS);
    return () => clearTimeout(timer);
  }, [online, waiting, busy]);
}
