import { AppFrame } from '../../app-kit/app-frame';
import { RoundScreen } from '../../app-kit/round/round-screen';
import { useRound } from '../../app-kit/round/use-round';
import { useWords } from '../../app-kit/words/use-words';
import { WordsBar } from '../../app-kit/words/words-bar';

export default function WordScrambleScreen() {
  const words = useWords();
  const round = useRound('word-scramble');
  return (
    <AppFrame app="word-scramble" title="Word Scramble" tagline="">
      {() => (
        <div className="grid gap-6">
          <WordsBar words={words} />
          <RoundScreen round={round} />
        </div>
      )}
    </AppFrame>
  );
}
