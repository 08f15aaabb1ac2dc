import { GOOGLE_CHANNEL, googleOutcomeIn, googleStart } from '@qlaim/backend/contract';
import { leaveTo } from '../shell/leave.ts';
import { textIn } from '../shell/text-in.ts';

export interface Purpose {
  /** The page to return to. */
  from?: string | undefined;
  /** Links Google to the account that is signed in. */
  link?: boolean;
}

const SIZE = { width: 500, height: 640 };

/**
 * Opens Google's sign-in in a window, or in this one where the browser blocks it. `ended` gets the address that the try
 * leads back to. Returns a function that stops listening.
 */
export function openGoogle(purpose: Purpose, ended: (to: string) => void): () => void {
  const popup = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
  const place = `left=${centre('x')},top=${centre('y')}`;
  const features = `popup,width=${SIZE.width},height=${SIZE.height},${place}`;
  const opened = window.open(googleStart({ ...purpose, popup }), 'qlaim-google', features);
  if (opened === null) {
    leaveTo(googleStart(purpose));
    return () => undefined;
  }
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(GOOGLE_CHANNEL) : undefined;
  const stop = () => {
    channel?.close();
    window.removeEventListener('message', hear);
  };
  function hear({ origin, data }: MessageEvent<unknown>) {
    const to = textIn(data, 'to');
    if (origin !== location.origin || textIn(data, 'popup') !== popup || !isReturn(to)) return;
    stop();
    opened?.close();
    ended(to);
  }
  // The window reaches us by the channel where a policy of another site has parted it from us. Safari below 15.4 has none.
  channel?.addEventListener('message', hear);
  window.addEventListener('message', hear);
  return stop;
}

const isReturn = (to: string | undefined): to is string =>
  to !== undefined && /^\/(login|profile)\?google=\w+/.test(to);

/** Returns whether an address is that of a success. */
export const isDone = (to: string): boolean =>
  googleOutcomeIn(new URL(to, location.origin).search) === 'done';

const centre = (axis: 'x' | 'y'): number =>
  Math.round(
    axis === 'x'
      ? window.screenX + (window.outerWidth - SIZE.width) / 2
      : window.screenY + (window.outerHeight - SIZE.height) / 2,
  );
