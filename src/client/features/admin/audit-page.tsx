import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDebounced } from '#client/lib/use-debounced';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Page } from '#client/ui/page';
import { AuditFilterBar } from './audit-filter';
import { AuditList } from './audit-list';
import { type AuditView, isFiltering, queryOf, wholeLog } from './audit-view';
import { ExportStrip } from './export-strip';
import { useAudit } from './use-audit';
import { useExport } from './use-export';

const typingPauseMs = 300;

/** Who did what in the portal, when, to whom and from where. */
export function AuditPage() {
  const [view, setView] = useState(wholeLog);
  const person = useDebounced(view.person, typingPauseMs);
  const query = { ...view, person };
  const listing = useAudit(query);
  const personField = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string>();
  const exporting = useExport({ things: 'the audit log', unit: 'row', onFailed: setFailure });

  /** The focus goes to the field that says whose rows they are: what was pressed may be gone with its row. */
  function show(next: AuditView) {
    setView(next);
    personField.current?.focus();
  }
  function startExport() {
    setFailure(undefined);
    void exporting.start({ path: '/api/audit.csv', query: { ...queryOf(view) } });
  }

  return (
    <Page
      width="wide"
      title="Audit log"
      lead="Sign-ins, and changes of people, plans, tokens, sharing and settings, newest first. Rows cannot be changed."
      actions={
        <>
          <ButtonLink href="/admin" variant="secondary">
            Back to users
          </ButtonLink>
          <Button
            variant="secondary"
            icon={<Download />}
            disabled={exporting.progress !== undefined}
            onClick={startExport}
          >
            Export CSV
          </Button>
        </>
      }
      className="grid gap-6"
    >
      {failure && (
        <Banner tone="bad" onDismiss={() => setFailure(undefined)}>
          {failure}
        </Banner>
      )}
      {exporting.progress && <ExportStrip progress={exporting.progress} unit="row" onCancel={exporting.cancel} />}
      <AuditFilterBar view={view} personRef={personField} onChange={setView} />
      <AuditList
        found={listing}
        filtering={isFiltering(query)}
        onPerson={(name) => show({ ...view, person: name })}
        onClear={() => show(wholeLog)}
      />
    </Page>
  );
}
