import { resolve } from 'node:path';
import { INSTALLED_APP } from '@qlaim/backend/contract/installed-app';
import { appConfig, serverBuild } from '@qlaim/web-kit/vite';
import { defineConfig } from 'vite';

const AUTH = ['src/features/auth/pages.tsx', 'src/api/contract.ts', 'src/features/auth/rules.ts'] as const;

export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? serverBuild('user')
    : appConfig(
        'user',
        {
          '/': [
            'src/features/my-codes/MyCodesPage.tsx',
            'src/api/contract.ts',
            'src/features/my-codes/CodePicture.tsx',
          ],
          '/edit/:id': ['src/features/edit-code/EditPage.tsx', 'src/api/contract.ts'],
          '/editor/:id': ['src/features/edit-code/EditPage.tsx', 'src/api/contract.ts'],
          '/codes/:id': ['src/features/code-scans/CodeScansPage.tsx', 'src/api/contract.ts'],
          '/decisions': ['src/features/decisions/DecisionsPage.tsx', 'src/api/contract.ts'],
          '/decision/:number': ['src/features/decisions/DecisionPage.tsx', 'src/api/contract.ts'],
          '/profile': ['src/features/profile/ProfilePage.tsx', 'src/api/contract.ts'],
          '/share': ['src/features/share/SharePage.tsx', 'src/api/contract.ts'],
          '/delete-account': ['src/features/leaving/DeleteAccountPage.tsx', 'src/api/contract.ts'],
          '/login': AUTH,
          '/register': AUTH,
          '/reset': AUTH,
          '/invite/:token': ['src/features/auth/invite/InvitePage.tsx'],
        },
        {
          inlineStyles: true,
          worker: {
            source: resolve(import.meta.dirname, 'src/features/share/share.worker.ts'),
            fileName: INSTALLED_APP.worker.slice(1),
          },
        },
      ),
);
