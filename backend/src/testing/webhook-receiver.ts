import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver of messages, which answers as `answer` says. */
export async function openReceiver() {
  const received: Received[] = [];
  const receiver = {
    received,
    url: '',
    answer: (response: ServerResponse, _count: number): void => void response.writeHead(200).end('thanks'),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    receiver.answer(response, received.length);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  receiver.url = `http://127.0.0.1:${port}/hooks`;
  return receiver;
}
