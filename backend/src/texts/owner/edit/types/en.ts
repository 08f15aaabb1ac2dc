/** The tabs for a link, a phone number, PDFs and a gallery, and what a phone shows after a scan. */
export const types = {
  scanOpens: 'A scan opens',
  link: {
    label: 'Link',
    help: 'The page that opens when somebody scans the code, such as www.example.com',
    empty: 'Type a link, and a scan opens it.',
  },
  phone: {
    letters: 'A phone number has no letters',
    number: 'Phone number',
    help: 'Scanning the code calls this number.',
    country: 'Country',
    extension: 'Extension (optional)',
    empty: 'Type a phone number, and a scan calls it.',
    shownExtension: (extension: string) => `ext. ${extension}`,
    call: 'Call',
  },
  pdf: {
    files: 'PDFs',
    choose: 'Choose PDFs',
    help: 'A scan opens the first.',
    link: 'Or the link of a PDF elsewhere',
    linkHelp: 'The address of the PDF, such as www.example.com/menu.pdf',
    linkListed: 'Remove the files above to use a link instead.',
    empty: 'Add a PDF, and a scan opens it.',
  },
  gallery: {
    files: 'Images and videos',
    choose: 'Choose images or videos',
    first: (total: number) => `1 of ${total}`,
    emptyTitle: 'No Media Added Yet',
    empty: 'There are no images or videos associated with this QR code. Please add media.',
  },
};
