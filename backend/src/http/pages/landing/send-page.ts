import type { Response } from 'express';
import type {
  LandingPage,
  LandingPageRenderer,
  RenderedLandingPage,
} from '../../../contract/landing-page.ts';
import { cspHash } from '../../edge/headers/csp-hash.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';
import { answerNotBuilt } from '../apps.ts';
import { serverBuildLoader } from '../scan-pages/server-build.ts';

export type SendPage = (response: Response, status: number, page: LandingPage) => Promise<void>;

type PageSettings = Pick<HttpSettings, 'appsRoot' | 'look' | 'publicUrl'>;

/** A rendered page, and the headers that it needs. */
export interface LandingAnswer {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns a function that renders a page; undefined without a build. */
export function landingRenderer(
  settings: PageSettings,
): (page: LandingPage) => Promise<LandingAnswer | undefined> {
  const load = serverBuildLoader(settings.appsRoot, (_dist, module) => {
    if (!isRenderer(module)) throw new Error('The server build of web-public has no renderLandingPage');
    return module;
  });
  return async (page) => {
    const rendered = (await load())?.renderLandingPage(page, settings.look);
    return rendered && { html: rendered.html, headers: headersOf(rendered, settings) };
  };
}

/** Returns a function that renders a page, and sends it. Without a build it responds with 503. */
export function pageSender(settings: PageSettings): SendPage {
  const render = landingRenderer(settings);
  return async (response, status, page) => {
    const answer = await render(page);
    if (!answer) return answerNotBuilt(response);
    response.status(status).set(answer.headers).end(answer.html);
  };
}

const isRenderer = (module: object): module is LandingPageRenderer =>
  'renderLandingPage' in module && typeof module.renderLandingPage === 'function';

/**
 * Its content security policy allows exactly the page's styles and scripts. `same-origin` leaves the form its origin,
 * without which the server would refuse it.
 */
function headersOf({ styles, scripts }: RenderedLandingPage, { publicUrl }: Pick<HttpSettings, 'publicUrl'>) {
  const allowed = (texts: readonly string[]) =>
    texts.length === 0 ? "'none'" : texts.map(cspHash).join(' ');
  const policy = [
    "default-src 'none'",
    `style-src ${allowed(styles)}`,
    `script-src ${allowed(scripts)}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'Cache-Control': 'no-store',
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
  };
}
