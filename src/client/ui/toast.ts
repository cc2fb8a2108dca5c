import { toast } from 'sonner';

export interface NotifyOptions {
  /** A second line. */
  description?: string;
  /** Using an id again replaces that toast instead of adding one. */
  id?: string | number;
}

/** Short messages at the top right. Success stays 2 seconds, errors and plain ones 4, loading until replaced. */
export const notify = {
  success: (message: string, options?: NotifyOptions) => toast.success(message, { duration: 2000, ...options }),
  error: (message: string, options?: NotifyOptions) => toast.error(message, { duration: 4000, ...options }),
  info: (message: string, options?: NotifyOptions) => toast.info(message, { duration: 4000, ...options }),
  /** Returns the id with which to replace or dismiss it. */
  loading: (message: string, options?: NotifyOptions) =>
    toast.loading(message, { duration: Number.POSITIVE_INFINITY, ...options }),
  dismiss: (id?: string | number) => {
    toast.dismiss(id);
  },
};
