import { outboxFolder } from '../outbox-folder.ts';
import type { ReceivedMail } from '../product.ts';
import { Member, type Role } from './member.ts';
import { freePorts } from './ports.ts';
import type { TestResources } from './test-resources.ts';

/** Two processes of each role, and a third projector for rebalancing. */
const MEMBERS = [
  ['api-0', 'api'],
  ['api-1', 'api'],
  ['relay-0', 'relay'],
  ['relay-1', 'relay'],
  ['projector-0', 'projector'],
  ['projector-1', 'projector'],
  ['projector-2', 'projector'],
] as const satisfies readonly (readonly [string, Role])[];

export type MemberName = (typeof MEMBERS)[number][0];

/** The processes of an installation. */
export interface Cluster {
  readonly publicUrl: string;
  /** The addresses of the api processes. */
  readonly urls: readonly string[];
  readonly members: readonly Member[];
  member(name: MemberName): Member;
  mails(): Promise<readonly ReceivedMail[]>;
}

/** Prepares the processes of some roles without starting them. */
export async function newCluster(
  { environment, dataDir }: Pick<TestResources, 'environment' | 'dataDir'>,
  roles: readonly Role[] = ['api', 'relay', 'projector'],
): Promise<Cluster> {
  const named = MEMBERS.filter(([, role]) => roles.includes(role));
  const ports = await freePorts(named.length);
  const publicUrl = `http://127.0.0.1:${ports[0]}`;
  const members = named.map(
    ([name, role], index) =>
      new Member(name, role, ports[index] ?? 0, { ...environment, PUBLIC_URL: publicUrl }),
  );
  return {
    publicUrl,
    urls: members.filter(({ role }) => role === 'api').map(({ url }) => url),
    members,
    member: (name) => {
      const found = members.find((member) => member.name === name);
      if (!found) throw new Error(`the cluster has no ${name}`);
      return found;
    },
    mails: outboxFolder(`${dataDir}/outbox`),
  };
}
