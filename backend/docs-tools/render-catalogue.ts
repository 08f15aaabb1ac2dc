import { z } from 'zod';
import type { Category } from '../src/domain/aggregate.ts';
import { CATEGORIES } from '../src/domain/catalogue.ts';
import { ERASED, type EventDefinition } from '../src/domain/event.ts';
import { fieldsOf } from './schema-text.ts';

const INTRODUCTION = `# Events

\`npm run docs:events\` makes this page from the definitions in \`backend/src/domain\`; don't edit it by hand.

An event's type and version are the storage format: a version never changes its meaning, and a new version brings an
upcaster. *Sealed* fields are personal: the log holds them encrypted under the key of \`person\`. Once the person is
erased, they read \`${ERASED}\`. Every event also has an id, a time and the actor. One stored sample of each type and
version lies in \`backend/test/corpus\`.`;

/** The text of `docs/events.md`: every type of event, by category. */
export const renderCatalogue = (): string =>
  `${[INTRODUCTION, ...CATEGORIES.map(renderCategory)].join('\n\n')}\n`;

function renderCategory({ name, prefix, key, events }: Category): string {
  const stream = key === undefined ? prefix : `${prefix}<${key}>`;
  return [`## ${name}`, `Stream \`${stream}\`.`, ...events.map(renderEvent)].join('\n\n');
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
