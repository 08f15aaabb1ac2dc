import type { UpdateCodeBody } from '@qlaim/backend/contract';
import type { UseFormReturn } from 'react-hook-form';
import type { EditValues } from './edit-values.ts';

/** The editor's form: what is typed, and the body of the update that it comes to. */
export type EditForm = UseFormReturn<EditValues, unknown, UpdateCodeBody>;
