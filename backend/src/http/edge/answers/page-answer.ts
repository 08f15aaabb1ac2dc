import { safeHeaders, stayOnHttps } from '../headers/safe-headers.ts';
import type { SmallPage } from './small-page.ts';

/** A response that is ready to be written. */
export interface PreparedAnswer {
  readonly status: number;
  /** Names and values in turn. Mutable only because Node's types require it. */
  readonly headers: string[];
  readonly body: string;
  /** Whether it tells that a code does not exist. */
  readonly missing?: true;
}

const NO_STORE = ['Cache-Control', 'no-store'] as const;

/** Returns the headers that every answer without a page has. */
export const bareHeaders = (publicUrl: string): readonly string[] => [
  ...NO_STORE,
  ...Object.entries(safeHeaders(publicUrl)).flat(),
];

/**
 * Returns the response with a small page. `same-origin` keeps its address from other sites, and lets the page know its own
 * visitors after a language switch.
 */
export function pageAnswer(
  publicUrl: string,
  status: number,
  { body, policy }: SmallPage,
  ...more: string[]
): PreparedAnswer {
  const headers = [
    ...NO_STORE,
    ...Object.entries(stayOnHttps(publicUrl)).flat(),
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Security-Policy',
    policy,
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy',
    'same-origin',
    'X-Content-Type-Options',
    'nosniff',
    'X-Robots-Tag',
    'noindex',
    'Content-Length',
    String(Buffer.byteLength(body)),
    ...more,
  ];
  return { status, headers, body };
}
