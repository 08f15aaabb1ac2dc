import { openReader } from './read-symbol.ts';

/** Why a camera shows nothing: it is not allowed, there is none, it is in use, or what reads its picture did not load. */
export type CameraProblem = 'refused' | 'absent' | 'busy' | 'unready';
export type CameraState = 'starting' | 'aim' | CameraProblem;

/** The time between two frames that are read, in milliseconds. A slow phone needs it to stay cool. */
const PAUSE_MS = 150;

/** The names of the errors that a camera ends in (Media Capture and Streams). Any other one means that it is in use. */
const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotSupportedError: 'absent',
};

interface Watched {
  readonly video: HTMLVideoElement;
  /** Ends the camera. */
  readonly signal: AbortSignal;
  readonly onState: (state: CameraState) => void;
  /** Follows the text of a symbol. It returns whether nothing more is to be read. */
  readonly onText: (text: string) => boolean;
}

/** Shows what the camera sees, until it is ended, and tells the text of each symbol in it, until one is followed. */
export async function watchCamera({ video, signal, onState, onText }: Watched): Promise<void> {
  const stream = await openCamera();
  if (typeof stream === 'string') {
    if (!signal.aborted) onState(stream);
    return;
  }
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  const read = await openReader('frame').catch(() => undefined);
  if (signal.aborted) return;
  if (!read) {
    stop();
    return onState('unready');
  }
  // A video that is removed while it starts rejects.
  await video.play().catch(() => undefined);
  if (signal.aborted) return;
  onState('aim');
  while (!signal.aborted) {
    const text = await read(video);
    if (text !== undefined && !signal.aborted && onText(text)) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

async function openCamera(): Promise<MediaStream | CameraProblem> {
  // Over http, browsers have no cameras.
  if (!navigator.mediaDevices?.getUserMedia) return 'absent';
  try {
    const video = { facingMode: 'environment', width: { ideal: 1280 } };
    return await navigator.mediaDevices.getUserMedia({ video, audio: false });
  } catch (error) {
    return (error instanceof Error && PROBLEMS[error.name]) || 'busy';
  }
}
