import { Link } from 'react-router-dom';
import { personAddress } from '../api/addresses.ts';
import { useMay } from '../api/use-may.ts';
import { useWidgetTexts } from './use-widget-texts.ts';

/** A person by name, who may be deleted. It leads to the person's page for who reads people. */
export function PersonLink({ id, name }: { id: string; name: string | null }) {
  const { deletedPerson } = useWidgetTexts();
  const shown = name ?? deletedPerson;
  return useMay()('people.read') ? (
    <Link dir="auto" to={personAddress(id)}>
      {shown}
    </Link>
  ) : (
    <bdi>{shown}</bdi>
  );
}
