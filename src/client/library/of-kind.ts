/** Narrows what the server sent to one kind. Another kind counts as nothing: it is not what was asked for. */
export function ofKind<Kept extends { kind: string }, Kind extends Kept['kind']>(
  resource: Kept,
  kind: Kind,
): Extract<Kept, { kind: Kind }> | undefined {
  const is = (one: Kept): one is Extract<Kept, { kind: Kind }> => one.kind === kind;
  return is(resource) ? resource : undefined;
}
