/** The English texts of the form for the banners. */
export const en = {
  title: 'Manage Advertisement',
  intro: 'What owners read around their codes.',
  labels: { topBannerText: 'Top banner', bottomBannerText: 'Bottom banner', sideBannerText: 'Side banner' },
  remove: 'Remove',
  /** What is removed. It follows `remove`, for screen readers. */
  removed: {
    topBannerText: ' the text of the top banner',
    bottomBannerText: ' the text of the bottom banner',
    sideBannerText: ' the text of the side banner',
  },
  submit: 'Submit',
  advice: 'A field left empty keeps its present text.',
};
