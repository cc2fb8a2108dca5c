import { count } from '#shared/core/count';

/** What became of an import. */
export interface ImportOutcome {
  added: number;
  skipped: number;
}

/** '34 questions added, 2 duplicates skipped' */
export const importedText = ({ added, skipped }: ImportOutcome) =>
  [`${count(added, 'question')} added`, skipped > 0 && `${count(skipped, 'duplicate')} skipped`]
    .filter(Boolean)
    .join(', ');
