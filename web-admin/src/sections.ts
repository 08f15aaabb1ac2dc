import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part of the console: a page, most with a line in the navigation. */
export interface Section {
  /** Below `/admin`. */
  readonly path: string;
  /** Absent where other pages lead there. */
  readonly label?: string;
  /** Whether its line comes before that of the codes. */
  readonly leads?: true;
  readonly Page: LazyExoticComponent<ComponentType>;
}

/** The sections beside the codes, in the order of the navigation. Each is loaded when it is opened. */
export const SECTIONS: readonly Section[] = [
  {
    path: '/home',
    label: 'Home',
    leads: true,
    Page: lazy(() => import('./home/index.ts').then((module) => ({ default: module.HomePage }))),
  },
  {
    path: '/batches',
    label: 'Batches',
    Page: lazy(() => import('./batches/index.ts').then((module) => ({ default: module.BatchList }))),
  },
  {
    path: '/people',
    label: 'People',
    Page: lazy(() => import('./people/index.ts').then((module) => ({ default: module.People }))),
  },
  {
    path: '/scans',
    label: 'Scans',
    Page: lazy(() => import('./scans/index.ts').then((module) => ({ default: module.ScansPage }))),
  },
  {
    path: '/audit',
    label: 'Audit',
    Page: lazy(() => import('./audit/index.ts').then((module) => ({ default: module.Audit }))),
  },
  {
    path: '/operations',
    label: 'Operations',
    Page: lazy(() => import('./operations/index.ts').then((module) => ({ default: module.OperationsPage }))),
  },
  {
    path: '/advertisement',
    label: 'Advertisement',
    Page: lazy(() =>
      import('./banners/index.ts').then((module) => ({ default: module.ManageAdvertisement })),
    ),
  },
  {
    path: '/api-keys',
    label: 'API keys',
    Page: lazy(() => import('./api-keys/index.ts').then((module) => ({ default: module.ApiKeys }))),
  },
  {
    path: '/print',
    Page: lazy(() => import('./print/index.ts').then((module) => ({ default: module.PrintPage }))),
  },
  {
    path: '/webhooks',
    label: 'Webhooks',
    Page: lazy(() => import('./webhooks/index.ts').then((module) => ({ default: module.Webhooks }))),
  },
];
