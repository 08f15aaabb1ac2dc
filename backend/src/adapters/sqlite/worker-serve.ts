import type { MessagePort } from 'node:worker_threads';
import { isUnavailable } from './open.ts';
import { CLOSE, type WorkerMessage, type WorkerReply } from './worker-protocol.ts';

/** The worker's side of a `WorkerChannel`: answers one message after another, errors included. */
export function serveWorker<Request>(
  port: MessagePort,
  answer: (request: Request) => unknown,
  close: () => void,
): void {
  port.on('message', (message: WorkerMessage<Request> | typeof CLOSE) => {
    if (message === CLOSE) {
      close();
      port.close();
    } else {
      port.postMessage(reply(message, answer));
    }
  });
}

function reply<Request>(message: WorkerMessage<Request>, answer: (request: Request) => unknown): WorkerReply {
  try {
    return { id: message.id, ok: true, value: answer(message.request) };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { id: message.id, ok: false, failure: { message: text, unavailable: isUnavailable(error) } };
  }
}
