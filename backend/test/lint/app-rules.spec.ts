import { describe, expect, it } from 'vitest';
import { brokenRules } from './broken-rules.ts';

/** Returns a module that imports another one for its side effects. */
const importing = (target: string) => `import '${target}';\n`;

const INSIDE = {
  'web-user/src/features/auth/otp.ts': '',
  'web-user/src/features/auth/index.ts': importing('./otp.ts'),
  'web-admin/src/features/codes/card/qr.ts': '',
  'web-admin/src/features/codes/index.ts': importing('./card/qr.ts'),
};

describe('a feature of an app', () => {
  it.each([
    ['web-user/src/features/profile/form.ts', '../auth/otp.ts', 'features-keep-their-insides'],
    ['web-user/src/features/profile/form.spec.ts', '../auth/otp.ts', 'features-keep-their-insides'],
    ['web-admin/src/features/banners/form.ts', '../codes/card/qr.ts', 'features-keep-their-insides'],
    ['web-user/src/form/field.ts', '../features/auth/otp.ts', 'shared-folders-know-no-feature'],
    ['web-admin/src/api/provider.ts', '../features/codes/index.ts', 'shared-folders-know-no-feature'],
  ])('%s may not import %s', async (from, target, rule) => {
    const to = new URL(target, `file:///${from}`).pathname.slice(1);
    expect(await brokenRules({ ...INSIDE, [from]: importing(target) })).toEqual([`${rule}: ${from} → ${to}`]);
  });

  it.each([
    ['web-user/src/features/profile/form.ts', '../auth/index.ts'],
    ['web-user/src/features/auth/login/form.ts', '../otp.ts'],
    ['web-admin/src/features/dashboard/screen.ts', '../codes/index.ts'],
    ['web-admin/src/features/codes/list.ts', './card/qr.ts'],
    ['web-user/src/App.ts', './features/auth/otp.ts'],
  ])('%s may import %s', async (from, target) => {
    expect(await brokenRules({ ...INSIDE, [from]: importing(target) })).toEqual([]);
  });
});

describe('a package that an app imports', () => {
  /** An app with this manifest, in a repository that has the package. */
  const app = (manifest: { dependencies?: Record<string, string> }) => ({
    'node_modules/left/package.json': '{ "name": "left", "version": "1.0.0", "main": "dist/left.js" }',
    'node_modules/left/dist/left.js': '',
    'package.json': '{ "dependencies": { "left": "1.0.0" } }',
    'web-user/package.json': JSON.stringify({ name: 'web-user', ...manifest }),
    'web-user/src/main.ts': importing('left'),
  });

  it('passes when the package.json of the app declares it', async () => {
    expect(await brokenRules(app({ dependencies: { left: '1.0.0' } }))).toEqual([]);
  });

  it('fails when only the root declares it', async () => {
    expect(await brokenRules(app({}))).toEqual([
      'apps-declare-what-they-import: web-user/src/main.ts → node_modules/left/dist/left.js',
    ]);
  });
});
