import { Link } from 'react-router-dom';
import { personAddress } from '../api/addresses.ts';
import { useMay } from '../api/use-may.ts';

/** A person by name, who may be deleted. It leads to the person's page for who reads people. */
export function PersonLink({ id, name }: { id: string; name: string | null }) {
  const shown = name ?? 'a deleted person';
  return useMay()('people.read') ? <Link to={personAddress(id)}>{shown}</Link> : shown;
}
