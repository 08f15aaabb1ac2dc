import type { AuditEntry } from '@qlaim/backend/contract';
import { fill } from '@qlaim/web-kit/texts';
import { PersonLink } from './PersonLink.tsx';
import { useWidgetTexts } from './use-widget-texts.ts';

/** Who did something: a person, a program in a person's name, or the system. It follows the word for 'by'. */
export function Doer({ by: { id, name, apiKey } }: { by: AuditEntry['by'] }) {
  const { by } = useWidgetTexts();
  const who = id === null ? by.system : <PersonLink id={id} name={name ?? by.deletedPerson} />;
  return apiKey === null ? who : fill((mark) => by.apiKey(mark, apiKey), who);
}
