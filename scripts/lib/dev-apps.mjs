import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { APP_BASE, APP_PAGES } from '../../backend/src/contract/pages.ts';
import { inRoot } from './paths.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {keyof typeof APP_PAGES} AppName */
/** @typedef {{ vite: import('vite').ViteDevServer, folder: string, base: string, pages: URLPattern[] }} App */

/**
 * Lets Vite serve all apps from their sources on one server, including the sockets for hot reload.
 * @param {import('node:http').Server} server
 * @returns {Promise<(request: Request, response: Response, next: () => void) => Promise<void>>} calls `next` for a
 *   request that belongs to no app
 */
export async function startApps(server) {
  const names = /** @type {AppName[]} */ (Object.keys(APP_PAGES));
  const apps = await Promise.all(names.map((name) => startApp(name, server)));
  return async (request, response, next) => {
    const url = request.url ?? '/';
    const { pathname } = new URL(url, 'http://localhost');
    const page =
      request.method === 'GET' && apps.find((app) => app.pages.some((pattern) => pattern.test({ pathname })));
    const sendPage = page ? () => send(page, url, response, next) : next;
    if (page && request.headers.accept?.includes('text/html')) return sendPage();
    const owner = apps.find((app) => pathname.startsWith(app.base));
    if (!owner) return sendPage();
    owner.vite.middlewares(request, response, () => {
      request.url = url; // Vite has removed the base
      sendPage();
    });
  };
}

/**
 * @param {AppName} name
 * @param {import('node:http').Server} server
 * @returns {Promise<App>}
 */
async function startApp(name, server) {
  const folder = inRoot(`web-${name}`);
  const vite = await createServer({
    root: folder,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  });
  return { vite, folder, base: APP_BASE[name], pages: APP_PAGES[name].map(toUrlPattern) };
}

/**
 * Converts an Express pattern: Express names its wildcards, and puts optional parts in braces only.
 * @param {string} pattern
 */
function toUrlPattern(pattern) {
  return new URLPattern({ pathname: pattern.replace(/\*\w*/g, '*').replaceAll('}', '}?') });
}

/**
 * @param {App} app
 * @param {string} url
 * @param {Response} response
 * @param {() => void} next
 */
async function send(app, url, response, next) {
  try {
    const html = await app.vite.transformIndexHtml(url, readFileSync(`${app.folder}/index.html`, 'utf8'));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  } catch (error) {
    app.vite.config.logger.error(String(error));
    next();
  }
}
