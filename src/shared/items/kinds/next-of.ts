/** What is right from the start on, and one more; what came after the first mistake is taken back. */
export function nextOf(placed: readonly string[], answers: readonly (readonly string[])[]): string[] {
  const rightUpTo = (answer: readonly string[]) => {
    const wrong = answer.findIndex((piece, place) => piece !== placed[place]);
    return wrong < 0 ? answer.length : wrong;
  };
  const [nearest = []] = [...answers].sort((a, b) => rightUpTo(b) - rightUpTo(a));
  return nearest.slice(0, rightUpTo(nearest) + 1);
}
