import { LIVE_PATH, LiveChange, type LiveTopic } from '@qlaim/backend/contract/live';

export interface LiveListener {
  /** Called when others have changed something. */
  readonly onChange: (topic: LiveTopic) => void;
  /** Called when the connection is back: anything may have changed meanwhile. */
  readonly onBack: () => void;
  /** Called whenever messages begin or cease to arrive. */
  readonly onState: (connected: boolean) => void;
}

/** The browser tries again by itself, except after a refusal, such as that of a session that has ended. */
const AGAIN_MS = 30_000;

/**
 * Follows what others change, while the page is visible: a browser keeps only a few connections to a server. Returns what
 * ends it.
 */
export function openLive({ onChange, onBack, onState }: LiveListener): () => void {
  let source: EventSource | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  /** Whether something may have changed without a message: since a connection ended, or one could not be opened. */
  let missed = false;
  const drop = () => {
    clearTimeout(again);
    source?.close();
    source = undefined;
  };
  const close = () => {
    missed = true;
    drop();
    onState(false);
  };
  const open = () => {
    drop();
    source = new EventSource(LIVE_PATH);
    source.onopen = () => {
      onState(true);
      if (missed) onBack();
      missed = false;
    };
    source.onmessage = ({ data }: MessageEvent<unknown>) => {
      const change = changeIn(data);
      if (change) onChange(change.topic);
    };
    source.onerror = () => {
      missed = true;
      onState(false);
      if (source?.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN_MS);
    };
  };
  const onVisibility = () => (document.visibilityState === 'visible' ? open() : close());
  // A page that comes back from the browser's cache of pages follows again.
  const onShow = () => {
    if (source === undefined) onVisibility();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', onShow);
  onVisibility();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', onShow);
    close();
  };
}

/** A message of a newer server may name a topic that this page does not know. */
function changeIn(data: unknown): LiveChange | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    return LiveChange.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
