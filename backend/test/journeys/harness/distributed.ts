import { join } from 'node:path';
import type { UsedEngines } from '../../support/distributed/engines.ts';
import { Member } from '../../support/distributed/member.ts';
import { freePorts } from '../../support/distributed/ports.ts';
import { removeResources } from '../../support/distributed/remove-resources.ts';
import { newTestResources } from '../../support/distributed/test-resources.ts';
import { type Composition, FIRST_ADMIN } from '../../support/product.ts';
import { eventsIn } from './events-in.ts';
import { startMailServer } from './mail/mail-server.ts';
import { controlOf, startAll } from './members.ts';
import { randomClientAddress } from './random-client-address.ts';

const ONE_OF_EACH = ['api', 'relay', 'projector'] as const;
const TWO_OF_EACH = [...ONE_OF_EACH, ...ONE_OF_EACH] as const;
const PARTITIONS = 4;

/**
 * Two processes of each role, with a SQLite log, Kafka, MongoDB, S3 and SMTP. A product that journeys do not share has one of
 * each, unless it needs two: a process takes as long to start as several journeys.
 */
export const distributed = (engines: UsedEngines): Composition => ({
  name: 'distributed',
  async start({ environment, empty, twice }) {
    const roles = (environment || empty) && !twice ? ONE_OF_EACH : TWO_OF_EACH;
    const resources = await newTestResources(engines, { prefix: 'journey', partitions: PARTITIONS });
    const mail = await startMailServer();
    const ports = await freePorts(roles.length);
    const publicUrl = `http://127.0.0.1:${ports[0]}`;
    const settings = {
      ...resources.environment,
      PUBLIC_URL: publicUrl,
      SMTP_URL: mail.url,
      ADMIN_EMAIL: FIRST_ADMIN.email,
      ADMIN_PASSWORD: FIRST_ADMIN.password,
      TRUST_PROXY: '1',
      ...environment,
    };
    const members = roles.map((role, index) => {
      const name = `${role}-${Math.floor(index / ONE_OF_EACH.length)}`;
      return new Member(name, role, ports[index] ?? 0, settings);
    });
    const remove = async () => {
      await mail.close();
      return removeResources(resources, engines);
    };
    await startAll(members, remove);
    return {
      ...controlOf(members, remove),
      publicUrl,
      proxied: { 'x-forwarded-for': randomClientAddress() },
      mails: mail.received,
      eventCount: async () => eventsIn(join(resources.dataDir, 'events.db')),
    };
  },
});
