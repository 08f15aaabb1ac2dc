import { ManageAdvertisement } from '../banners/index.ts';
import { CodeList } from '../codes/index.ts';

/** The admin dashboard of specification section 2: the codes, with the advertisement texts below. */
export function Dashboard() {
  return (
    <>
      <CodeList />
      <ManageAdvertisement />
    </>
  );
}
