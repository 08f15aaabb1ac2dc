import type { AdminPerson } from '@qlaim/backend/contract';
import { asciiLink } from '@qlaim/backend/contract/ascii-link';
import { HELP } from '@qlaim/backend/texts/console/help';
import { ConfirmDialog, describeDestination, printCode } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
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
  const { confirm, content, cancel } = useTexts(HELP);
  const handOver = useHandOver(code, onClose);
  return (
    <ConfirmDialog
      open
      danger
      title={confirm.question(printCode(code.shortCode), nameOf(to))}
      confirmLabel={confirm.action}
      cancelLabel={cancel}
      busy={handOver.isPending}
      onConfirm={() => handOver.mutate({ userId: to.id, keep })}
      onCancel={onClose}
    >
      <div className="qk-stack">
        <p>{confirm.from(nameOf(from), from.email)}</p>
        <p>{confirm.to(nameOf(to), to.email)}</p>
        <p>
          {keep ? confirm.kept(describeDestination(code.storedInfo, asciiLink, content)) : confirm.emptied}
        </p>
      </div>
    </ConfirmDialog>
  );
}
