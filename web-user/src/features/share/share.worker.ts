import { INSTALLED_APP, MISSED_SHARE } from '@qlaim/backend/contract/installed-app';
import { keepShared } from './shared-store.ts';

/** What is used of a worker's `FetchEvent`. TypeScript has the types of pages or those of workers, never both. */
interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

declare global {
  interface WindowEventMap {
    fetch: FetchEvent;
  }
}

/** Keeps the pictures on the device, whoever is signed in, and opens the page that asks for their code. */
async function receive(request: Request): Promise<Response> {
  try {
    const sent = (await request.formData()).getAll(INSTALLED_APP.field);
    await keepShared(sent.filter((each) => each instanceof File));
    return Response.redirect(INSTALLED_APP.share, 303);
  } catch {
    return Response.redirect(`${INSTALLED_APP.share}?${MISSED_SHARE}`, 303);
  }
}

addEventListener('fetch', (event) => {
  const { request } = event;
  // Every other request goes to the network as if there were no worker.
  if (request.method === 'POST' && new URL(request.url).pathname === INSTALLED_APP.share)
    event.respondWith(receive(request));
});
