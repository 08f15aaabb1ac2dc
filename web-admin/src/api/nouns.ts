import { may, type Permission, type Role } from '@qlaim/backend/contract';

/** The permission for each action of react-admin on a noun; an action that a noun lacks has none. */
interface Rights {
  readonly list: Permission;
  readonly create?: Permission;
  readonly edit?: Permission;
  readonly delete?: Permission;
}

/** The nouns of the console, each a resource of react-admin. */
export const NOUNS = {
  codes: { list: 'codes.read', create: 'codes.generate', edit: 'content.manage', delete: 'codes.manage' },
  batches: { list: 'batches.read', create: 'codes.generate', edit: 'codes.manage' },
  people: { list: 'people.read', edit: 'people.manage', delete: 'people.manage' },
  erasures: { list: 'people.read' },
  events: { list: 'audit.read' },
  notices: { list: 'codes.read', edit: 'codes.manage' },
  webhooks: {
    list: 'integrations.read',
    create: 'integrations.manage',
    edit: 'integrations.manage',
    delete: 'integrations.manage',
  },
  'api-keys': { list: 'integrations.read', create: 'integrations.manage', edit: 'integrations.manage' },
  'bulk-actions': { list: 'codes.read', create: 'codes.manage', edit: 'codes.manage' },
} as const satisfies Readonly<Record<string, Rights>>;

export type Noun = keyof typeof NOUNS;

const RIGHTS: Readonly<Record<string, Readonly<Partial<Record<string, Permission>>>>> = NOUNS;

/** Returns whether a role may do what react-admin asks about. Who lists a noun may see each of it. */
export function mayAct(role: Role, resource: string, action: string): boolean {
  const needed = RIGHTS[resource]?.[action === 'show' ? 'list' : action];
  return needed !== undefined && may(role, needed);
}
