import type { toast as Toast } from 'sonner';

export interface NotifyOptions {
  /** A second line. */
  description?: string;
  /** Using an id again replaces that toast instead of adding one. */
  id?: string | number;
  /** How many milliseconds it stays, where that is not the usual. */
  duration?: number;
}

type Show = (toast: typeof Toast) => void;

/* The toasts come just after the page (toaster.tsx): a first view has none. What is said before waits for them. */
let toast: typeof Toast | undefined;
const waiting: Show[] = [];
let ask = () => {};

/** Called when toasts can be shown. */
export function toastsArrived(arrived: typeof Toast): void {
  toast = arrived;
  for (const show of waiting.splice(0)) show(arrived);
}

/** Called when something is to be said and the toasts are not there yet. */
export function onToastWanted(fetch: () => void): void {
  ask = fetch;
}

function say(show: Show): void {
  if (toast) {
    show(toast);
    return;
  }
  waiting.push(show);
  ask();
}

let lastId = 0;

/** Short messages at the top right. Success stays 2 seconds, errors and plain ones 4, loading until replaced. */
export const notify = {
  success: (message: string, options?: NotifyOptions) =>
    say((toast) => toast.success(message, { duration: 2000, ...options })),
  error: (message: string, options?: NotifyOptions) =>
    say((toast) => toast.error(message, { duration: 4000, ...options })),
  info: (message: string, options?: NotifyOptions) =>
    say((toast) => toast.info(message, { duration: 4000, ...options })),
  /** Returns the id with which to replace or dismiss it. */
  loading(message: string, options?: NotifyOptions): string | number {
    lastId += 1;
    const id = options?.id ?? `loading-${lastId}`;
    say((toast) => toast.loading(message, { duration: Number.POSITIVE_INFINITY, ...options, id }));
    return id;
  },
  dismiss: (id?: string | number) => say((toast) => toast.dismiss(id)),
};
