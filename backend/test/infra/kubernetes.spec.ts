import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { exists, inRoot, type Manifest, manifests, namesIn, read } from './files.ts';
import { validationErrors } from './kubernetes-schemas.ts';

const FOLDER = 'infra/kubernetes';
const BASE = `${FOLDER}/base`;
const kubectl = spawnSync('kubectl', ['kustomize', '--help']).status === 0;

const files = readdirSync(inRoot(FOLDER), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.yaml'),
);
const isKustomization = (name: string) => name.endsWith('kustomization.yaml');
const base = readdirSync(inRoot(BASE))
  .filter((name) => !isKustomization(name))
  .flatMap((name) => manifests(read(BASE, name)));

const Workload = z.looseObject({
  metadata: z.object({ name: z.string() }),
  spec: z.looseObject({
    selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
    template: z.object({
      metadata: z.looseObject({ labels: z.record(z.string(), z.string()) }),
      spec: z.looseObject({
        terminationGracePeriodSeconds: z.number(),
        containers: z.array(
          z.looseObject({
            name: z.string(),
            envFrom: z.array(z.unknown()),
            env: z.array(z.looseObject({ name: z.string(), value: z.string() })),
          }),
        ),
      }),
    }),
  }),
});
const workloads = base.filter(({ kind }) => kind === 'Deployment').map((found) => Workload.parse(found));

