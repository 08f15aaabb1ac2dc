import { ManageAdvertisement } from '../banners/index.ts';
import { CodeList } from '../codes/index.ts';

/** The admin dashboard of specification section 2: the codes, and the advertisement texts below them. */
export function Dashboard() {
  return (
    <>
      <CodeList />
      <ManageAdvertisement />
    </>
  );
}
