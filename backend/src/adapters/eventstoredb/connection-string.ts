const EXPECTED =
  'esdb://[user:password@]host[:port][,…][?tls=false&…], kurrentdb:// or either with +discover';

/** The options that the client knows, as it compares them: without case, `_` and `-`. */
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
  ['throwonappendfailure', 'appends tell a conflict by throwing'],
  ['tlsverifycert', 'the client always verifies: name the authority with tlsCAFile'],
]);

/**
 * The connection string as the client takes it: it does not know `kurrentdb`, the server's newer name. What the client
 * would only complain about on the console, the whole string with its password beside it, is refused here, by name.
 */
export function clientConnectionString(url: string): string {
  const match = /^(?:esdb|kurrentdb)(?<discover>\+discover)?:\/\/(?<rest>[^/].*)$/s.exec(url.trim());
  const { discover = '', rest } = match?.groups ?? {};
  if (rest === undefined) throw new RangeError(`not a connection string of EventStoreDB: ${EXPECTED}`);
  for (const option of rest.split('?').slice(1).join('?').split('&').filter(Boolean)) assertOption(option);
  return `esdb${discover}://${rest}`;
}

function assertOption(option: string): void {
  const [key = '', value = ''] = option.split('=', 2);
  const flat = key.toLowerCase().replace(/[_-]/g, '');
  const reason = REFUSED.get(flat) ?? (OPTIONS.has(flat) ? undefined : 'the client does not know it');
  if (reason) throw new RangeError(`EventStoreDB's connection string has the option "${key}": ${reason}`);
  if (value === '') throw new RangeError(`EventStoreDB's connection string gives "${key}" no value`);
}
