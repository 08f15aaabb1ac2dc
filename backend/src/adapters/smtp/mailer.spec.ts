import { createHash, generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../../ports/errors.ts';
import { MailDeferred } from '../../ports/mailer.ts';
import { CONTRACT_SENDER, mailerContract } from '../../testing/contracts/mailer.contract.ts';
import { openSmtpMailer } from './mailer.ts';

const mail = { to: 'someone@secret.example', subject: 's', text: 't', html: 'h', language: 'en', id: 'm' };

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

  describe('with a key', () => {
    it('signs each mail in the name of the sender’s domain', async () => {
      const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const received: Buffer[] = [];
      const server = await start({
        authOptional: true,
        onData(stream, _session, done) {
          buffer(stream).then((bytes) => {
            received.push(bytes);
            done();
          }, done);
        },
      });
      const dkim = { domain: 'qlaim.example', selector: 'q1', privateKey };
      const mailer = openSmtpMailer({ url: server.url, from: CONTRACT_SENDER, dkim });
      await mailer.send({ ...mail, subject: 'Grüße', text: 'One.  \n\n.\nTwo \t three.\n\n' });
      await mailer.send({ ...mail, from: 'Wolle <hallo@wolle.example>' });
      await mailer.close();
      await server.stop();

      const raw = received[0]?.toString('latin1') ?? '';
      const tags = verifyDkim(raw, publicKey);
      expect(tags).toMatchObject({ d: 'qlaim.example', s: 'q1', a: 'rsa-sha256', valid: 'true' });
      const signed = tags['h']?.toLowerCase().split(':') ?? [];
      expect(signed).toEqual(expect.arrayContaining(['from', 'to', 'subject', 'date', 'message-id']));
      const other = received[1]?.toString('latin1') ?? '';
      expect(other).toContain('From: Wolle <hallo@wolle.example>');
      expect(verifyDkim(other, publicKey)).toMatchObject({ d: 'wolle.example', valid: 'true' });
      expect(verifyDkim(raw.replace('Two', 'Six'), publicKey)['valid']).toBe('false');
      expect(verifyDkim(raw.replace('From: Qlaim', 'From: Glaim'), publicKey)['valid']).toBe('false');
    });
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

/** Checks a signature (RFC 6376, relaxed/relaxed) without its DNS. Returns its tags, with the result as `valid`. */
function verifyDkim(raw: string, publicKey: KeyObject): Record<string, string> {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/);
  const named = (name: string) => headers.findLast((line) => line.toLowerCase().startsWith(`${name}:`)) ?? '';
  const relaxed = (line: string) => {
    const at = line.indexOf(':');
    const value = line
      .slice(at + 1)
      .replace(/\s+/g, ' ')
      .trim();
    return `${line.slice(0, at).toLowerCase()}:${value}`;
  };
  const signature = named('dkim-signature');
  const tags: Record<string, string> = {};
  for (const tag of signature.slice(signature.indexOf(':') + 1).split(';')) {
    const [name = '', ...value] = tag.split('=');
    tags[name.trim()] = value.join('=').replace(/\s+/g, '');
  }
  const lines = raw.slice(end + 4).split('\r\n');
  const body = lines
    .map((line) => line.replace(/[ \t]+/g, ' ').trimEnd())
    .join('\r\n')
    .replace(/(\r\n)*$/, '\r\n');
  const bodyHash = createHash('sha256').update(body, 'latin1').digest('base64');
  const signed = (tags['h'] ?? '')
    .split(':')
    .map((name) => named(name.toLowerCase()))
    .filter(Boolean);
  const unsigned = relaxed(signature).replace(/([; ]b=)[^;]*/, '$1');
  const text = [...signed.map(relaxed), unsigned].join('\r\n');
  const right = verify(
    'sha256',
    Buffer.from(text, 'latin1'),
    publicKey,
    Buffer.from(tags['b'] ?? '', 'base64'),
  );
  return { ...tags, valid: String(right && tags['bh'] === bodyHash) };
}

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
