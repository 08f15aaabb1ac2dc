import type { Express } from 'express';
import { formatInternational } from '../../contract/phone.ts';
import { shortCodeOf } from '../../contract/short-codes/short-code.ts';
import { ERASED } from '../../domain/event.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { knownContent } from '../../domain/qr-code/state.ts';
import { write } from '../edge/answers/answer.ts';
import type { PagePorts } from './ports.ts';
import { resolve } from './resolver/resolution.ts';
import type { Resolver } from './resolver/resolver.ts';
import { contactCard } from './small/contact.ts';

/** Serves the contact of a code that calls: its number, under the name of the code. It never names the owner. */
export function serveContacts(app: Express, { log, settings }: PagePorts, resolver: Resolver): void {
  app.get('/:code.vcf', async (request, response) => {
    const code = shortCodeOf(request.params.code);
    if (code === undefined) return write(request, response, resolver.nowhere(settings));
    const { state } = await log.load(QR_CODE, code);
    const resolution = resolve(state);
    const content = knownContent(state);
    if (resolution.kind !== 'small-page' || content?.infoType !== 'phoneNumber')
      return resolver.send(request, response, resolver.elsewhere(settings, code, resolution));
    const { countryCallingCode, nationalNumber, ext } = content.phoneNumber;
    const number = `+${countryCallingCode}${nationalNumber}`;
    response.set({
      'Content-Type': 'text/vcard; charset=utf-8',
      // Phones open an inline card in their contacts, and only store an attachment.
      'Content-Disposition': `inline; filename="${code}.vcf"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    });
    const { name } = state;
    const called = name === null || name === ERASED ? formatInternational(content.phoneNumber) : name;
    response.end(contactCard(called, number, ext));
  });
}
