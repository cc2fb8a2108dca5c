export function momentText(iso: string): string {
  return new Date(iso).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
}

export function dayText(iso: string): string {
  return new Date(iso).toLocaleDateString([], { dateStyle: 'medium' });
}
