import type { ReportPage } from '@qlaim/backend/contract';
import { REPORT_TEXTS } from '@qlaim/backend/texts/report';
import { Field, type FieldAria } from '@qlaim/web-kit';
import type { ReactNode } from 'react';
import { isFirstWrong, problemOf } from './problem-of.ts';

interface ReportFieldProps {
  page: ReportPage;
  name: 'reason' | 'words' | 'name' | 'email';
  help?: string;
  children: (
    input: FieldAria & { readonly name: string; readonly autoFocus: boolean | undefined },
  ) => ReactNode;
}

/** A field with its label, and what is wrong with it. The first wrong one has the focus. */
export function ReportField({ page, name, help, children }: ReportFieldProps) {
  const label = REPORT_TEXTS[page.language].fields[name];
  const autoFocus = isFirstWrong(page, name) || undefined;
  return (
    <Field id={name} label={label} help={help} error={problemOf(page, name)}>
      {(aria) => <span className="qk-frame">{children({ ...aria, name, autoFocus })}</span>}
    </Field>
  );
}
