import { FALLBACKS, managesRole } from '@qlaim/backend/contract';
import { PEOPLE } from '@qlaim/backend/texts/console/people';
import { Card } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useParams } from 'react-router-dom';
import { useRole } from '../../../api/use-may.ts';
import { Columns } from '../../../widgets/Columns.tsx';
import { PageFrame } from '../../../widgets/PageFrame.tsx';
import { nameOf } from '../../../widgets/person-name.ts';
import { ReadState } from '../../../widgets/ReadState.tsx';
import { HelpMenu } from './HelpMenu.tsx';
import { PersonActions } from './PersonActions.tsx';
import { PersonCodes } from './PersonCodes.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonSessions } from './PersonSessions.tsx';
import { usePerson } from './use-person.ts';

export function PersonPage() {
  const { id = '' } = useParams();
  const { list, person: words } = useTexts(PEOPLE);
  const read = usePerson(id);
  const role = useRole();
  const person = read.data;
  const manages = role !== undefined && person !== undefined && managesRole(role, person.role);
  return (
    <PageFrame
      title={person ? nameOf(person) : words.unknown}
      back={{ to: '/people', label: list.all }}
      aside={person && manages ? <HelpMenu person={person} /> : null}
    >
      <ReadState read={read} height={240} fallback={FALLBACKS.getPeople} />
      {person ? (
        <Columns>
          <Card as="section">
            <PersonFacts person={person} />
            {manages ? <PersonActions person={person} /> : null}
          </Card>
          <Card as="section">
            <PersonSessions person={person} readOnly={!manages} />
          </Card>
          <Card as="section">
            <PersonCodes id={id} />
          </Card>
        </Columns>
      ) : null}
    </PageFrame>
  );
}