describe('the manifests of infra/kubernetes', () => {
  it.each(files.filter((name) => !isKustomization(name)))('hold only valid objects in %s', (name) => {
    for (const manifest of manifests(read(FOLDER, name))) expect(validationErrors(manifest)).toEqual([]);
  });

  it('are invalid with an unknown field or a value of another type', () => {
    const changed = (change: (text: string) => string): Manifest[] =>
      manifests(change(read(BASE, 'relay.yaml')));
    const errors = (change: (text: string) => string) => changed(change).flatMap(validationErrors);
    expect(errors((text) => text.replace('readOnlyRootFilesystem', 'readOnlyRoot'))).toEqual([
      '/spec/template/spec/containers/0/securityContext/readOnlyRoot is unknown',
    ]);
    expect(errors((text) => text.replace('replicas: 2', 'replicas: two'))).not.toEqual([]);
  });

  it.each(files.filter(isKustomization))(
    'name every file of the folder, and no missing file, in %s',
    (name) => {
      const folder = `${FOLDER}/${name.slice(0, name.lastIndexOf('/'))}`;
      const Kustomization = z.object({
        resources: z.array(z.string()),
        patches: z.array(z.object({ path: z.string().optional() })).default([]),
      });
      const { resources, patches } = Kustomization.parse(parse(read(FOLDER, name)));
      const named = [...resources, ...patches.flatMap(({ path }) => path ?? [])];
      expect(named.filter((resource) => !exists(folder, resource))).toEqual([]);
      const others = readdirSync(inRoot(folder)).filter((file) => !isKustomization(file));
      expect(named.filter((file) => !file.startsWith('..')).sort()).toEqual(others.sort());
    },
  );

  it.skipIf(!kubectl).each([
    ['base', true],
    ['overlays/example', false],
  ])('are built by kustomize from %s', (name, unset) => {
    const built = spawnSync('kubectl', ['kustomize', inRoot(FOLDER, name)], { encoding: 'utf8' });
    expect(built.stderr).toBe('');
    const all = manifests(built.stdout);
    expect(all.length).toBeGreaterThanOrEqual(base.length);
    for (const manifest of all) expect(validationErrors(manifest)).toEqual([]);
    expect(/image: qlaim|\bqr\.example\.com/.test(built.stdout)).toBe(unset);
  });

  it('hold no secret', () => {
    expect(base.filter(({ kind }) => kind === 'Secret')).toEqual([]);
    const secret = read(FOLDER, 'secret.example.yaml');
    for (const name of ['SESSION_SECRET', 'VAULT_KEY', 'ADMIN_PASSWORD'])
      expect(secret).toContain(`${name}: ""`);
  });

  it('let nothing into a pod but the ingress and the monitoring', () => {
    const Policy = z.looseObject({
      spec: z.looseObject({
        podSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
        policyTypes: z.array(z.string()),
        ingress: z.array(
          z.object({
            from: z.array(
              z.object({ namespaceSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }) }),
            ),
          }),
        ),
      }),
    });
    const policies = base
      .filter(({ kind }) => kind === 'NetworkPolicy')
      .map((found) => Policy.parse(found).spec);
    const callersOf = (component: string) =>
      policies
        .filter(({ podSelector: { matchLabels } }) =>
          [component, undefined].includes(matchLabels['app.kubernetes.io/component']),
        )
        .flatMap(({ ingress }) => ingress.flatMap(({ from }) => from))
        .flatMap(({ namespaceSelector }) => Object.values(namespaceSelector.matchLabels))
        .sort();
    expect(callersOf('api')).toEqual(['ingress-nginx', 'monitoring']);
    expect(callersOf('relay')).toEqual(['monitoring']);
    expect(callersOf('projector')).toEqual(['monitoring']);
  });

  it('show health and metrics to the monitoring alone, on a port that no service has', () => {
    expect(namesIn('base/config.yaml')).toContain('OPS_PORT');
    expect(
      base.filter(({ kind }) => kind === 'Service').map((each) => JSON.stringify(each)),
    ).not.toContainEqual(expect.stringMatching(/ops|3001/));
    const policies = base.filter(({ kind }) => kind === 'NetworkPolicy').map((each) => JSON.stringify(each));
    expect(policies.filter((text) => text.includes('"ops"'))).toEqual([
      expect.stringMatching(/"monitoring"\}{3}\],"ports":\[\{"port":"ops"\}\]/),
    ]);
  });

  it('run each role under its own name', () => {
    const roles = workloads.map(({ metadata, spec: { template } }) => {
      const [container] = template.spec.containers;
      return [
        metadata.name,
        container?.name,
        container?.env.find(({ name }) => name === 'QLAIM_ROLE')?.value,
      ];
    });
    expect(roles.sort()).toEqual(['api', 'projector', 'relay'].map((role) => [`qlaim-${role}`, role, role]));
  });

  it('give each role the settings of all, and the secret of its own', () => {
    for (const { spec } of workloads) {
      const [container] = spec.template.spec.containers;
      expect(container?.envFrom).toEqual([
        { configMapRef: { name: 'qlaim' } },
        { secretRef: { name: `qlaim-${container?.name}` } },
      ]);
    }
  });

  it.each(workloads.map((workload) => [workload.metadata.name, workload] as const))(
    'give %s the least privileges, and 15 seconds to stop',
    (_name, { spec: { template, selector } }) => {
      expect(template.spec).toMatchObject({
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
        automountServiceAccountToken: false,
        containers: [
          {
            securityContext: {
              allowPrivilegeEscalation: false,
              readOnlyRootFilesystem: true,
              capabilities: { drop: ['ALL'] },
            },
            ports: [{ name: 'http' }, { name: 'ops', containerPort: 3001 }],
            startupProbe: { httpGet: { port: 'ops' } },
            livenessProbe: { httpGet: { path: '/healthz', port: 'ops' } },
            readinessProbe: { httpGet: { port: 'ops' } },
            resources: { requests: expect.anything(), limits: { memory: expect.any(String) } },
          },
        ],
      });
      expect(template.spec.terminationGracePeriodSeconds).toBe(15);
      expect({ ...template.metadata.labels, 'app.kubernetes.io/name': 'qlaim' }).toMatchObject(
        selector.matchLabels,
      );
    },
  );

  it('keep each workload available while nodes are drained', () => {
    const budgets = base
      .filter(({ kind }) => kind === 'PodDisruptionBudget')
      .map(({ metadata }) => metadata?.name);
    expect(budgets.sort()).toEqual(workloads.map(({ metadata }) => metadata.name).sort());
  });

  it.each([`${BASE}/ingress.yaml`, `${FOLDER}/overlays/example/ingress.yaml`])(
    'hide the paths for operators from the outside in %s',
    (file) => {
      const Paths = z.array(
        z.looseObject({
          path: z.string(),
          pathType: z.string(),
          backend: z.object({ service: z.looseObject({ name: z.string() }) }),
        }),
      );
      const Ingress = z.object({
        spec: z.looseObject({ rules: z.array(z.object({ http: z.object({ paths: Paths }) }).loose()) }),
      });
      const { spec } = Ingress.parse(parse(read(file)));
      const leads = spec.rules.flatMap(({ http }) =>
        http.paths.map(({ path, pathType, backend }) => [path, pathType, backend.service.name]),
      );
      expect(leads).toEqual([
        ['/', 'Prefix', 'qlaim'],
        ['/metrics', 'Prefix', 'qlaim-nobody'],
        ['/readyz', 'Prefix', 'qlaim-nobody'],
      ]);
    },
  );
});
