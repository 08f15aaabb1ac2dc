export { ErasuresPage } from './erasures/ErasuresPage.tsx';
export { PeopleList } from './PeopleList.tsx';
export { PersonPage } from './person/PersonPage.tsx';
