import type { AdminPerson } from '@qlaim/backend/contract';
import { asciiLink } from '@qlaim/backend/contract/ascii-link';
import { ConfirmDialog, describeDestination, printCode } from '@qlaim/web-kit';
import { nameOf } from '../../widgets/person-name.ts';
import type { HandOverProps } from './hand-over-props.ts';
import { useHandOver } from './use-help.ts';

/** Asks once more, with both people, what each is told, and what becomes of the content. */
export function ConfirmHandOver({
  code,
  from,
  to,
  keep,
  onClose,
}: HandOverProps & { to: AdminPerson; keep: boolean }) {
  const handOver = useHandOver(code, onClose);
  return (
    <ConfirmDialog
      open
      danger
      title={`Really give ${printCode(code.shortCode)} to ${nameOf(to)}?`}
      confirmLabel="Hand it over"
      cancelLabel="Cancel"
      busy={handOver.isPending}
      onConfirm={() => handOver.mutate({ userId: to.id, keep })}
      onCancel={onClose}
    >
      <div className="qk-stack">
        <p>
          {nameOf(from)} ({from.email}) loses the code. A mail tells them that it has another owner, and not
          who.
        </p>
        <p>
          {nameOf(to)} ({to.email}) owns it at once. A mail tells them, with the address where they change it.
        </p>
        <p>
          {keep
            ? `What a scan does stays: ${describeDestination(code.storedInfo, asciiLink)}. Its name is removed.`
            : 'Its name, its content and its files are removed. A scan leads nowhere until the new owner saves something.'}
        </p>
      </div>
    </ConfirmDialog>
  );
}
