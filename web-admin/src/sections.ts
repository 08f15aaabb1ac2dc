import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part of the console: a page with a line in the navigation. */
export interface Section {
  /** Below `/admin`. */
  readonly path: string;
  readonly label: string;
  readonly Page: LazyExoticComponent<ComponentType>;
}

/** The sections beside the codes, in the order of the navigation. Each is loaded when it is opened. */
export const SECTIONS: readonly Section[] = [
  {
    path: '/people',
    label: 'People',
    Page: lazy(() => import('./people/index.ts').then((module) => ({ default: module.People }))),
  },
  {
    path: '/audit',
    label: 'Audit',
    Page: lazy(() => import('./audit/index.ts').then((module) => ({ default: module.Audit }))),
  },
  {
    path: '/advertisement',
    label: 'Advertisement',
    Page: lazy(() =>
      import('./banners/index.ts').then((module) => ({ default: module.ManageAdvertisement })),
    ),
  },
];
