import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PYTHON, runTool, TOOLS } from './tools.ts';

/** Where the package of Python has the schemas of all versions. */
const SCHEMAS = '../lib/python*/site-packages/kubernetes_validate/kubernetes-json-schema';

/**
 * Writes the schemas of a version of Kubernetes to a folder. There they refer to each other by file: those of the package have
 * addresses, which nothing here reaches.
 */
function writeSchemas(version: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const file of globSync(join(PYTHON, SCHEMAS, `v${version}-local-strict/*.json`))) {
    const schema = readFileSync(file, 'utf8')
      .replaceAll('"/api/_definitions.json#', '"_definitions.json#')
      .replace('"$id": "https:', '"$comment": "https:');
    writeFileSync(join(folder, basename(file)), schema);
  }
}

/** Checks objects by the schemas of a version of Kubernetes, without unknown fields. `folder` takes the schemas. */
export async function checkObjects(
  yaml: string,
  version: string,
  folder: string,
): Promise<{ readonly code: number; readonly stdout: string }> {
  writeSchemas(version, folder);
  const schemas = join(folder, '{{.ResourceKind}}{{.KindSuffix}}.json');
  const args = ['-strict', '-summary', '-kubernetes-version', version, '-schema-location', schemas, '-'];
  const { code, stdout } = await runTool(TOOLS.kubeconform, args, folder, { input: yaml });
  return { code, stdout };
}
