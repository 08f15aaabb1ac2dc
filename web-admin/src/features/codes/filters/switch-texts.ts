/** The filters that a code fits or not, in words. */
export const SWITCHES = {
  isActive: { label: 'Enabled', off: 'Disabled', on: 'Enabled' },
  approved: { label: 'Approved', off: 'Disapproved', on: 'Approved' },
  claimed: { label: 'Claimed', off: 'Unclaimed', on: 'Claimed' },
  restricted: { label: 'Nonpaying', off: 'Paying', on: 'Nonpaying' },
  scanned: { label: 'Scanned', off: 'Never scanned', on: 'Scanned' },
} as const;

export const SWITCH_NAMES = ['isActive', 'approved', 'claimed', 'restricted', 'scanned'] as const;
