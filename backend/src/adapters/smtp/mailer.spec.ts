import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../../ports/errors.ts';
import { MailDeferred } from '../../ports/mailer.ts';
import { CONTRACT_SENDER, mailerContract } from '../../testing/contracts/mailer.contract.ts';
import { openSmtpMailer } from './mailer.ts';

const mail = { to: 'someone@secret.example', subject: 's', text: 't', html: 'h', messageId: 'm@q' };

describe('SMTP mailer', () => {
  mailerContract(async () => {
    const received: Uint8Array[] = [];
    const server = await start({
      authOptional: true,
      onData(stream, _session, done) {
        buffer(stream).then((bytes) => {
          received.push(bytes);
          done();
        }, done);
      },
    });
    return {
      mailer: openSmtpMailer({ url: server.url, from: CONTRACT_SENDER }),
      received: async () => received,
      dispose: server.stop,
    };
  });

  describe('when the server refuses the mail', () => {
    let server: Running | undefined;
    afterEach(() => server?.stop());

    async function failure(options: Options, url?: string): Promise<Error> {
      server = await start({ authOptional: true, ...options });
      const mailer = openSmtpMailer({ url: url ?? server.url, from: CONTRACT_SENDER });
      const error: unknown = await mailer.send(mail).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      if (!(error instanceof Error)) throw new Error('it was sent');
      expect(`${error.message} ${String(error.cause)}`).not.toContain('secret');
      return error;
    }

    it('defers a mail after a temporary response to its recipient', async () => {
      const error = await failure({ onRcptTo: (_to, _session, done) => done(status(451)) });
      expect(error).toBeInstanceOf(MailDeferred);
      expect(error.message).toBe('the mail server defers the mail (EENVELOPE 451)');
    });

    it.each([421, 530])('reports the server as unavailable for %i', async (code) => {
      const error = await failure({ onRcptTo: (_to, _session, done) => done(status(code)) });
      expect(error).toBeInstanceOf(EngineUnavailable);
    });

    it('reports the server as unavailable where it refuses the sender for now', async () => {
      const error = await failure({ onMailFrom: (_from, _session, done) => done(status(452)) });
      expect(error).toBeInstanceOf(EngineUnavailable);
    });

    it('defers a mail after a temporary response to its message', async () => {
      const onData: Options['onData'] = (stream, _session, done) => {
        stream.resume().on('end', () => done(status(452)));
      };
      expect(await failure({ onData })).toBeInstanceOf(MailDeferred);
    });

    it('fails for a recipient refused for good', async () => {
      const error = await failure({ onRcptTo: (_to, _session, done) => done(status(550)) });
      expect(error).not.toBeInstanceOf(EngineUnavailable);
      expect(error.message).toBe('the mail server refused the mail (EENVELOPE 550)');
    });

    it('fails for a message refused for good', async () => {
      const onData: Options['onData'] = (stream, _session, done) => {
        stream.resume().on('end', () => done(status(554)));
      };
      const error = await failure({ onData });
      expect(error).not.toBeInstanceOf(EngineUnavailable);
      expect(error.message).toContain('EMESSAGE 554');
    });

    it('reports the server as unavailable for wrong credentials', async () => {
      const onAuth: Options['onAuth'] = (_auth, _session, done) => done(status(535));
      server = await start({ onAuth, allowInsecureAuth: true });
      const url = server.url.replace('//', '//user:wrong@');
      const mailer = openSmtpMailer({ url, from: CONTRACT_SENDER });
      await expect(mailer.send(mail)).rejects.toBeInstanceOf(EngineUnavailable);
      const anonymous = openSmtpMailer({ url: server.url, from: CONTRACT_SENDER });
      await expect(anonymous.send(mail)).rejects.toBeInstanceOf(EngineUnavailable);
    });

    it('reports the server as unavailable when it does not respond', async () => {
      server = await start({});
      const { url } = server;
      await server.stop();
      server = undefined;
      const mailer = openSmtpMailer({ url, from: CONTRACT_SENDER });
      await expect(mailer.send(mail)).rejects.toBeInstanceOf(EngineUnavailable);
    });
  });
});

type Options = NonNullable<ConstructorParameters<typeof SMTPServer>[0]>;

interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

async function start(options: Options): Promise<Running> {
  const server = new SMTPServer({ disabledCommands: ['STARTTLS'], disableReverseLookup: true, ...options });
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port }: AddressInfo = addressOf(listener.address());
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address;
}

/** A typical response, which contains the address. */
function status(responseCode: number): Error {
  return Object.assign(new Error('5.1.1 someone@secret.example: no'), { responseCode });
}
