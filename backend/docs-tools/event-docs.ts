import { writeFile } from 'node:fs/promises';
import { renderCatalogue } from './render-catalogue.ts';

/** Writes `docs/events.md` from the definitions of the events. */
await writeFile(new URL('../../docs/events.md', import.meta.url), renderCatalogue());
