import { Printer } from 'lucide-react';
import { Button } from '#client/ui/button';

/** Opens what an app has for paper, from its header. */
export function PrintButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="quiet" icon={<Printer />} className="shrink-0 max-md:px-3" onClick={onClick}>
      <span className="max-md:sr-only">Print</span>
    </Button>
  );
}
