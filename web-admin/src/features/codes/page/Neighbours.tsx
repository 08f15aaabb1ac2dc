import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { CODE_PAGE } from '@qlaim/backend/texts/console/codes/page';
import { Icon, type IconName, useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { Link } from 'react-router-dom';
import { codeAddress } from '../../../api/addresses.ts';
import type { ListPlace } from '../../../api/list-place.ts';
import { useNeighbours } from './use-neighbours.ts';

/** The code before and the code after this one, in the list from which its page was opened. */
export function Neighbours({ list, of }: { list: ListPlace; of: string }) {
  const words = useTexts(CODE_PAGE).neighbours;
  const { someOf } = useTexts(CODE_LIST);
  const { count } = useFormats();
  const { before, after, total } = useNeighbours(list, of);
  return (
    <nav className="qa-code-neighbours" aria-label={words.label}>
      <Step list={list} by={-1} code={before} icon="back" label={words.before} />
      <span className="qk-soft">
        {total === undefined ? count(list.place) : someOf(count(list.place), count(total))}
      </span>
      <Step list={list} by={1} code={after} icon="forward" label={words.after} />
    </nav>
  );
}

interface StepProps {
  list: ListPlace;
  by: -1 | 1;
  code: AdminCode | undefined;
  icon: IconName;
  label: string;
}

function Step({ list, by, code, icon, label }: StepProps) {
  if (!code) return <span className="qa-code-neighbour" />;
  const state = { list: { ...list, place: list.place + by } };
  return (
    <Link className="qa-code-neighbour" to={codeAddress(code.id)} state={state} replace aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}
