import cors from 'cors';
import type { Express } from 'express';
import helmet from 'helmet';
import { PERMISSIONS_POLICY } from '../headers/permissions-policy.ts';
import type { HttpSettings } from '../settings/settings.ts';

/**
 * Adds security headers, which pages for scanners replace by stricter ones, and CORS for the origins that may call with
 * credentials.
 */
export function secure(
  app: Express,
  { publicUrl, appOrigins, fileOrigins }: Pick<HttpSettings, 'publicUrl' | 'appOrigins' | 'fileOrigins'>,
): void {
  const https = publicUrl.startsWith('https:');
  app.use(
    helmet({
      contentSecurityPolicy: {
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'"],
          imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...fileOrigins],
          mediaSrc: ["'self'", 'blob:', ...fileOrigins],
          frameSrc: ["'self'", ...fileOrigins],
          connectSrc: ["'self'", ...fileOrigins],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          frameAncestors: ["'none'"],
          upgradeInsecureRequests: https ? [] : null,
        },
      },
      // A page keeps the window that it opens for the sign-in with Google; a foreign page gets no hold of ours.
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      strictTransportSecurity: https,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    }),
  );
  app.use((_request, response, next) => {
    response.set('Permissions-Policy', PERMISSIONS_POLICY);
    next();
  });
  if (appOrigins.length > 0)
    app.use(
      cors({ origin: [...appOrigins], credentials: true, exposedHeaders: ['Content-Range', 'Retry-After'] }),
    );
}
