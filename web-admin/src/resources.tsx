import type { Permission } from '@qlaim/backend/contract';
import { type ComponentType, lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { NOUNS, type Noun } from './api/nouns.ts';
import { CodeList, CodeTableList, TABLE_PATH } from './features/codes/index.ts';
import { Permitted } from './layout/Permitted.tsx';
import { page } from './layout/page.tsx';
import { nameOf } from './widgets/person-name.ts';

/** The first page: the codes, or the batches for who does not read codes. */
export const Start = () => (
  <Permitted needs={NOUNS.codes.list} otherwise={<Navigate to="/batches" replace />}>
    <CodeList />
  </Permitted>
);

const batches = () => import('./features/batches/index.ts');
const notices = () => import('./features/notices/index.ts');
const people = () => import('./features/people/index.ts');
const webhooks = () => import('./features/webhooks/index.ts');

const part = (needs: Permission, load: () => Promise<{ default: ComponentType }>) => page(needs, lazy(load));

const toPage = (address: string) => <Navigate to={address} replace />;

/**
 * The pages of each noun, as react-admin's resources have them. A page for one of a noun is its `edit`, because that lies at
 * `/<noun>/<id>`. A noun that another page lists leads there. Each page but those of the codes is loaded when it is opened.
 */
export const RESOURCES: Readonly<Record<Noun, Omit<ResourceProps, 'name'>>> = {
  codes: {
    list: Start,
    edit: part(NOUNS.codes.list, () => import('./features/codes/page/CodePage.tsx')),
    recordRepresentation: 'id',
    children: (
      <Route
        path={TABLE_PATH}
        element={
          <Permitted needs={NOUNS.codes.list}>
            <CodeTableList />
          </Permitted>
        }
      />
    ),
  },
  batches: {
    list: part(NOUNS.batches.list, () => batches().then((module) => ({ default: module.BatchList }))),
    edit: part(NOUNS.batches.list, () => batches().then((module) => ({ default: module.BatchPage }))),
    recordRepresentation: 'name',
  },
  people: {
    list: part(NOUNS.people.list, () => people().then((module) => ({ default: module.PeopleList }))),
    edit: part(NOUNS.people.list, () => people().then((module) => ({ default: module.PersonPage }))),
    recordRepresentation: nameOf,
    children: (
      <Route
        path="erasures"
        element={part(NOUNS.erasures.list, () =>
          people().then((module) => ({ default: module.ErasuresPage })),
        )}
      />
    ),
  },
  erasures: { list: toPage('/people/erasures') },
  events: { list: toPage('/audit') },
  notices: {
    list: part(NOUNS.notices.list, () => notices().then((module) => ({ default: module.NoticeList }))),
    edit: part(NOUNS.notices.list, () => notices().then((module) => ({ default: module.NoticePage }))),
    recordRepresentation: 'id',
    children: [
      <Route
        key="report"
        path="report"
        element={part(NOUNS.notices.list, () => notices().then((module) => ({ default: module.ReportPage })))}
      />,
      <Route
        key="story"
        path=":id/story"
        element={part(NOUNS.notices.list, () => notices().then((module) => ({ default: module.StoryPage })))}
      />,
    ],
  },
  webhooks: {
    list: part(NOUNS.webhooks.list, () => webhooks().then((module) => ({ default: module.WebhookList }))),
    edit: part(NOUNS.webhooks.list, () => webhooks().then((module) => ({ default: module.WebhookPage }))),
    recordRepresentation: 'url',
  },
  'api-keys': {
    list: part(NOUNS['api-keys'].list, () =>
      import('./features/api-keys/index.ts').then((module) => ({ default: module.ApiKeys })),
    ),
    recordRepresentation: 'label',
  },
  'bulk-actions': { list: toPage('/') },
};
