/** Texts of gRPC and TLS for the reason of a failed connection, with our words for the operator. */
const REASONS: readonly (readonly [text: RegExp, words: (hosts: string) => string])[] = [
  [/Name resolution failed|ENOTFOUND|EAI_AGAIN/, (hosts) => `no such host: ${hosts}`],
  [/ECONNREFUSED/, (hosts) => `nothing listens at ${hosts}`],
  [/altname|does not match certificate/i, (hosts) => `the certificate of ${hosts} is for another name`],
  [/certificate has expired/i, (hosts) => `the certificate of ${hosts} has expired`],
  [/certificate/i, (hosts) => `cannot verify the certificate of ${hosts}: set tlsCAFile`],
  [/wrong version number|SSL routines|EPROTO/, (hosts) => `${hosts} does not speak TLS: set tls=false`],
  [/Last error: Failed to connect/, (hosts) => `${hosts} ends the connection: does it expect TLS?`],
  [/Failed to discover/, (hosts) => `no node of a cluster answers at ${hosts}`],
];

/** Returns the host and port of a connection string, or a list of them; never its user and password. */
export function hostsOf(url: string): string {
  const [, rest = ''] = /:\/\/(.*)$/s.exec(url) ?? [];
  const [hosts = ''] = rest.replace(/^[^:]+:[^@]+@/, '').split(/[/?]/, 1);
  return hosts;
}

/** Returns why a server cannot be reached, in one line, or undefined for what is no failed connection. */
export function connectionProblem(error: unknown, hosts: string): string | undefined {
  const text = error instanceof Error ? error.message : '';
  return REASONS.find(([pattern]) => pattern.test(text))?.[1](hosts);
}
