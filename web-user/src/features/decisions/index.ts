export { DecisionNote } from './DecisionNote.tsx';
export { DecisionsLink } from './DecisionsLink.tsx';
