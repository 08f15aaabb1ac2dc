import { getResponse, type RequestHandler } from 'msw';

const handlers: RequestHandler[] = [];
const problems: unknown[] = [];

/** Adds a handler until the end of the test. It takes precedence over earlier ones. */
export function serve(handler: RequestHandler): void {
  handlers.unshift(handler);
}

/** Fails the test at its end, even if the app handles the failed request. */
export function failTest(problem: unknown): void {
  problems.push(problem);
}

async function respondTo(request: Request): Promise<Response> {
  const response = await getResponse(handlers, request);
  if (response === undefined) failTest(new Error(`Nothing responds to ${request.method} ${request.url}`));
  if (response === undefined || response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

// The specs replace `fetch` instead of sockets, because fake timers neither wait for sockets nor stop them.
globalThis.fetch = (input, init) => {
  const request = new Request(typeof input === 'string' ? new URL(input, location.href) : input, init);
  return Promise.race([respondTo(request), rejectOnAbort(request.signal)]);
};

/** Removes the test's handlers. Throws if a request was unexpected or broke the contract. */
export async function endRequests(): Promise<void> {
  // The last requests of unmounted screens belong to this test, not to the next one.
  await new Promise((resolve) => setTimeout(resolve));
  handlers.length = 0;
  const found = problems.splice(0);
  if (found.length > 0) throw new AggregateError(found, found.map(String).join('\n'));
}
