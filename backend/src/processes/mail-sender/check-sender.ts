import type { SenderCheck } from '../../contract/schemas/operations.ts';

/** The texts of a name in DNS, each in its parts. Rejects with an error that has a `code`. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** The sender of mails. `dkim`: what signs them here; undefined where nothing does. */
export interface MailSender {
  readonly domain: string;
  /** `publicKey`: the DER of the public key in base64. */
  readonly dkim: { readonly selector: string; readonly publicKey: string } | undefined;
}

type Records = readonly string[] | 'unknown';

/** Checks the records of DNS with which receivers recognise the sender: SPF, DKIM and DMARC (docs/operations.md). */
export async function checkSender(
  resolve: ResolveTxt,
  { domain, dkim }: MailSender,
): Promise<Omit<SenderCheck, 'at'>> {
  const [spf, dmarc, keys] = await Promise.all([
    recordsOf(resolve, domain, /^v=spf1( |$)/i),
    policyOf(resolve, domain),
    dkim ? recordsOf(resolve, keyNameOf(dkim.selector, domain), /(^|;)\s*p=/i) : [],
  ]);
  return {
    domain,
    spf: stateOf(spf),
    dkim: dkim ? keyStateOf(keys, dkim.publicKey) : 'elsewhere',
    dmarc: stateOf(dmarc),
    wanted: wantedOf({ domain, dkim }),
  };
}

/** Returns the records that a sender is to have. Which servers send for a domain is known to their operator alone. */
const wantedOf = ({ domain, dkim }: MailSender): SenderCheck['wanted'] => ({
  spf: { name: domain, value: 'v=spf1 include:MAIL-SERVER -all' },
  dkim: dkim
    ? { name: keyNameOf(dkim.selector, domain), value: `v=DKIM1; k=rsa; p=${dkim.publicKey}` }
    : null,
  dmarc: { name: `_dmarc.${domain}`, value: 'v=DMARC1; p=quarantine' },
});

const keyNameOf = (selector: string, domain: string): string => `${selector}._domainkey.${domain}`;

const stateOf = (records: Records) => {
  if (records === 'unknown') return 'unknown';
  if (records.length > 1) return 'several';
  return records.length === 1 ? 'found' : 'missing';
};

function keyStateOf(records: Records, publicKey: string) {
  const state = stateOf(records);
  if (records === 'unknown' || state !== 'found') return state;
  const key = /(?:^|;)\s*p=([^;]*)/i.exec(records[0] ?? '')?.[1]?.replace(/\s/g, '');
  return key === publicKey ? 'found' : 'different';
}

/** A domain without a policy has that of the domain above it. */
async function policyOf(resolve: ResolveTxt, domain: string): Promise<Records> {
  const labels = domain.split('.');
  for (let first = 0; first === 0 || first < labels.length - 1; first += 1) {
    const found = await recordsOf(resolve, `_dmarc.${labels.slice(first).join('.')}`, /^v=DMARC1\s*(;|$)/);
    if (found === 'unknown' || found.length > 0) return found;
  }
  return [];
}

async function recordsOf(resolve: ResolveTxt, name: string, pattern: RegExp): Promise<Records> {
  try {
    return (await resolve(name)).map((parts) => parts.join('')).filter((text) => pattern.test(text));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : 'unknown';
  }
}
