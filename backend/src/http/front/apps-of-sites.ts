import type { RequestListener } from 'node:http';
import type { Site } from '../edge/settings/site.ts';
import type { Sites } from '../edge/sites/sites.ts';

/**
 * Returns a listener that has an app for each site. That of the first is made at once, others when they are first asked, and
 * anew after a change of their site.
 */
export function appsOfSites(sites: Sites, appAt: (site: Site) => RequestListener): RequestListener {
  const apps = new WeakMap<Site, RequestListener>();
  const appOf = (site: Site): RequestListener => {
    const known = apps.get(site);
    if (known) return known;
    const app = appAt(site);
    apps.set(site, app);
    return app;
  };
  appOf(sites.first);
  return (request, response) => appOf(sites.of(request))(request, response);
}
