import { DomainSettingsBody, type ServedDomain } from '@qlaim/backend/contract/console';

/** What is typed for a domain. An empty field inherits. */
export type DomainDraft = Readonly<Record<keyof DomainSettingsBody, string>>;

export const DOMAIN_FIELDS = ['name', 'colour', 'storefront', 'logo'] as const;

export const draftOf = ({ own }: Pick<ServedDomain, 'own'>): DomainDraft => ({
  name: own.name ?? '',
  colour: own.colour ?? '',
  storefront: own.storefront ?? '',
  logo: own.logo ?? '',
});

/** Returns the body that saves a draft, or the messages of its wrong fields. */
export function readDraft(
  draft: DomainDraft,
):
  | { readonly body: DomainSettingsBody }
  | { readonly wrong: Readonly<Partial<Record<keyof DomainDraft, string>>> } {
  const typed = (field: keyof DomainDraft) => draft[field].trim() || null;
  const read = DomainSettingsBody.safeParse({
    name: typed('name'),
    colour: typed('colour'),
    storefront: typed('storefront'),
    logo: typed('logo'),
  });
  if (read.success) return { body: read.data };
  return { wrong: Object.fromEntries(read.error.issues.map(({ path, message }) => [path[0], message])) };
}
