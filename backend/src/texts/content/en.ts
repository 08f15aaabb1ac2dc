/** What codes lead to, in English. The labels of images and pages are those of the specification. */
export const en = {
  notSetUp: 'Not set up',
  leadsNowhere: 'Leads nowhere yet',
  labels: {
    link: 'Link',
    phoneNumber: 'Phone call',
    memories: 'Page',
    pdf: 'PDF',
    image: 'Image/Videos',
    smartQR: 'Smart QR',
  },
  opens: (link: string) => `Opens ${link}`,
  calls: (number: string) => `Calls ${number}`,
  page: (title: string) => `Page: ${title}`,
  showsPage: 'Shows a page',
  opensPdf: 'Opens a PDF',
  showsGallery: 'Shows images and videos',
  opensByTime: 'Opens a link that depends on the time of day',
};
