import Box from '@mui/material/Box';
import { type AdminPerson, LIMITS } from '@qlaim/backend/contract';
import { useTitle } from '@qlaim/web-kit';
import { ListBase } from 'react-admin';
import { Link } from 'react-router-dom';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PeoplePages } from './PeoplePages.tsx';
import { PeopleRows } from './PeopleRows.tsx';

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;

/** The list shows the error, so react-admin's toast would repeat it. */
const queryOptions = { onError: () => undefined };

export function PeopleList() {
  useTitle('People');
  return (
    <ListBase<AdminPerson>
      resource="users"
      perPage={LIMITS.listPageSize}
      sort={NEWEST_FIRST}
      exporter={false}
      queryOptions={queryOptions}
    >
      <Box sx={{ pt: 5, display: 'grid', gap: 4 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 3,
            justifyContent: 'space-between',
            alignItems: 'end',
          }}
        >
          <h1 className="qk-page-title">People</h1>
          <Box component={Link} to="/people/erasures" sx={{ minHeight: 24 }}>
            Deleted accounts
          </Box>
        </Box>
        <PeopleFilters />
        <PeopleRows />
        <PeoplePages />
      </Box>
    </ListBase>
  );
}
