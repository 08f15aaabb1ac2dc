import { ManageAdvertisement } from '../banners/ManageAdvertisement.tsx';
import { CodeList } from '../codes/CodeList.tsx';

/** The admin dashboard of specification section 2: the codes, and the advertisement texts below them. */
export function Dashboard() {
  return (
    <>
      <CodeList />
      <ManageAdvertisement />
    </>
  );
}
