import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { ReceivedMail } from '../../../support/product.ts';
import { receivedMail } from '../../../support/received-mail.ts';

export interface MailServer {
  readonly url: string;
  /** Every mail received so far, oldest first. */
  received(): Promise<readonly ReceivedMail[]>;
  close(): Promise<void>;
}

/** Starts an SMTP server that accepts every mail. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      buffer(stream)
        .then(receivedMail)
        .then((mail) => {
          mails.push(mail);
          done();
        }, done);
    },
  });
  // A product that is killed leaves in the middle of a mail.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: async () => [...mails],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
