/** Parts of the points to choose from, with the one that an import brought. */
export function partOptions(credit = 0) {
  const parts = [...new Set([0, 0.25, 0.5, 0.75, 1, credit])].sort((a, b) => a - b);
  return parts.map((part) => ({ value: String(part), label: part === 0 ? 'nothing' : `${Math.round(part * 100)} %` }));
}
