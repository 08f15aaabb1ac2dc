import './print.css';
import type { PrintFile, PrintOptions } from '@qlaim/backend/contract';
import { Card } from '@qlaim/web-kit';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSay } from '../../texts/use-say.ts';
import { Columns } from '../../widgets/Columns.tsx';
import { FileNotice } from './FileNotice.tsx';
import { PrintButtons } from './PrintButtons.tsx';
import { PrintFields } from './PrintFields.tsx';
import { previewOf } from './preview.ts';
import { type PrintForm, readForm, saidErrors } from './print-form.ts';
import { rememberedForm, rememberPaper } from './remembered-paper.ts';
import { SheetPreview } from './SheetPreview.tsx';
import { type Printed, usePrint } from './use-print.ts';

export interface PrintCodesProps {
  printed: Printed;
  /** What the codes are of: the name of their batch. */
  of: string | undefined;
}

/** The form, with the first page as it will be printed beside it. */
export function PrintCodes({ printed, of }: PrintCodesProps) {
  const say = useSay();
  const [form, setForm] = useState(rememberedForm);
  const [made, setMade] = useState<{ readonly of: PrintForm; readonly file: PrintFile }>();
  const { mutate, isPending, variables } = usePrint(printed);
  // The form may have changed while the file was made.
  const file = made?.of === form ? made.file : undefined;
  const read = readForm(form, 'pdf');
  const drawn = useDeferredValue(form);
  const shown = useMemo(() => {
    const { options, errors } = readForm(drawn, 'pdf');
    return options ? previewOf(options, printed) : { errors };
  }, [drawn, printed]);
  const preview = 'preview' in shown ? shown.preview : undefined;
  const errors = saidErrors(read.errors ?? ('errors' in shown ? shown.errors : {}), say);

  function print(format: PrintOptions['format']) {
    const { options } = readForm(form, format);
    if (options && !isPending) mutate(options, { onSuccess: (done) => setMade({ of: form, file: done }) });
  }

  return (
    <Columns className="qa-print-columns">
      <Card as="div">
        <div className="qa-print-form">
          <PrintFields
            form={form}
            batch={printed.name}
            errors={errors}
            onChange={(next) => {
              setForm(next);
              rememberPaper(next);
            }}
          />
          <PrintButtons busy={isPending ? variables.format : undefined} disabled={!preview} onPrint={print} />
          <FileNotice file={file} busy={isPending} codes={printed.codes.length} of={of} />
        </div>
      </Card>
      <SheetPreview preview={preview} codes={printed.codes.length} />
    </Columns>
  );
}
