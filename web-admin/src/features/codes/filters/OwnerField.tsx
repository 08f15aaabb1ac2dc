import type { AdminPerson } from '@qlaim/backend/contract';
import { CODE_FILTERS } from '@qlaim/backend/texts/console/codes/filters';
import { useTexts } from '@qlaim/web-kit/texts';
import { useGetList } from 'react-admin';
import { nameOf } from '../../../widgets/person-name.ts';
import { ERROR_ON_PAGE } from '../../../widgets/shown-errors.ts';
import { useSettled } from '../../../widgets/use-settled.ts';
import { type Found, type Pick, PickField } from './PickField.tsx';
import type { CodeFilterControl } from './use-code-filter.ts';
import { useOwner } from './use-named.ts';

const pickOf = (person: AdminPerson): Pick => ({
  id: person.id,
  label: nameOf(person),
  detail: person.email,
});

/** Picks the owner of the codes by a part of the name or the e-mail. */
export function OwnerField({ filter, change }: CodeFilterControl) {
  const words = useTexts(CODE_FILTERS).owner;
  const owner = useOwner(filter.ownerId);
  const picked = filter.ownerId === undefined ? null : { id: filter.ownerId, label: owner };
  return (
    <PickField
      label={words.label}
      clear={words.clear}
      picked={picked}
      useFound={usePeople}
      onPick={(ownerId) => change(() => ({ ownerId }))}
    />
  );
}

function usePeople(text: string, enabled: boolean): Found {
  const q = useSettled(text.trim());
  const { data, error } = useGetList<AdminPerson>(
    'people',
    {
      filter: q === '' ? {} : { q },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: 8 },
    },
    { enabled, ...ERROR_ON_PAGE },
  );
  return { picks: data?.map(pickOf), error };
}
