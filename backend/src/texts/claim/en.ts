/** The English texts of what a scan leads to before a code shows a page of its owner. The others have their shape. */
export const en = {
  switch: 'Language',
  phone: {
    title: (number: string) => `Call ${number}`,
    calls: 'This code calls',
    call: 'Call now',
    save: 'Save contact',
  },
  smart: {
    title: 'Links by time of day',
    heading: 'Where this code leads depends on the time of day',
    hours: (from: string, to: string, zone: string) => `${from} to ${to}, ${zone}`,
    otherwise: 'at any other time',
  },
  unavailable: {
    title: 'Not available right now',
    words: 'This is not available right now. Please scan it again.',
    again: 'Try again',
  },
  frame: {
    home: (name: string) => `${name}, home`,
    skip: 'Skip to the content',
    foot: 'Qlaim: QR codes on things people buy, claimed by the buyer.',
    signIn: 'Sign in',
    signUp: 'Sign up',
    myCodes: 'Go to my QR codes',
    dashboard: 'Open the dashboard',
    whatIs: (name: string) => `What is ${name}?`,
  },
  claim: {
    title: 'Claim this code',
    heading: 'This code is waiting for its owner',
    lead: 'You have the item? Claim its code, and choose where a scan of it leads.',
    button: 'Claim this code',
    signedInAs: (name: string, email: string) =>
      name === '' ? `Signed in as ${email}` : `Signed in as ${name} (${email})`,
    haveAccount: 'Already have an account?',
    signInHere: 'Sign in here',
    adminTitle: 'You are signed in as an admin',
    adminWords:
      'Admins look after codes but do not claim them. To claim this one, sign in with an account of your own.',
    failed: 'Something went wrong',
    failedWords: 'The code is still free. Try again in a moment.',
    steps: 'Steps to claim the code',
    stepSignIn: 'Sign in',
    stepVerify: 'Verify email',
    stepYours: 'Yours',
    done: 'done',
  },
  preview: {
    title: 'Where this code leads',
    since: (date: string) => `Since ${date}`,
    claimed: (date: string) => `Claimed on ${date}`,
    go: 'Go there',
    links: 'It opens this address',
    timed: 'It opens an address that depends on the time of day',
    phone: 'It calls this number',
    pdf: 'It opens a PDF',
    gallery: 'It shows images and videos',
    page: 'It shows a page of its owner',
    'protected-page': 'It shows a page that a secure code protects',
    claim: 'It is waiting for its owner. A scan offers to claim it.',
  },
  /** What the owner reads below the words of a hidden code. */
  hidden: {
    yours: 'This is your code. Visitors see only this page.',
    show: 'Show it again',
    see: 'See what is hidden',
  },
  reasons: {
    unknown: {
      title: 'This code is not known',
      words:
        'Check that the whole code was scanned. If it is printed on something you bought, ask the seller.',
    },
    'not-ready': {
      title: 'This code is not ready yet',
      words: 'The seller still has to approve it. Try again tomorrow, or ask the seller.',
    },
    disabled: {
      title: 'This code is switched off',
      words: 'The seller has switched it off. If you bought the item, ask the seller.',
    },
    nonpaying: {
      title: 'This item has not been paid for yet',
      words:
        'Its code can be claimed once the seller has received the payment. If you have paid, ask the seller. If it was given to you, ask the person who bought it.',
    },
    empty: {
      title: 'This code leads nowhere yet',
      words: 'Its owner has not chosen where it leads. If the code is yours, sign in and choose.',
    },
    hidden: {
      title: 'The owner has hidden this for now',
      words: 'The code still works. Please come back another time.',
    },
    deleted: {
      title: 'This code is no longer in use',
      words: 'It was taken out of use for good. If you bought the item, ask the seller for a new code.',
    },
    verify: {
      title: 'Verify your email first',
      words:
        'The code is waiting for you. Sign in, enter the six digits that we mail you, and it becomes yours.',
    },
    claimed: {
      title: 'This QR code has already been claimed',
      words:
        'If that was you, sign in and find it among your codes. If you bought the item and it was not you, ask the seller.',
    },
  },
  welcome: {
    title: 'Your things, leading where you choose',
    code: 'Code',
    headline: 'The code on your things leads where you choose',
    lead: 'Things you buy come with a QR code that is yours alone. Claim it, and every scan opens your page, your link or your phone number. Change your mind as often as you like: the code stays the same.',
    how: 'Claimed in three steps',
    scan: 'Scan',
    scanWords: 'Point your phone’s camera at the code on the tag, the card or the thing itself.',
    claim: 'Claim',
    claimWords: 'Sign in, verify your email, and the code is yours. The first to claim it keeps it.',
    choose: 'Choose',
    chooseWords: 'Say where it leads. From the next scan on it goes there.',
    what: 'Where it can lead',
    link: 'A link',
    linkWords: 'Your shop, your playlist, a video, a form: any page on the web.',
    call: 'A phone call',
    callWords: 'Whoever finds your bag, your dog or your bicycle can call you.',
    page: 'A page of your own',
    pageWords: 'Pictures, videos, PDFs and words in memory of someone, for all or behind a secure code.',
    often: 'And how often',
    oftenWords: 'See how many times each code was scanned, day by day.',
  },
};
