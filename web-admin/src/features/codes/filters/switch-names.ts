/** The filters that a code fits or not. */
export const SWITCH_NAMES = ['isActive', 'approved', 'claimed', 'restricted', 'scanned', 'flagged'] as const;
