import { AppFrame } from '#client/present/app-frame';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { SkeletonText } from '#client/ui/skeleton';
import { useMeanings } from '#client/words/use-meanings';
import { useWordBook } from '#client/words/use-word-book';
import { Builder } from './builder';

/** From a text, a topic or a list to the words worth teaching, and from them to everything else. */
export default function VocabularyBuilderScreen() {
  const book = useWordBook();
  const meanings = useMeanings();
  return (
    <AppFrame
      app="vocabulary-builder"
      title="Vocabulary Builder"
      tagline="Find the words worth teaching, and teach them."
      sends
    >
      {({ isPresenting }) =>
        book.data && meanings.data ? (
          <Builder book={book.data} chooser={meanings.data} isPresenting={isPresenting} />
        ) : book.isError || meanings.isError ? (
          <Banner
            tone="warn"
            title="The word list could not be loaded."
            action={
              <Button variant="secondary" onClick={() => void book.refetch().then(() => meanings.refetch())}>
                Try again
              </Button>
            }
          >
            Please check your connection.
          </Banner>
        ) : (
          <Card>
            <SkeletonText lines={8} />
          </Card>
        )
      }
    </AppFrame>
  );
}
