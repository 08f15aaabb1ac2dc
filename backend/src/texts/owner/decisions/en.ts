/** The English texts of decisions about the codes of an owner. */
export const en = {
  title: 'Decisions about your codes',
  one: 'A decision about your code',
  all: 'All decisions',
  loading: 'Loading the decision',
  none: { title: 'No decisions', advice: 'Nothing was decided about what your codes show.' },
  unknown: {
    title: 'This decision is not known',
    advice: 'The link is wrong, or the decision is about a code of another account.',
  },
  failed: 'The decision could not be loaded',
  done: {
    restrict: 'The content of your code is not shown to visitors',
    disable: 'Your code is switched off',
    delete: 'Your code was deleted',
  },
  kept: 'You can still edit it.',
  about: {
    reported: 'Somebody reported what the code shows.',
    unasked: 'We have looked at what the code shows.',
    passedOn: 'You got the code with this decision.',
  },
  person: 'A person decided this.',
  facts: { code: 'Code', when: 'Decided on', reasons: 'Reasons', number: 'Number' },
  grounds: { law: 'By the law', house: 'By our rules' },
  unnamed: 'No reason was named.',
  read: 'Why, and how to object',
  states: {
    contestable: 'You can object',
    waiting: 'Objection received',
    dismissed: 'Objection answered',
    reversed: 'Taken back',
    final: 'Ended',
  },
  object: {
    title: 'Object',
    advice: (until: string) =>
      `If you do not agree, object once, until ${until}. A person looks at it again, and we mail you the answer. You can also go to a court.`,
    words: 'Why you do not agree',
    submit: 'Send the objection',
  },
  over: (until: string) => `An objection was possible until ${until}. You can still go to a court.`,
  objection: {
    title: 'Your objection',
    sent: 'Sent on',
    words: 'What you wrote',
    waiting: 'A person looks at it, and we mail you the answer.',
  },
  outcome: {
    answer: 'Our answer',
    on: 'Answered on',
    dismissed: 'We stay with the decision',
    reversed: 'We have taken the decision back',
    deleted: 'A deleted code cannot come back. Answer our mail, and we give you another one.',
    court: 'You can also go to a court.',
  },
};
