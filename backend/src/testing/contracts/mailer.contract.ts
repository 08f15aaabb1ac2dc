import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail, Mailer } from '../../ports/mailer.ts';

/** A mailer that sends from `Qlaim <hello@qlaim.example>`, with the received mails. */
export interface MailerBacking {
  readonly mailer: Mailer;
  /** The mails as sent, in any order. */
  received(): Promise<readonly Uint8Array[]>;
  dispose(): Promise<void>;
}

export const CONTRACT_SENDER = 'Qlaim <hello@qlaim.example>';

/** The contract of every mailer. */
export function mailerContract(createBacking: () => Promise<MailerBacking>): void {
  let backing: MailerBacking;
  beforeAll(async () => {
    backing = await createBacking();
  });
  afterAll(async () => {
    await backing.mailer.close();
    await backing.dispose();
  });

  async function arrived(id: string) {
    const mails = await Promise.all((await backing.received()).map((bytes) => PostalMime.parse(bytes)));
    return mails.filter((mail) => mail.messageId === `<${id}@qlaim.example>`);
  }
  async function sent(parts: Partial<Mail>) {
    const mail = example(parts);
    await backing.mailer.send(mail);
    const [first, ...others] = await arrived(mail.id);
    expect(others).toEqual([]);
    if (first === undefined) throw new Error('nothing arrived');
    return first;
  }

  describe('a mail', () => {
    it('arrives with all its fields', async () => {
      const mail = await sent({
        to: 'buyer+tag@shop.example',
        subject: 'Your code is 123456',
        text: 'Your code is 123456.\n\nIt holds for ten minutes.',
        html: '<p>Your code is <b>123456</b>.</p>',
      });
      expect(mail.from).toMatchObject({ name: 'Qlaim', address: 'hello@qlaim.example' });
      expect(mail.to).toMatchObject([{ address: 'buyer+tag@shop.example' }]);
      expect(mail.subject).toBe('Your code is 123456');
      expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'content-language', value: 'de' }));
      expect(mail.text?.trim()).toBe('Your code is 123456.\n\nIt holds for ten minutes.');
      expect(mail.html?.trim()).toBe('<p>Your code is <b>123456</b>.</p>');
      expect(Math.abs(Date.parse(mail.date ?? '') - Date.now())).toBeLessThan(60_000);
    });

    it('has the sender that it names, and a Message-ID of that domain', async () => {
      const mail = example({ from: 'Wolle & Co <hallo@wolle.example>' });
      await backing.mailer.send(mail);
      const all = await Promise.all((await backing.received()).map((bytes) => PostalMime.parse(bytes)));
      const arrivedMail = all.find(({ messageId }) => messageId === `<${mail.id}@wolle.example>`);
      expect(arrivedMail?.from).toMatchObject({ name: 'Wolle & Co', address: 'hallo@wolle.example' });
    });

    it('says that a program has written it', async () => {
      const { headers } = await sent({});
      expect(headers).toContainEqual(
        expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
      );
    });

    it('keeps every character, and lines of any length', async () => {
      const text = `Grüße – 你好 😀 = . \n.\n..\nFrom here\n${'long '.repeat(500)}end`;
      const mail = await sent({
        subject: `Ünïcode ✓ ${'sehr '.repeat(30)}lang`,
        text,
        html: `<p>${text}</p>`,
      });
      expect(mail.subject).toBe(`Ünïcode ✓ ${'sehr '.repeat(30)}lang`);
      expect(mail.text?.trim()).toBe(text);
      expect(mail.html?.trim()).toBe(`<p>${text}</p>`);
    });

    it('gets no headers or recipients from its fields', async () => {
      const mail = await sent({ subject: 'Hello\r\nBcc: thief@example.com\r\n\r\nbody' });
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.to).toHaveLength(1);
      expect(mail.text?.trim()).toBe('Hello.');
    });

    it('has the same id when it is sent again', async () => {
      const mail = example({});
      await backing.mailer.send(mail);
      await backing.mailer.send(mail);
      expect((await arrived(mail.id)).length).toBeGreaterThanOrEqual(1);
    });
  });

  it('sends many at once, each complete', async () => {
    const mails = Array.from({ length: 20 }, (_, index) => example({ subject: `Mail ${index}` }));
    await Promise.all(mails.map((mail) => backing.mailer.send(mail)));
    for (const mail of mails) {
      expect((await arrived(mail.id)).map(({ subject }) => subject)).toEqual([mail.subject]);
    }
  });
}

function example(parts: Partial<Mail>): Mail {
  return {
    to: 'buyer@shop.example',
    subject: 'Hello',
    text: 'Hello.',
    html: '<p>Hello.</p>',
    language: 'de',
    id: randomUUID(),
    ...parts,
  };
}
