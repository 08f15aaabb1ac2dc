import { z } from 'zod';
import { accountStream } from '../../domain/account/events.ts';
import { BANNER_STREAM } from '../../domain/banner/banner.ts';
import { CATALOGUE } from '../../domain/catalogue.ts';
import { ERASED, type EventDefinition } from '../../domain/event.ts';
import { INSTALLATION_STREAM } from '../../domain/installation/installation.ts';
import { batchStream } from '../../domain/qr-batch/events.ts';
import { codeStream } from '../../domain/qr-code/events.ts';
import { reservationStream } from '../../domain/reservation/reservation.ts';
import { SCAN_STREAMS } from '../../domain/scans/events.ts';
import { fieldsOf } from './schema-in-words.ts';

type AggregateName = keyof typeof CATALOGUE;

const STREAMS: Readonly<Record<AggregateName, string>> = {
  'qr-code': codeStream('<short code>'),
  'qr-batch': batchStream('<batch id>'),
  account: accountStream('<user id>'),
  reservation: reservationStream('<HMAC of the email>'),
  banner: BANNER_STREAM,
  scans: `${SCAN_STREAMS}<slot of an api process>`,
  installation: INSTALLATION_STREAM,
};

const INTRODUCTION = `# Events

\`npm run docs:events\` generates this page from the definitions in \`backend/src/domain\`. Do not edit it by hand.

A type's name and version are the storage format: a version never changes its meaning, and a new version comes with an
upcaster. *Sealed* fields are personal: the log holds them encrypted under the key of \`person\`. Once that person is
erased, they read \`${ERASED}\`. Besides its fields, every event has an id, a time and an actor.`;

/** The text of `docs/events.md`: every event type, by aggregate. */
export function renderCatalogue(): string {
  const isAggregate = (name: string): name is AggregateName => name in CATALOGUE;
  const aggregates = Object.keys(CATALOGUE).filter(isAggregate).map(renderAggregate);
  return `${[INTRODUCTION, ...aggregates].join('\n\n')}\n`;
}

function renderAggregate(name: AggregateName): string {
  const events: readonly EventDefinition[] = CATALOGUE[name];
  return [`## ${name}`, `Stream \`${STREAMS[name]}\`.`, ...events.map(renderEvent)].join('\n\n');
}

function renderEvent(event: EventDefinition): string {
  return [`### ${event.type}`, `${event.summary}. Version ${event.version}.`, renderFields(event)].join(
    '\n\n',
  );
}

function renderFields({ data, personalFields }: EventDefinition): string {
  const fields = fieldsOf(z.toJSONSchema(data));
  if (fields.length === 0) return 'No fields.';
  const rows = fields.map(({ name, type, optional }) => {
    const notes = [optional ? 'optional' : [], personalFields.includes(name) ? '*sealed*' : []].flat();
    return `| \`${name}\` | \`${type}\` | ${notes.join(', ')} |`;
  });
  return ['| field | type | |', '|---|---|---|', ...rows].join('\n');
}
