import type { BulkActionName } from '@qlaim/backend/contract';
import { BULK_ACTIONS } from '@qlaim/backend/contract/console';
import { formatCount } from '@qlaim/web-kit';

interface ActionWords {
  /** What the admin chooses. */
  readonly label: string;
  /** The past participle, for the outcome of the codes. */
  readonly done: string;
  /** What the codes are afterwards. */
  readonly effect: string;
}

export const ACTION_TEXTS: Readonly<Record<BulkActionName, ActionWords>> = {
  approve: { label: 'Approve', done: 'approved', effect: 'Buyers can claim them.' },
  unapprove: { label: 'Disapprove', done: 'disapproved', effect: 'Nobody can claim them.' },
  enable: { label: 'Enable', done: 'enabled', effect: 'Scans lead where their owners chose.' },
  disable: { label: 'Disable', done: 'disabled', effect: 'Scans lead to the storefront.' },
  restrict: { label: 'Mark as nonpaying', done: 'marked as nonpaying', effect: 'Nobody can claim them.' },
  unrestrict: {
    label: 'Mark as paying',
    done: 'marked as paying',
    effect: 'Buyers can claim those that are approved.',
  },
  note: { label: 'Assign a note', done: 'noted', effect: 'The note replaces any earlier one.' },
  tag: { label: 'Add tags', done: 'tagged', effect: 'The tags that they have stay.' },
  untag: { label: 'Take tags off', done: 'without them now', effect: 'Their other tags stay.' },
  delete: {
    label: 'Delete',
    done: 'deleted',
    effect: 'Their contents go, and their short codes are never given out again.',
  },
};

export const ACTION_OPTIONS = BULK_ACTIONS.map((value) => ({ value, label: ACTION_TEXTS[value].label }));

export const isAction = (value: string): value is BulkActionName =>
  BULK_ACTIONS.some((action) => action === value);

/** Returns '1 code' or '1,204 codes'. */
export const countedCodes = (count: number): string =>
  count === 1 ? '1 code' : `${formatCount(count)} codes`;
