import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part of the console: a page, most with a line in the navigation. */
export interface Section {
  /** Below `/admin`. */
  readonly path: string;
  /** Absent where other pages lead there. */
  readonly label?: string;
  readonly Page: LazyExoticComponent<ComponentType>;
}

/** The sections beside the codes, in the order of the navigation. Each is loaded when it is opened. */
export const SECTIONS: readonly Section[] = [
  {
    path: '/advertisement',
    label: 'Advertisement',
    Page: lazy(() =>
      import('./banners/index.ts').then((module) => ({ default: module.ManageAdvertisement })),
    ),
  },
  {
    path: '/print',
    Page: lazy(() => import('./print/index.ts').then((module) => ({ default: module.PrintPage }))),
  },
];
