import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot, manifests, read } from '../infra/files.ts';
import { validationErrors } from '../infra/kubernetes-schemas.ts';
import { useFolder } from './folder.ts';
import { checkObjects } from './kubeconform.ts';
import { describeTools, runTool, TOOLS } from './tools.ts';

const BASE = [
  'config',
  'service-account',
  'api',
  'relay',
  'projector',
  'service',
  'ingress',
  'network-policy',
];

const rendered = async (...settings: readonly string[]) => {
  const { code, stdout, stderr } = await runTool(
    TOOLS.helm,
    ['template', 'qlaim', inRoot('infra/helm/qlaim'), ...settings],
    inRoot('infra'),
  );
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
};
const named = (yaml: string) =>
  manifests(yaml).map(({ kind, metadata }) => `${kind} ${metadata?.name ?? ''}`);

/** The oldest and the newest version that the manifests are for. */
const KUBERNETES = ['1.31.0', '1.37.0'] as const;

describeTools(['helm', 'kubeconform', 'kubernetes-validate'], 'objects of Kubernetes', () => {
  const inFolder = useFolder();
  const valid = (objects: number) => `Valid: ${objects}, Invalid: 0, Errors: 0, Skipped: 0`;
  const base = () =>
    readdirSync(inRoot('infra/kubernetes/base'))
      .filter((name) => name !== 'kustomization.yaml')
      .map((name) => read('infra/kubernetes/base', name))
      .join('\n---\n');

  it.each(KUBERNETES)('of the chart and of Kustomize are valid in Kubernetes %s', async (version) => {
    for (const yaml of [await rendered(), base()]) {
      const { code, stdout } = await checkObjects(yaml, version, inFolder(version));
      expect({ code, stdout }).toEqual({
        code: 0,
        stdout: expect.stringContaining(valid(named(yaml).length)),
      });
    }
  });

  it('are refused with a field that Kubernetes does not know', async () => {
    const yaml = base().replace('readOnlyRootFilesystem', 'readOnlyRoot');
    const { code, stdout } = await checkObjects(yaml, KUBERNETES[1], inFolder('unknown'));
    expect({ code, stdout }).toEqual({
      code: 1,
      stdout: expect.stringContaining("'readOnlyRoot' not allowed"),
    });
  });
});

describeTools(['helm'], 'the chart of infra/helm', () => {
  it('makes what Kustomize makes, of valid objects', async () => {
    const yaml = await rendered();
    const ofBase = BASE.flatMap((name) => named(read('infra/kubernetes/base', `${name}.yaml`)));
    expect(named(yaml).toSorted()).toEqual(ofBase.toSorted());
    for (const manifest of manifests(yaml)) expect(validationErrors(manifest)).toEqual([]);
    expect(yaml).toContain('image: qlaim:0.1.0');
    expect(yaml.match(/app\.kubernetes\.io\/part-of: qlaim/g)).toHaveLength(ofBase.length + 3);
  });

  it('takes settings, image, numbers and the host of the ingress from its values', async () => {
    const yaml = await rendered(
      ...['--set', 'config.PUBLIC_URL=https://qr.shop.example', '--set', 'config.KAFKA_PARTITIONS=24'],
      ...['--set', 'image.repository=registry.example/qlaim', '--set', 'image.tag=1.2.3'],
      ...['--set', 'replicas.projector=5', '--set', 'replicas.api.min=3', '--set', 'ingress.className=nginx'],
      ...['--set', 'dataSize.projector=50Gi'],
    );
    for (const manifest of manifests(yaml)) expect(validationErrors(manifest)).toEqual([]);
    expect(yaml).not.toMatch(/qr\.example\.com|image: qlaim/);
    expect(yaml.match(/image: registry\.example\/qlaim:1\.2\.3/g)).toHaveLength(3);
    for (const line of ['host: qr.shop.example', 'replicas: 5', 'minReplicas: 3', 'ingressClassName: nginx'])
      expect(yaml).toContain(line);
    expect(yaml).toContain('KAFKA_PARTITIONS: "24"');
    expect(yaml.match(/sizeLimit: (?:50|10)Gi/g)).toEqual(['sizeLimit: 50Gi']);
  });
});
