import { Route, Routes } from 'react-router-dom';
import { PeopleList } from './PeopleList.tsx';
import { PersonPage } from './person/PersonPage.tsx';

/** The section of the accounts: their list, and a page for each. */
export function People() {
  return (
    <Routes>
      <Route index element={<PeopleList />} />
      <Route path=":id" element={<PersonPage />} />
    </Routes>
  );
}
