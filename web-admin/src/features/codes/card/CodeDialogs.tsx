import { EditCodeDialog } from '../edit/EditCodeDialog.tsx';
import { DeleteCodeDialog } from './DeleteCodeDialog.tsx';

type DialogProps = Parameters<typeof EditCodeDialog>[0];

/** The dialogs of a card, which load when one is opened. */
export default function CodeDialogs({
  name,
  ...props
}: Omit<DialogProps, 'open'> & { name: 'edit' | 'delete' }) {
  return name === 'edit' ? <EditCodeDialog open {...props} /> : <DeleteCodeDialog open {...props} />;
}
