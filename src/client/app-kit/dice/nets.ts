const sides = 6;
/** Fewer dice tell no story. */
const fewestDice = 3;

/**
 * The sides of the dice that are cut out: every face once, and where they do not fill the last die, or three dice, they
 * come again from the beginning, never twice on one die.
 */
export function netsOf<Face>(faces: readonly Face[]): Face[][] {
  if (faces.length < sides) return [];
  const count = Math.max(fewestDice, Math.ceil(faces.length / sides));
  return Array.from({ length: count }, (_, die) =>
    Array.from({ length: sides }, (_, side) => faces[(die * sides + side) % faces.length]).filter(
      (face) => face !== undefined,
    ),
  );
}
