import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import type { CurrentWords } from '#client/words/use-words';

interface OfferedWordsProps {
  words: CurrentWords;
  onOpen: () => void;
  onAdd: () => void;
  onDismiss: () => void;
}

/** The words that somebody came here with: they wait until it is said what becomes of them. */
export function OfferedWords({ words, onOpen, onAdd, onDismiss }: OfferedWordsProps) {
  return (
    <Banner
      title={`${words.title}: ${words.entries.length} words`}
      onDismiss={onDismiss}
      action={
        <>
          <Button variant="secondary" onClick={onOpen}>
            Open them here
          </Button>
          <Button variant="quiet" onClick={onAdd}>
            Add to my list
          </Button>
        </>
      }
    >
      You came here with these words. What is on your list stays until you open them.
    </Banner>
  );
}
