import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { Spinner } from './spinner';
import { toastsArrived } from './toast';

/** The list of toasts itself. Its colours come from the theme, in main.css. */
export function ToastList() {
  // Not before the list is there: it shows what is said from then on.
  useEffect(() => toastsArrived(toast), []);
  return (
    <Sonner
      position="top-right"
      visibleToasts={20}
      duration={4000}
      expand
      closeButton
      gap={8}
      offset={16}
      mobileOffset={12}
      containerAriaLabel="Messages"
      toastOptions={{ closeButtonAriaLabel: 'Dismiss' }}
      icons={{
        success: <CircleCheck aria-hidden="true" className="size-5 text-good" />,
        error: <OctagonAlert aria-hidden="true" className="size-5 text-bad" />,
        warning: <TriangleAlert aria-hidden="true" className="size-5 text-warn" />,
        info: <Info aria-hidden="true" className="size-5 text-accent" />,
        loading: <Spinner className="text-accent" />,
        close: <X aria-hidden="true" />,
      }}
    />
  );
}
