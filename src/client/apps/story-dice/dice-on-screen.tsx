import { useClassScreen } from '#client/class-screen/use-class-screen';
import { pictureOfEmoji } from '#shared/content/pictures/pictures';
import type { Die } from '#shared/games/dice/roll';
import type { TaskCard } from '#shared/games/dice/story';
import type { Shown } from '#shared/screen/content';

interface ShownGroup {
  name?: string;
  dice: readonly Die[];
}

interface DiceOnScreenProps {
  groups: readonly ShownGroup[];
  task?: TaskCard | null;
  /** Whether a die shows its word. */
  isNamed: (die: Die) => boolean;
}

/** Sends the dice to the class's screen, which has no buttons on them. */
export function DiceOnScreen({ groups, task, isNamed }: DiceOnScreenProps) {
  useClassScreen(shownDice({ groups, task, isNamed }));
  return null;
}

/** Dice as the class's screen shows them. */
export function shownDice({ groups, task, isNamed }: DiceOnScreenProps): Shown {
  return {
    content: {
      kind: 'dice',
      ...(task && { task: `${task.genre}, ${task.sentences} sentences. ${task.tense}. Use: ${task.structure}` }),
      groups: groups.map(({ name, dice }) => ({
        ...(name && { name }),
        faces: dice.map((die) => ({
          picture: pictureOfEmoji(die.face.emoji)?.name,
          ...(isNamed(die) && { word: die.face.word }),
        })),
      })),
    },
  };
}
