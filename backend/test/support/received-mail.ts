import PostalMime from 'postal-mime';
import type { ReceivedMail } from './product.ts';

/** Returns a mail as a mail program reads it. */
export async function receivedMail(bytes: Uint8Array): Promise<ReceivedMail> {
  const { to = [], cc = [], bcc = [], subject = '', text = '', html = '' } = await PostalMime.parse(bytes);
  const recipients = [...to, ...cc, ...bcc].map(({ address = '' }) => address);
  return { to: to[0]?.address ?? '', recipients, subject, text, html };
}
