import type { Permission } from '@qlaim/backend/contract';
import type { ConsoleWords } from '@qlaim/backend/texts/console/shell';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { NOUNS } from './api/nouns.ts';

/** A part of the console: a page, most with a line in the navigation. */
export interface Section {
  /** Below `/admin`. */
  readonly path: string;
  /** The permission that reads it. */
  readonly needs: Permission;
  /** Absent where other pages lead there. */
  readonly name?: Exclude<keyof ConsoleWords['sections'], 'label' | 'codes'>;
  /** What waits in it, beside its name. */
  readonly Count?: LazyExoticComponent<ComponentType>;
  /** Whether its line comes before that of the codes. */
  readonly leads?: true;
  /** Absent where a noun has it, see `resources.tsx`. */
  readonly Page?: LazyExoticComponent<ComponentType>;
}

/** The sections beside the codes, in the order of the navigation. Each is loaded when it is opened. */
export const SECTIONS: readonly Section[] = [
  {
    path: '/home',
    needs: 'codes.read',
    name: 'home',
    leads: true,
    Page: lazy(() => import('./features/home/index.ts').then((module) => ({ default: module.HomePage }))),
  },
  {
    path: '/batches',
    needs: NOUNS.batches.list,
    name: 'batches',
  },
  {
    path: '/people',
    needs: NOUNS.people.list,
    name: 'people',
  },
  {
    path: '/notices',
    needs: NOUNS.notices.list,
    name: 'notices',
    Count: lazy(() => import('./features/notices/OpenNotices.tsx')),
  },
  {
    path: '/scans',
    needs: 'codes.read',
    name: 'scans',
    Page: lazy(() => import('./features/scans/index.ts').then((module) => ({ default: module.ScansPage }))),
  },
  {
    path: '/audit',
    needs: 'audit.read',
    name: 'audit',
    Page: lazy(() => import('./features/audit/index.ts').then((module) => ({ default: module.Audit }))),
  },
  {
    path: '/operations',
    needs: 'operations.read',
    name: 'operations',
    Page: lazy(() =>
      import('./features/operations/index.ts').then((module) => ({ default: module.OperationsPage })),
    ),
  },
  {
    path: '/advertisement',
    needs: 'codes.read',
    name: 'advertisement',
    Page: lazy(() =>
      import('./features/banners/index.ts').then((module) => ({ default: module.ManageAdvertisement })),
    ),
  },
  {
    path: '/domains',
    needs: 'operations.read',
    name: 'domains',
    Page: lazy(() =>
      import('./features/domains/index.ts').then((module) => ({ default: module.DomainsPage })),
    ),
  },
  {
    path: '/api-keys',
    needs: NOUNS['api-keys'].list,
    name: 'apiKeys',
  },
  {
    path: '/print',
    needs: 'print',
    Page: lazy(() => import('./features/print/index.ts').then((module) => ({ default: module.PrintPage }))),
  },
  {
    path: '/webhooks',
    needs: NOUNS.webhooks.list,
    name: 'webhooks',
  },
];
