import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

export const ROOT = resolve(import.meta.dirname, '../../..');
export const inRoot = (...path: readonly string[]): string => join(ROOT, ...path);
export const read = (...path: readonly string[]): string => readFileSync(inRoot(...path), 'utf8');
export const exists = (...path: readonly string[]): boolean => existsSync(inRoot(...path));

/** Returns the names and values of a `.env` file. */
export function settings(text: string): Map<string, string> {
  const lines = text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm);
  return new Map(Array.from(lines, ([, name = '', value = '']) => [name, value]));
}

const Variables = z.record(z.string(), z.string());

const Compose = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      image: z.string(),
      restart: z.string(),
      environment: Variables.default({}),
      ports: z.array(z.string()).default([]),
      networks: z.array(z.string()),
      volumes: z.array(z.string()).default([]),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
      healthcheck: z.unknown().optional(),
    }),
  ),
  networks: z.record(z.string(), z.object({ internal: z.boolean() }).nullable()),
  volumes: z.record(z.string(), z.null()),
});

export const composeText = read('docker-compose.yml');

/** Parses the compose file and fills in the variables afterwards, as Compose does. Throws for a missing required one. */
export function compose(variables: ReadonlyMap<string, string>, text = composeText): unknown {
  return parse(text, (_key, value: unknown) => (typeof value === 'string' ? fill(value, variables) : value), {
    merge: true,
  });
}

function fill(text: string, variables: ReadonlyMap<string, string>): string {
  return text.replaceAll(
    /\$\{([A-Z0-9_]+)(?::([-?])([^}]*))?\}/g,
    (_all, name: string, kind: string | undefined, rest: string) => {
      const value = variables.get(name);
      if (value) return value;
      if (kind === '?') throw new Error(`${name} is missing`);
      return rest ?? '';
    },
  );
}

export const services = (variables: ReadonlyMap<string, string>) => Compose.parse(compose(variables));

const Override = z.object({
  services: z.record(
    z.string(),
    z.strictObject({ image: z.string(), environment: Variables, volumes: z.array(z.string()) }),
  ),
});

/** Returns the services of a file that is given to Compose after the compose file. */
export const overriding = (file: string, variables: ReadonlyMap<string, string>) =>
  Override.parse(compose(variables, read(file))).services;

const Manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }).optional(),
});
export type Manifest = z.infer<typeof Manifest>;

export function manifests(yaml: string): Manifest[] {
  return parseAllDocuments(yaml).map((document) => Manifest.parse(document.toJS()));
}

const Data = z.looseObject({ data: Variables.optional(), stringData: Variables.optional() });

/** Returns the names that the ConfigMaps and Secrets of a file put into the environment, or the one of a name. */
export function namesIn(file: string, name?: string): string[] {
  const all = manifests(read('infra/kubernetes', file));
  const named = all.filter(({ metadata }) => name === undefined || metadata?.name === name);
  return named.flatMap((manifest) => {
    const { data, stringData } = Data.parse(manifest);
    return Object.keys({ ...data, ...stringData });
  });
}
