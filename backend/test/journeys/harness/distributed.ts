import { join } from 'node:path';
import { clear } from '../../support/distributed/clear.ts';
import type { UsedEngines } from '../../support/distributed/engines.ts';
import { Member } from '../../support/distributed/member.ts';
import { newPlace } from '../../support/distributed/place.ts';
import { freePorts } from '../../support/distributed/ports.ts';
import { allReady } from './all-ready.ts';
import { eventsIn } from './events-in.ts';
import { receiveMail } from './mail-server.ts';
import { type Composition, FIRST_ADMIN } from './product.ts';
import { someAddress } from './some-address.ts';

const ROLES = ['api', 'api', 'relay', 'relay', 'projector', 'projector'] as const;
const PARTITIONS = 4;

/** Two processes of each role: SQLite events, relayed by Kafka into MongoDB, files in S3, mail by SMTP. */
export const distributed = (engines: UsedEngines): Composition => ({
  name: 'distributed',
  async start({ environment }) {
    const place = await newPlace(engines, { prefix: 'journey', partitions: PARTITIONS });
    const mail = await receiveMail();
    const ports = await freePorts(ROLES.length);
    const publicUrl = `http://127.0.0.1:${ports[0]}`;
    const settings = {
      ...place.environment,
      PUBLIC_URL: publicUrl,
      SMTP_URL: mail.url,
      ADMIN_EMAIL: FIRST_ADMIN.email,
      ADMIN_PASSWORD: FIRST_ADMIN.password,
      TRUST_PROXY: '1',
      ...environment,
    };
    const members = ROLES.map((role, index) => {
      const name = `${role}-${index % 2}`;
      return new Member(name, role, ports[index] ?? 0, settings);
    });
    const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
      const codes = await Promise.all(members.map((member) => member.end(signal)));
      return members.flatMap(({ name }, index) =>
        codes[index] ? [`${name} ended with ${codes[index]}`] : [],
      );
    };
    const remove = async () => {
      await mail.close();
      return clear(place, engines);
    };
    await allReady(members).catch(async (error: unknown) => {
      await end('SIGKILL');
      await remove();
      throw error;
    });
    return {
      urls: members.filter(({ role }) => role === 'api').map(({ url }) => url),
      publicUrl,
      proxied: { 'x-forwarded-for': someAddress() },
      mails: mail.received,
      eventCount: async () => eventsIn(join(place.dataDir, 'events.db')),
      loggedErrors: () => members.flatMap((member) => member.loggedErrors()),
      kill: async () => {
        await end('SIGKILL');
      },
      restart: async () => {
        assertNone(await end('SIGTERM'));
        await allReady(members);
      },
      stop: async () => {
        const ended = await end('SIGTERM');
        assertNone([...ended, ...(await remove())]);
      },
    };
  },
});

function assertNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
