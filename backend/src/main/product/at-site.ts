import { filesAt } from '../../http/content/files-at.ts';
import type { HttpSettings } from '../../http/edge/settings/settings.ts';
import type { Site } from '../../http/edge/settings/site.ts';
import type { Sites } from '../../http/edge/sites/sites.ts';
import type { EventLog } from '../../log/event-log.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';

interface OfSites {
  readonly log: EventLog;
  readonly files: ObjectStorage;
  readonly settings: HttpSettings;
  readonly sites: Sites;
}

/** Returns what an app needs at a site. Events name the domain at which they were asked for. */
export function atSite<Context extends OfSites>(context: Context, site: Site): Context {
  const { first } = context.sites;
  if (site === first) return { ...context, settings: { ...context.settings, ...first } };
  const files = filesAt(context.files, first.publicUrl, site.publicUrl);
  const log = context.log.askedAt(site.domain);
  return { ...context, files, log, settings: { ...context.settings, ...site } };
}
