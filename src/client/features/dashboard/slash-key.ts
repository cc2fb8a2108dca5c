/** The slash that asks for the search: not one that is being typed, and not behind a dialog. */
export function isSlashForSearch(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const { target } = event;
  if (!(target instanceof Element)) return true;
  return !target.closest('input:not([type="radio"]), textarea, select, [contenteditable], [role="dialog"]');
}
