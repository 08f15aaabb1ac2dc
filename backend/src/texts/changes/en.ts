/** What happened to a code. */
export const en = {
  generated: 'Code made',
  approved: 'Approved',
  unapproved: 'Approval withdrawn',
  enabled: 'Enabled',
  disabled: 'Disabled',
  restricted: 'Marked as nonpaying',
  unrestricted: 'Marked as paying',
  claimed: 'Claimed',
  named: 'Name changed',
  saved: 'Saved',
  cleared: 'Code emptied',
  reset: 'Reset: name and destination cleared',
  released: 'The owner left',
  handedOver: 'Handed over',
  imageAttached: 'Picture of the code added',
  imageRemoved: 'Picture of the code removed',
};
