import { Route, Routes } from 'react-router-dom';
import { ErasuresPage } from './erasures/ErasuresPage.tsx';
import { PeopleList } from './PeopleList.tsx';
import { PersonPage } from './person/PersonPage.tsx';

/** The section of the accounts: their list, a page for each, and the deleted ones. */
export function People() {
  return (
    <Routes>
      <Route index element={<PeopleList />} />
      <Route path="erasures" element={<ErasuresPage />} />
      <Route path=":id" element={<PersonPage />} />
    </Routes>
  );
}
