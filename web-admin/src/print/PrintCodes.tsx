import Box from '@mui/material/Box';
import type { PrintFile, PrintOptions } from '@qlaim/backend/contract';
import { Card } from '@qlaim/web-kit';
import { useDeferredValue, useMemo, useState } from 'react';
import { FileNotice } from './FileNotice.tsx';
import { PrintButtons } from './PrintButtons.tsx';
import { PrintFields } from './PrintFields.tsx';
import { previewOf } from './preview.ts';
import { FIRST_FORM, readForm } from './print-form.ts';
import { SheetPreview } from './SheetPreview.tsx';
import { type Printed, usePrint } from './use-print.ts';

/** The form, with the first page as it will be printed beside it. */
export function PrintCodes({ printed }: { printed: Printed }) {
  const [form, setForm] = useState(FIRST_FORM);
  const [file, setFile] = useState<PrintFile>();
  const { mutate, isPending, variables } = usePrint(printed, setFile);
  const read = readForm(form, 'pdf');
  const drawn = useDeferredValue(form);
  const shown = useMemo(() => {
    const { options, errors } = readForm(drawn, 'pdf');
    return options ? previewOf(options, printed) : { errors };
  }, [drawn, printed]);
  const preview = 'preview' in shown ? shown.preview : undefined;
  const errors = read.errors ?? ('errors' in shown ? shown.errors : {});

  function print(format: PrintOptions['format']) {
    const { options } = readForm(form, format);
    if (options && !isPending) mutate(options);
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '22rem minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Card as="div">
        <Box sx={{ display: 'grid', gap: 4 }}>
          <PrintFields
            form={form}
            errors={errors}
            onChange={(next) => {
              setForm(next);
              setFile(undefined);
            }}
          />
          <PrintButtons busy={isPending ? variables.format : undefined} disabled={!preview} onPrint={print} />
          <FileNotice file={file} busy={isPending} codes={printed.codes.length} />
        </Box>
      </Card>
      <SheetPreview preview={preview} codes={printed.codes.length} />
    </Box>
  );
}
