import type { Config } from '../settings/config.ts';
import { checkDomains } from './domains.ts';
import { type Finding, fault, note, ok } from './finding.ts';
import type { World } from './world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A certificate is renewed a month before its end. Days. */
const RENEWED_BEFORE = 14;
/** Signed addresses end early where clocks differ more. Milliseconds. */
const CLOCKS_MS = 10_000;

const isLocal = (host: string): boolean =>
  host === 'localhost' || host.startsWith('127.') || host === '[::1]';

/** Checks the addresses that buyers and browsers use. `isRunning`: whether the product answers there now. */
export async function checkAddresses(
  config: Config,
  world: World,
  isRunning: boolean,
): Promise<readonly Finding[]> {
  const { storefrontUrl, s3 } = config;
  const own = await checkOwn(config, world, isRunning);
  const storefront =
    storefrontUrl === undefined ? [] : await checkServer('STOREFRONT_URL', storefrontUrl, world);
  const files = s3?.endpoint === undefined ? [] : await checkServer('S3_ENDPOINT', s3.endpoint, world);
  return [...own, ...storefront, ...files];
}

function checkOwn(config: Config, world: World, isRunning: boolean): Promise<readonly Finding[]> {
  const { publicUrl, tls } = config;
  if (tls) return checkDomains(config, tls, world, isRunning);
  if (publicUrl === undefined) return Promise.resolve(withoutAddress(config));
  return checkPublic(config, publicUrl, world, isRunning);
}

function withoutAddress({ production }: Config): readonly Finding[] {
  const about = 'PUBLIC_URL';
  if (!production) return [note(about, 'not set: codes lead to this machine alone')];
  return [
    fault(
      about,
      'not set, so that printed codes lead to localhost',
      'set it to the address of this product, before a code is printed',
    ),
  ];
}

async function checkPublic(
  { trustProxy }: Config,
  publicUrl: string,
  world: World,
  isRunning: boolean,
): Promise<readonly Finding[]> {
  const { protocol, hostname } = new URL(publicUrl);
  if (isLocal(hostname)) return [note('PUBLIC_URL', `${publicUrl} leads to this machine alone`)];
  const findings: Finding[] = [];
  if (protocol === 'http:')
    findings.push(
      fault(
        'PUBLIC_URL',
        'is http: whoever is in between reads and changes pages and sign-ins',
        'start with --domain NAME, or put a proxy with https in front and set PUBLIC_URL to https://…',
      ),
    );
  else if (trustProxy === 0)
    findings.push(
      fault(
        'TRUST_PROXY',
        'is 0, but https needs a proxy in front: every visitor counts as one address',
        'set it to the number of proxies in front',
      ),
    );
  findings.push(...(await checkServer('PUBLIC_URL', publicUrl, world, isRunning ? '/healthz' : undefined)));
  return findings;
}

/** `path`: what must answer 200; undefined where any answer will do. */
async function checkServer(
  about: string,
  address: string,
  world: World,
  path?: string,
): Promise<readonly Finding[]> {
  const { protocol, hostname, port, origin } = new URL(address);
  if (!/^[\d.]+$|^\[/.test(hostname) && !(await world.resolves(hostname)))
    return [
      fault(
        about,
        `${hostname} has no address in DNS`,
        `add a record A or AAAA for ${hostname}, or correct ${about}`,
      ),
    ];
  const certificates =
    protocol === 'https:' ? await checkCertificate(about, hostname, Number(port || 443), world) : [];
  if (certificates.some(({ kind }) => kind === 'fault')) return certificates;
  return [
    ...certificates,
    ...(await checkAnswer(
      about,
      path === undefined ? address : `${origin}${path}`,
      world,
      path !== undefined,
    )),
  ];
}

async function checkCertificate(
  about: string,
  host: string,
  port: number,
  world: World,
): Promise<readonly Finding[]> {
  const found = await world.certificate(host, port).catch(() => undefined);
  if (!found)
    return [fault(about, `${host}:${port} does not speak https`, 'start the proxy, and look at its log')];
  const days = Math.floor((found.validTo.getTime() - world.now().getTime()) / DAY_MS);
  if (days < 0)
    return [
      fault(
        about,
        `the certificate of ${host} ended ${-days} days ago`,
        'renew it, and look why the proxy did not',
      ),
    ];
  if (found.refusal !== undefined)
    return [
      fault(
        about,
        `browsers refuse the certificate of ${host} (${found.refusal})`,
        `get one for ${host} from a known authority, with all certificates of its chain`,
      ),
    ];
  if (days < RENEWED_BEFORE)
    return [
      fault(
        about,
        `the certificate of ${host} ends in ${days} days`,
        'look why the proxy did not renew it yet',
      ),
    ];
  return [ok(about, `the certificate of ${host} is good for ${days} days`)];
}

async function checkAnswer(
  about: string,
  url: string,
  world: World,
  isOurs: boolean,
): Promise<readonly Finding[]> {
  const answer = await world.ask(url);
  if (!answer)
    return [fault(about, `${url} does not answer`, 'start the proxy, or open the port in the firewall')];
  if (answer.status >= 500 || (isOurs && answer.status !== 200))
    return [
      fault(
        about,
        `${url} answers ${answer.status}`,
        `let the proxy lead ${new URL(url).origin} to this product`,
      ),
    ];
  const ahead = answer.at === undefined ? 0 : world.now().getTime() - answer.at.getTime();
  if (Math.abs(ahead) > CLOCKS_MS)
    return [
      fault(
        'clock',
        `this machine is ${Math.round(Math.abs(ahead) / 1000)} s ${ahead > 0 ? 'ahead of' : 'behind'} ${new URL(url).host}`,
        'let the system set its clock (timedatectl set-ntp true)',
      ),
    ];
  return [ok(about, `${url} answers`)];
}
