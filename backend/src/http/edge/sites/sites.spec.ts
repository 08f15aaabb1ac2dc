import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handle } from '../../../commands/handle.ts';
import { ONLY } from '../../../domain/aggregate.ts';
import { NOTHING_OWN, type OwnSettings } from '../../../domain/domain-settings/decide.ts';
import { DOMAIN_SETTINGS } from '../../../domain/domain-settings/domain-settings.ts';
import { EngineUnavailable } from '../../../ports/errors.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { someSites } from '../../../testing/sites.ts';

const FIRST = 'codes.example.org';
const GERMAN = 'codes.example.de';
const ADMIN = { kind: 'admin', id: 'root' } as const;
const INSTALLATION = {
  publicUrl: `https://${FIRST}:8443`,
  storefrontUrl: 'https://example.org',
  others: [GERMAN],
};

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

const change = (domain: string, own: Partial<OwnSettings>) =>
  handle(fixture, DOMAIN_SETTINGS, ADMIN, ONLY, { domain, ...NOTHING_OWN, ...own });
const requestTo = (host: string | undefined) => {
  const request = new IncomingMessage(new Socket());
  request.headers.host = host;
  return request;
};

describe('the site of a request', () => {
  it.each([
    [GERMAN, GERMAN],
    ['CODES.example.DE:8443', GERMAN],
    [`${GERMAN}.`, GERMAN],
    [FIRST, FIRST],
    ['evil.example', FIRST],
    [`${GERMAN}.evil.example`, FIRST],
    ['__proto__', FIRST],
    ['127.0.0.1:3000', FIRST],
    ['', FIRST],
    [undefined, FIRST],
  ])('at %j is that of %s', (host, domain) => {
    expect(someSites(fixture, INSTALLATION).of(requestTo(host)).domain).toBe(domain);
  });

  it('has the scheme and the port of the public address', () => {
    const sites = someSites(fixture, INSTALLATION);
    expect(sites.at(GERMAN).publicUrl).toBe(`https://${GERMAN}:8443`);
    expect(sites.first.publicUrl).toBe(`https://${FIRST}:8443`);
  });

  it('is the same until something changes, so that what was made of it can be kept', async () => {
    const sites = someSites(fixture, INSTALLATION);
    const told = vi.fn();
    sites.onChanged(told);
    const before = sites.at(GERMAN);
    expect(sites.of(requestTo(GERMAN))).toBe(before);
    await sites.load();
    expect(told).not.toHaveBeenCalled();
    await change(GERMAN, { name: 'Wolle' });
    await sites.load();
    expect(told).toHaveBeenCalled();
    expect(sites.at(GERMAN)).not.toBe(before);
    expect(sites.at(GERMAN).look.name).toBe('Wolle');
  });
});

describe('a site', () => {
  const loaded = async () => {
    const sites = someSites(fixture, INSTALLATION);
    await sites.load();
    return sites;
  };

  it('inherits the storefront, the name and the colours of the installation', async () => {
    const { storefrontUrl, look } = (await loaded()).at(GERMAN);
    expect(storefrontUrl).toBe('https://example.org');
    expect(look).toMatchObject({ name: 'Qlaim', shades: undefined });
  });

  it('inherits what the first domain has of its own', async () => {
    await change(FIRST, { name: 'Wool', colour: '#7a1f3d', storefront: 'https://wool.example' });
    const { storefrontUrl, look } = (await loaded()).at(GERMAN);
    expect(storefrontUrl).toBe('https://wool.example');
    expect(look.name).toBe('Wool');
    expect(look.shades?.light.brand).toBe('#7a1f3d');
  });

  it('has what is its own, each alone', async () => {
    await change(FIRST, { name: 'Wool', storefront: 'https://wool.example' });
    await change(GERMAN, { name: 'Wolle', colour: '#2b5f9e' });
    const sites = await loaded();
    expect(sites.at(GERMAN)).toMatchObject({
      storefrontUrl: 'https://wool.example',
      look: { name: 'Wolle' },
    });
    expect(sites.at(GERMAN).look.shades?.light.brand).toBe('#2b5f9e');
    expect(sites.first.look).toMatchObject({ name: 'Wool', shades: undefined });
    expect(sites.inherited(GERMAN)).toEqual({
      name: 'Wool',
      colour: null,
      storefront: 'https://wool.example',
      logo: null,
    });
    expect(sites.own(GERMAN)).toEqual({ ...NOTHING_OWN, name: 'Wolle', colour: '#2b5f9e' });
  });

  it('inherits the logo, but not that of a shop with another name', async () => {
    const logo = '0199a3c0-7d1e-7abc-8def-0123456789ab-320x96.png';
    await change(FIRST, { logo });
    const sites = await loaded();
    const shown = { url: `/_public/logos/${logo}`, width: 320, height: 96 };
    expect(sites.at(GERMAN).look.logo).toEqual(shown);
    await change(GERMAN, { name: 'Wolle' });
    await sites.load();
    expect(sites.first.look.logo).toEqual(shown);
    expect(sites.at(GERMAN).look.logo).toBeUndefined();
  });

  it('follows what another process changes', async () => {
    const sites = await loaded();
    expect(sites.first.look.name).toBe('Qlaim');
    await change(FIRST, { name: 'Wool' });
    sites.forget('qr-code-7K3M9QWX2P');
    sites.forget(DOMAIN_SETTINGS.streamOf(ONLY));
    await vi.waitFor(() => expect(sites.first.look.name).toBe('Wool'));
  });

  it('is read again where the log was away at a change', async () => {
    const load = vi.spyOn(fixture.log, 'load');
    const sites = await loaded();
    await change(FIRST, { name: 'Wool' });
    await vi.waitFor(() => expect(sites.first.look.name).toBe('Wool'));
    load.mockRejectedValueOnce(new EngineUnavailable('the log'));
    sites.forget(DOMAIN_SETTINGS.streamOf(ONLY));
    const failed = load.mock.calls.length;
    await vi.waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(failed), 10_000);
    expect(sites.first.look.name).toBe('Wool');
  });
});
