import { writeFile } from 'node:fs/promises';
import { DOCUMENTS } from './openapi-documents.ts';
import { runTool, TOOLS } from './tools.ts';

/** Where the client of a document goes, and what the generator is told beside it. */
export interface Generator {
  readonly generatorName: string;
  readonly outputOf: (file: string) => string;
  readonly options: Readonly<Record<string, string | boolean>>;
}

const ONLY_SOURCES = { apiDocs: 'false', modelDocs: 'false', apiTests: 'false', modelTests: 'false' };

/** One core and little memory are enough. */
const JAVA = ['-Xmx512m', '-XX:ActiveProcessorCount=1'];

/**
 * Has OpenAPI Generator make a client of each document in a folder, by each of some of its generators. One run for all
 * takes a third of the time.
 */
export async function generateClients(inFolder: (file: string) => string, generators: readonly Generator[]) {
  const settings = generators.flatMap(({ generatorName, outputOf, options }) =>
    DOCUMENTS.map(([, file]) => ({
      generatorName,
      inputSpec: `${file}.json`,
      outputDir: outputOf(file),
      globalProperties: ONLY_SOURCES,
      additionalProperties: { packageName: file, ...options },
    })),
  );
  const files = settings.map((_, index) => `run-${index}.json`);
  await Promise.all(
    settings.map((each, index) => writeFile(inFolder(`run-${index}.json`), JSON.stringify(each))),
  );
  return runTool(
    'java',
    [...JAVA, '-jar', TOOLS['openapi-generator'], 'batch', '--fail-fast', ...files],
    inFolder('.'),
  );
}
