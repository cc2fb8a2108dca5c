import type { ReactNode } from 'react';
import { PrintDialog, PrintPage } from '#client/print/print-dialog';

/** The placement list on paper, for the staff room. */
export function PrintGroups({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <PrintDialog
      title="Print the groups"
      printables={[
        {
          id: 'groups',
          name: 'Suggested groups',
          hint: 'Names, levels and what has changed. Not for the classroom wall.',
          byDefault: true,
          pages: () => (
            <PrintPage title="Placement: suggested groups" hasHeader={false}>
              {children}
            </PrintPage>
          ),
        },
      ]}
      onClose={onClose}
    />
  );
}
