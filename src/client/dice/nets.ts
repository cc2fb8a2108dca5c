const sides = 6;

/**
 * The sides of the dice that are cut out: every face once, shared evenly. Where they do not fill the last die, sides
 * stay empty (`undefined`), for words of the class's own: a face that came again would make a roll repeat itself.
 */
export function netsOf<Face>(faces: readonly Face[]): (Face | undefined)[][] {
  const count = Math.ceil(faces.length / sides);
  return Array.from({ length: count }, (_, die) =>
    Array.from({ length: sides }, (_, side) => faces[side * count + die]),
  );
}
