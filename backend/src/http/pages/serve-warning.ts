import type { Express } from 'express';
import { LANDING_PAGES } from '../../contract/pages.ts';
import { canonicalShortCode } from '../../contract/short-codes/short-code.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { flagNamed } from '../content/warnings.ts';
import { write } from '../edge/answers/answer.ts';
import type { PagePorts } from './ports.ts';
import { redirectTo } from './resolver/prepared-answer.ts';
import { resolve } from './resolver/resolution.ts';
import type { Resolver } from './resolver/resolver.ts';

/**
 * Serves the warnings of addresses in a content, such as the links of a page. The address names a flag of the code, and leads
 * to nothing else. It is no scan.
 */
export function serveWarnings(app: Express, { log, settings }: PagePorts, resolver: Resolver): void {
  app.get(LANDING_PAGES.warning, async (request, response) => {
    const code = canonicalShortCode(request.params.code);
    if (code === undefined) return write(request, response, resolver.nowhere(settings));
    const { state } = await log.load(QR_CODE, code);
    const resolution = resolve(state);
    if (resolution.kind === 'nowhere' || resolution.kind === 'hidden')
      return resolver.send(request, response, resolver.elsewhere(settings, code, resolution));
    const flag = flagNamed(state.flags, request.params.flag);
    const { publicUrl } = settings;
    const answer = flag
      ? resolver.warning(settings, code, flag)
      : redirectTo(publicUrl, `${publicUrl}/${code}`);
    write(request, response, answer);
  });
}
