import { cx } from '#client/ui/cx';
import { Illustration } from '#client/ui/illustration';
import { OwnPictureView } from '#client/ui/own-picture';
import type { ScreenContent } from '#shared/screen/content';
import { beside, ClassPicture, SetPicture } from './class-picture';
import { QuestionContent } from './question-content';
import { Sentences } from './sentences';
import { TeamResult } from './team-row';

type Of<Kind extends ScreenContent['kind']> = Extract<ScreenContent, { kind: Kind }>;

export function ClassContent({ content }: { content: ScreenContent }) {
  switch (content.kind) {
    case 'wait':
      return <Wait {...content} />;
    case 'question':
      return <QuestionContent {...content} />;
    case 'text':
      return <Text {...content} />;
    case 'card':
      return <CardSides {...content} />;
    case 'dice':
      return <DiceGroups {...content} />;
    case 'order':
      return <Order {...content} />;
    case 'teams':
      return <TeamResult {...content} />;
    case 'words':
      return <Words {...content} />;
  }
}

function Wait({ title, forClass }: Of<'wait'>) {
  return (
    <div className="class-wait">
      {!title && <Illustration className="class-picture" />}
      <h2 className={forClass ? sizeOf(forClass) : 'class-stem'}>{title ?? forClass ?? 'Classroom Studio'}</h2>
    </div>
  );
}

/** What is still covered has its place already, so that the class sees how much there is to come. */
function Text({ lines, covered, isNumbered, isLarge }: Of<'text'>) {
  const [List, Line] = isNumbered ? (['ol', 'li'] as const) : (['div', 'div'] as const);
  return (
    <>
      <List className="class-lines" data-numbered={isNumbered || undefined}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order
          <Line key={at}>
            <Sentences text={line} className={isLarge ? 'class-stem' : 'class-option'} />
          </Line>
        ))}
      </List>
      <Covered count={covered} />
    </>
  );
}

function Covered({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="class-covered">
      <span className="sr-only">{count} more to come</span>
      {Array.from({ length: Math.min(count, 3) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <span key={at} aria-hidden="true" />
      ))}
    </p>
  );
}

function CardSides({ front, back, picture }: Of<'card'>) {
  return (
    <div className="class-wait">
      {typeof picture === 'object' && <ClassPicture picture={picture} />}
      {typeof picture === 'string' && (
        <p className="class-sign">
          <SetPicture name={picture} />
        </p>
      )}
      <h2 className={sizeOf(front)}>{front}</h2>
      {back && <p className={sizeOf(back)}>{back}</p>}
    </div>
  );
}

/** The fewer letters stand alone, the larger. */
const sizeOf = (side: string) => (side.length <= 16 ? 'class-word' : 'class-stem');

function DiceGroups({ groups }: Of<'dice'>) {
  return (
    <ul className="class-groups" data-many={groups.length > 1 || undefined}>
      {groups.map(({ name, faces }, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group keeps its place
        <li key={group}>
          {name && <h2 className="class-least">{name}</h2>}
          <ul className="class-faces">
            {faces.map(({ picture, word }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their places
              <li key={at}>
                {picture && (
                  <span className="class-sign">
                    <SetPicture name={picture} />
                  </span>
                )}
                {word && <span className="class-least">{word}</span>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Order({ pieces, placed, solved, explanation }: Of<'order'>) {
  if (solved) {
    return (
      <>
        <Sentences as="h2" text={solved} className="class-stem" />
        {explanation && <Sentences text={explanation} className="class-least" />}
      </>
    );
  }
  return (
    <>
      <ul aria-label="Pieces" className="class-pieces">
        {pieces.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces are told apart by their place alone
          <li key={at} className="class-option">
            {piece}
          </li>
        ))}
      </ul>
      {placed.length > 0 && <p className="class-stem">{placed.join(' ')} …</p>}
    </>
  );
}

function Words({ words, covered = 0 }: Of<'words'>) {
  const [List, look] = words.some(({ meaning }) => meaning) ? (['ul', 'class-meant'] as const) : (['ol', ''] as const);
  return (
    <>
      <List className={cx('class-words class-option', look)}>
        {words.map(({ term, meaning, picture }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words keep their places
          <li key={at}>
            {typeof picture === 'object' && <OwnPictureView picture={picture} className={`class-own-word ${beside}`} />}
            {typeof picture === 'string' && <SetPicture name={picture} className={beside} />}
            {term}
            {meaning && <p className="class-least text-muted">{meaning}</p>}
          </li>
        ))}
      </List>
      <Covered count={covered} />
    </>
  );
}
