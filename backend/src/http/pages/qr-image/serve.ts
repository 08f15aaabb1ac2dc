import type { Express } from 'express';
import { z } from 'zod';
import { ShortCode } from '../../../contract/primitives.ts';
import { wholeNumber } from '../../../contract/schemas/list-query.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { fileAddress } from '../../content/address.ts';
import { write } from '../../edge/answers/answer.ts';
import { inputRefusal, sendRefusal } from '../../edge/answers/error-answers.ts';
import type { QrImagePorts } from './ports.ts';
import { svgOf, symbolText } from './symbol.ts';
import { pngOf } from './symbol-png.ts';

/** The parameters of the picture of a code. */
export const SymbolQuery = z.object({
  id: ShortCode,
  format: z.enum(['svg', 'png']).optional(),
  /** Pixels. */
  size: wholeNumber(64, 4096).default(1024),
});

const TYPES = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png' } as const;

/**
 * Serves `GET /barcode/qrcode/{id}` (section 7): the picture that was uploaded for a code, else the symbol of its link. With
 * `format` or `size` it is always the symbol, as SVG unless PNG is asked for.
 */
export function serveQrImages(app: Express, { log, misses, settings }: QrImagePorts): void {
  app.get('/barcode/qrcode/:id', async (request, response) => {
    const wanted = SymbolQuery.safeParse({ ...request.query, ...request.params });
    if (!wanted.success) return sendRefusal(response, inputRefusal(wanted.error));
    const { id, size } = wanted.data;
    const { state } = await log.load(QR_CODE, id);
    const refused = state.status === 'absent' && misses.refuse(request);
    if (refused) return write(request, response, refused);
    if (state.status !== 'present') return sendRefusal(response, { code: 'unknown_code' });
    const { publicUrl } = settings;
    if (state.image !== null && !('format' in request.query) && !('size' in request.query)) {
      response.set('Cache-Control', 'no-cache').redirect(302, fileAddress(publicUrl, state.image));
      return;
    }
    const accepted = request.accepts(['svg', 'png']) === 'png' ? 'png' : 'svg';
    const format = wanted.data.format ?? accepted;
    const text = symbolText(publicUrl, id, state.printedAs);
    const image = format === 'svg' ? svgOf(text) : await pngOf(text, size);
    response.set('Cache-Control', 'no-cache').vary('Accept').type(TYPES[format]).send(image);
  });
}
