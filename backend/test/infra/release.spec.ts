import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { read } from './files.ts';

const WORKFLOW = '.github/workflows/release.yml';
const Package = z.object({ version: z.string(), workspaces: z.array(z.string()).default([]) });
const packageOf = (path: string) => Package.parse(JSON.parse(read(path)));
const { version, workspaces } = packageOf('package.json');
const changelog = read('CHANGELOG.md');

const Workflow = z.object({
  jobs: z.record(
    z.string(),
    z.looseObject({
      needs: z.string().optional(),
      permissions: z.record(z.string(), z.string()),
      strategy: z
        .object({ matrix: z.object({ include: z.array(z.object({ target: z.string() })) }) })
        .optional(),
      steps: z.array(z.looseObject({ uses: z.string().optional(), with: z.looseObject({}).optional() })),
    }),
  ),
});
const { jobs } = Workflow.parse(parse(read(WORKFLOW)));
const uses = Object.values(jobs).flatMap(({ steps }) => steps.flatMap((step) => step.uses ?? []));

describe('a release', () => {
  it('has one version in all packages, in the chart and in the changelog', () => {
    expect(workspaces.map((name) => packageOf(`${name}/package.json`).version)).toEqual(
      workspaces.map(() => version),
    );
    const Chart = z.object({ version: z.string(), appVersion: z.string() });
    const chart = Chart.parse(parse(read('infra/helm/qlaim/Chart.yaml')));
    expect(chart).toEqual({ version, appVersion: version });
    expect(changelog).toContain(`## [${version}] - `);
  });

  it('has a changelog in the form of Keep a Changelog, with what is not released on top', () => {
    const heads = changelog.match(/^## .+$/gm) ?? [];
    expect(heads[0]).toBe('## [Unreleased]');
    for (const head of heads.slice(1)) expect(head).toMatch(/^## \[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}$/);
    const kinds = new Set(changelog.match(/^### .+$/gm));
    const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'].map(
      (kind) => `### ${kind}`,
    );
    expect([...kinds].filter((kind) => !known.includes(kind))).toEqual([]);
  });

  it('uses actions of one version each, and builds after the tests alone', () => {
    expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@(v\d+\.\d+\.\d+|[0-9a-f]{40})$/.test(action))).toEqual(
      [],
    );
    expect(Object.entries(jobs).map(([name, { needs }]) => [name, needs])).toEqual([
      ['test', undefined],
      ['image', 'test'],
      ['release', 'image'],
    ]);
  });

  it('builds images of stages that the Dockerfile has, for both processors, with an SBOM each', () => {
    const targets = jobs['image']?.strategy?.matrix.include.map(({ target }) => target) ?? [];
    const stages = Array.from(read('infra/Dockerfile').matchAll(/^FROM \S+ AS (\S+)$/gm), ([, name]) => name);
    expect(targets.filter((target) => target !== '' && !stages.includes(target))).toEqual([]);
    expect(targets).toEqual(['', 'slim']);
    const build = jobs['image']?.steps.find((step) => step.uses?.startsWith('docker/build-push-action@'));
    expect(build?.with).toMatchObject({ platforms: 'linux/amd64,linux/arm64', sbom: true });
    expect(uses.filter((action) => action.startsWith('anchore/sbom-action@'))).toHaveLength(1);
  });

  it('has videos converted in the image that is built by default alone', () => {
    const [before = '', slim = '', full = ''] = read('infra/Dockerfile').split(
      /^FROM (?:node:24-slim AS slim|slim)$/m,
    );
    expect([before, slim].filter((stage) => /install .*ffmpeg/.test(stage))).toEqual([]);
    expect(full).toMatch(/install .*ffmpeg/);
    expect(full.trimEnd()).toMatch(/USER 1000:1000$/);
  });
});
