export const NOTICE_DECISIONS = ['dismiss', 'restrict', 'disable', 'delete'] as const;
export type NoticeDecision = (typeof NOTICE_DECISIONS)[number];
export const DECISION_GROUNDS = ['law', 'house'] as const;
