const EXPECTED =
  'esdb://[user:password@]host[:port][,…][?tls=false&…], kurrentdb:// or either with +discover';

/** The client's options as it compares them: without case, `_` and `-`. */
const OPTIONS = new Set([
  'usercertfile',
  'userkeyfile',
  'maxdiscoverattempts',
  'connectionname',
  'defaultdeadline',
  'discoveryinterval',
  'gossiptimeout',
  'nodepreference',
  'tls',
  'tlscafile',
  'keepaliveinterval',
  'keepalivetimeout',
]);

const REFUSED: ReadonlyMap<string, string> = new Map([
  ['throwonappendfailure', 'a conflict must throw'],
  ['tlsverifycert', 'the client always verifies: name the authority with tlsCAFile'],
]);

/**
 * The connection string as the client accepts it: it does not know `kurrentdb`, the server's newer name. Throws
 * `RangeError` for options that the client only warns about: it would print the whole string, with its password.
 */
export function clientConnectionString(url: string): string {
  const match = /^(?:esdb|kurrentdb)(?<discover>\+discover)?:\/\/(?<rest>[^/].*)$/s.exec(url.trim());
  const { discover = '', rest } = match?.groups ?? {};
  if (rest === undefined) throw new RangeError(`not a connection string of EventStoreDB: ${EXPECTED}`);
  for (const option of rest.split('?').slice(1).join('?').split('&').filter(Boolean)) assertOption(option);
  return `esdb${discover}://${rest}`;
}

/** Returns the connection string of the node that takes appends, for one that prefers another; undefined for any other. */
export function leaderConnectionString(url: string): string | undefined {
  const preference = /([?&]node[_-]?preference=)(?!leader(?:&|$))[^&]*/i;
  return preference.test(url) ? url.replace(preference, '$1leader') : undefined;
}

function assertOption(option: string): void {
  const [key = '', value = ''] = option.split('=', 2);
  const flat = key.toLowerCase().replace(/[_-]/g, '');
  const reason = REFUSED.get(flat) ?? (OPTIONS.has(flat) ? undefined : 'the client does not know it');
  if (reason) throw new RangeError(`EventStoreDB's connection string has the option "${key}": ${reason}`);
  if (value === '') throw new RangeError(`EventStoreDB's connection string gives "${key}" no value`);
}
