import { getResponse, type RequestHandler } from 'msw';

const handlers: RequestHandler[] = [];
const problems: unknown[] = [];

/** Lets a handler respond until the end of the test, before those given earlier. */
export function serve(handler: RequestHandler): void {
  handlers.unshift(handler);
}

/** Fails the test at its end, whatever the app made of the response. */
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

// In place of `fetch` itself, not of the sockets below it: nothing waits for those, and fake timers don't stop them.
globalThis.fetch = (input, init) => {
  const request = new Request(typeof input === 'string' ? new URL(input, location.href) : input, init);
  return Promise.race([respondTo(request), rejectOnAbort(request.signal)]);
};

/** Fails the test if a request was not expected or broke the contract, and forgets its handlers. */
export async function endRequests(): Promise<void> {
  // What the unmounted screens have just asked for is this test's, not the next one's.
  await new Promise((resolve) => setTimeout(resolve));
  handlers.length = 0;
  const found = problems.splice(0);
  if (found.length > 0) throw new AggregateError(found, found.map(String).join('\n'));
}
