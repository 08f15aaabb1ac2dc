import { DomainSettingsBody, type ServedDomain } from '@qlaim/backend/contract/console';

/** The fields of a domain, in the order in which they stand. */
export const DOMAIN_FIELDS = [
  'name',
  'colour',
  'logo',
  'storefront',
  'imprint',
  'privacy',
  'terms',
  'termsDay',
] as const satisfies readonly (keyof DomainSettingsBody)[];
export type DomainField = (typeof DOMAIN_FIELDS)[number];

type ByField<Value> = Record<DomainField, Value>;

/** What is typed for a domain. An empty field inherits. */
export type DomainDraft = Readonly<ByField<string>>;

/** Returns a value for each field. */
const byField = <Value>(of: (field: DomainField) => Value): ByField<Value> => ({
  name: of('name'),
  colour: of('colour'),
  logo: of('logo'),
  storefront: of('storefront'),
  imprint: of('imprint'),
  privacy: of('privacy'),
  terms: of('terms'),
  termsDay: of('termsDay'),
});

export const draftOf = ({ own }: Pick<ServedDomain, 'own'>): DomainDraft =>
  byField((field) => own[field] ?? '');

/** Returns the body that saves a draft, or the messages of its wrong fields. */
export function readDraft(
  draft: DomainDraft,
): { readonly body: DomainSettingsBody } | { readonly wrong: Readonly<Partial<ByField<string>>> } {
  const read = DomainSettingsBody.safeParse(byField((field) => draft[field].trim() || null));
  if (read.success) return { body: read.data };
  return { wrong: Object.fromEntries(read.error.issues.map(({ path, message }) => [path[0], message])) };
}
