/** What became of an import. */
export interface ImportOutcome {
  added: number;
  skipped: number;
}

/** '34 questions added, 2 duplicates skipped' */
export const importedText = ({ added, skipped }: ImportOutcome) =>
  [
    `${added.toLocaleString('en-GB')} ${added === 1 ? 'question' : 'questions'} added`,
    skipped > 0 && `${skipped.toLocaleString('en-GB')} ${skipped === 1 ? 'duplicate' : 'duplicates'} skipped`,
  ]
    .filter(Boolean)
    .join(', ');
