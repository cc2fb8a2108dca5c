import { Plus, Share2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { KindChooser } from '#client/items/edit/kind-chooser';
import { newItem } from '#client/items/edit/new-item';
import type { ImportOutcome } from '#client/items/import/import-outcome';
import { type RouterOutputs, trpc } from '#client/lib/trpc';
import { AppFrame } from '#client/present/app-frame';
import { BankInvitationList, useBankInvitations } from '#client/question-sets/bank/bank-invitations';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SelectField } from '#client/ui/select-field';
import { Skeleton } from '#client/ui/skeleton';
import type { BankItemDetail } from '#shared/api/bank';
import { numberText } from '#shared/core/locale';
import { pointById } from '#shared/grammar/points';
import type { Item } from '#shared/items/item';
import { Blueprint } from './blueprint';
import { EditorDialog, ImportDialog } from './lazy-parts';
import { QuestionsView } from './questions-view';
import { ShareBank } from './share-bank';
import { inBatches } from './use-bank';

/** Questions written once and used again and again: kept, shared, drawn into tests, and judged by their results. */
export default function AssessmentBankScreen() {
  const banks = trpc.bank.banks.useQuery(undefined, { meta: { showsOwnErrors: true } });
  return (
    <AppFrame
      app="assessment-bank"
      title="Assessment Bank"
      tagline="Your questions, tagged, balanced and checked by their results."
      presents={false}
    >
      {() =>
        banks.data ? (
          <Bank banks={banks.data.banks} />
        ) : banks.isError ? (
          <Banner
            tone="warn"
            title="Your bank could not be loaded. Please check your connection."
            action={
              <Button variant="secondary" onClick={() => void banks.refetch()}>
                Try again
              </Button>
            }
          />
        ) : (
          <Skeleton className="h-64" />
        )
      }
    </AppFrame>
  );
}

type View = 'questions' | 'test';
const starter = 'starter';

type KnownBank = RouterOutputs['bank']['banks']['banks'][number];

function Bank({ banks }: { banks: readonly KnownBank[] }) {
  const utils = trpc.useUtils();
  const own = banks.find(({ right }) => right === 'own');
  // The library's link to a saved blueprint.
  const blueprintId = new URLSearchParams(useSearch()).get('blueprint') ?? undefined;
  const [view, setView] = useState<View>(blueprintId ? 'test' : 'questions');
  // Something to look at at once: an empty bank of one's own is nothing.
  const [place, setPlace] = useState(() => (own && own.size > 0 ? own.ownerId : starter));
  const [isImporting, setImporting] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const newButton = useRef<HTMLButtonElement>(null);
  const [edited, setEdited] = useState<{ item: Item; detail?: BankItemDetail }>();

  const bank = banks.find(({ ownerId }) => ownerId === place);
  const ownerId = bank?.ownerId ?? own?.ownerId ?? '';
  const invitations = useBankInvitations();
  const invitationsHeading = useRef<HTMLHeadingElement>(null);
  const canEdit = !bank || bank.right === 'own' || bank.right === 'edit';
  const canDraw = bank?.right !== 'read';
  const tagsQuery = trpc.bank.tags.useQuery({ ownerId }, { enabled: ownerId !== '' });
  // Grammar points are tags too, but have a filter of their own.
  const tags = tagsQuery.data?.tags.filter(({ tag }) => !pointById(tag)) ?? [];

  async function importAll(items: Item[]): Promise<ImportOutcome> {
    const sum = { added: 0, skipped: 0 };
    try {
      for (const batch of inBatches(items)) {
        const { added, skipped } = await utils.client.bank.import.mutate({ ownerId, items: batch });
        sum.added += added;
        sum.skipped += skipped;
      }
    } finally {
      await utils.bank.invalidate();
    }
    setPlace(ownerId);
    return sum;
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {invitations.length > 0 && (
        <section aria-labelledby="bank-invitations" className="grid gap-3">
          <h2 id="bank-invitations" ref={invitationsHeading} tabIndex={-1} className="text-lg">
            Shared with you
          </h2>
          <BankInvitationList invitations={invitations} heading={invitationsHeading} />
        </section>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Collection"
          className="min-w-[min(100%,14rem)] max-sm:w-full"
          options={[
            { value: starter, label: 'Starter collection' },
            ...banks.map(({ ownerId, name, right, size }) => ({
              value: ownerId,
              label: `${right === 'own' ? 'My bank' : `Bank of ${name}`} (${numberText(size)})`,
            })),
          ]}
          value={place}
          onChange={setPlace}
        />
        <SegmentedControl<View>
          label="What to do"
          hideLabel
          options={[
            { value: 'questions', label: 'Questions' },
            { value: 'test', label: 'Draw a test' },
          ]}
          value={view}
          onChange={setView}
        />
        <div className="flex flex-wrap gap-2 sm:ml-auto">
          {canEdit && (
            <>
              <Button ref={newButton} variant="secondary" icon={<Plus />} onClick={() => setChoosing(true)}>
                New question
              </Button>
              <Button variant="secondary" icon={<Upload />} onClick={() => setImporting(true)}>
                Import
              </Button>
            </>
          )}
          <Button variant="secondary" icon={<Share2 />} onClick={() => setSharing(true)}>
            Share
          </Button>
        </div>
      </div>
      {view === 'questions' ? (
        <QuestionsView
          key={place}
          source={bank ? { kind: 'bank', ownerId } : { kind: 'starter' }}
          right={bank?.right ?? 'read'}
          tags={tags}
          onEdit={(detail) => setEdited({ item: detail.item, detail })}
          onImport={() => setImporting(true)}
          onStarter={() => setPlace(starter)}
        />
      ) : canDraw ? (
        <Blueprint key={`${ownerId} ${blueprintId}`} ownerId={ownerId} tags={tags} openId={blueprintId} />
      ) : (
        <Banner title="This bank is shared with you for reading. Ask its owner for the right to use its questions." />
      )}
      {isImporting && (
        <ImportDialog
          findKnown={async (keys) => (await utils.client.bank.known.mutate({ ownerId, keys })).questions}
          onImport={importAll}
          onClose={() => setImporting(false)}
        />
      )}
      {isSharing && <ShareBank onClose={() => setSharing(false)} />}
      {isChoosing && (
        <KindChooser
          returnFocus={newButton}
          onClose={() => setChoosing(false)}
          onChoose={(kind) => {
            setChoosing(false);
            setEdited({ item: newItem(kind) });
          }}
        />
      )}
      {edited && (
        <EditorDialog
          start={edited}
          ownerId={ownerId}
          onClose={() => {
            setEdited(undefined);
            if (!edited.detail) setPlace(ownerId);
          }}
        />
      )}
    </div>
  );
}
