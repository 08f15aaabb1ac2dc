import type { ServerResponse } from 'node:http';
import type { LiveChange } from '../../../contract/schemas/live.ts';
import type { LivePorts } from './ports.ts';

/** A connection without a byte for two minutes is ended, here and by many proxies. Each beat asks again for the session. */
const BEAT_MS = 20_000;

/**
 * Writes messages until the client leaves, `mayGoOn` refuses, or the server stops. A client that does not read is let go: what
 * is written after the end would be an error that ends the process.
 */
export function streamChanges(
  live: LivePorts['live'],
  response: ServerResponse,
  mayGoOn: () => Promise<boolean>,
  beatMs = BEAT_MS,
): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    // `no-transform` also keeps the compression away, which would hold messages back.
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  response.write(': following\n\n');
  let leave = () => {};
  let beat: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    leave();
    clearInterval(beat);
  };
  const end = () => {
    stop();
    if (response.writableNeedDrain) response.destroy();
    else if (!response.writableEnded) response.end();
  };
  response.once('close', stop);
  const tell = (topic: LiveChange['topic']) => {
    const change: LiveChange = { topic };
    response.write(`data: ${JSON.stringify(change)}\n\n`);
  };
  leave = live.listen({ tell, end });
  if (response.writableEnded) return;
  beat = setInterval(() => {
    if (response.writableNeedDrain) return end();
    response.write(': beat\n\n');
    mayGoOn().then((goesOn) => {
      if (!goesOn) end();
    }, end);
  }, beatMs);
}
