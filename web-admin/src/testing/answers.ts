/** A `fetch` that answers with JSON, later if told, and remembers what it was asked. */
export function answering(
  answer: (asked: string) => { status?: number; body: unknown; headers?: HeadersInit },
) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const line = `${init?.method ?? 'GET'} ${input instanceof Request ? input.url : String(input)}`;
    asked.push(line);
    const { status = 200, body, headers = {} } = answer(line);
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
  };
  return { fetch, asked };
}
