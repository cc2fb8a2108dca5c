import { Lightbulb, Pencil } from 'lucide-react';
import { ItemPictureView } from '#client/items/item-picture';
import { ItemView } from '#client/items/item-view';
import { kindName } from '#client/items/kind-names';
import { PromptText } from '#client/items/prompt-text';
import { skillNames } from '#client/items/skill-names';
import { trpc } from '#client/lib/trpc';
import { RunsView } from '#client/library/change-view';
import { Badge } from '#client/ui/badge';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { ScrollArea } from '#client/ui/scroll-area';
import { SkeletonText } from '#client/ui/skeleton';
import type { BankItemDetail } from '#shared/api/bank';
import { bandOf } from '#shared/attempts/placement/bands';
import { type Calibration, strongShouldBe } from '#shared/attempts/placement/calibrate';
import { dateText } from '#shared/core/locale';
import { pointOf } from '#shared/grammar/point-of';
import { pointById } from '#shared/grammar/points';
import { adviceOn } from '#shared/items/advice';
import type { ItemStatistics } from '#shared/items/bank/statistics';
import { keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { playerView } from '#shared/items/player-view';
import { headline } from '#shared/items/text-of';
import { compareQuestions } from '#shared/library/compare';
import { flagTexts, statusNames } from './names';
import type { Entry } from './use-bank';

interface QuestionDialogProps {
  entry: Entry;
  onEdit: (detail: BankItemDetail) => void;
  onCopy?: () => void;
  onClose: () => void;
}

/**
 * One question with all that is known of it: as its player sees it, its key, hints to its author, versions and results.
 */
export function QuestionDialog({ entry, onEdit, onCopy, onClose }: QuestionDialogProps) {
  const { item, kept } = entry;
  const detail = trpc.bank.get.useQuery(
    { id: item.id },
    { enabled: kept !== undefined, meta: { showsOwnErrors: true } },
  );
  const question = detail.data;
  const shownItem = question?.item ?? item;
  const canEdit = question && (question.right === 'own' || question.right === 'edit');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Question"
      size="lg"
      actions={
        <>
          {onCopy && (
            <Button variant="secondary" onClick={onCopy}>
              Add to my bank
            </Button>
          )}
          {canEdit && (
            <Button variant="secondary" icon={<Pencil />} onClick={() => onEdit(question)}>
              Edit
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Preview item={shownItem} />
        <Facts item={shownItem} detail={question} />
        <Hints item={shownItem} />
        {kept && detail.isPending && <SkeletonText lines={4} />}
        {detail.isError && (
          <Banner
            tone="warn"
            title="Its results and versions could not be loaded."
            action={
              <Button variant="secondary" onClick={() => void detail.refetch()}>
                Try again
              </Button>
            }
          />
        )}
        {question && (
          <>
            <Results statistics={question.statistics} calibration={question.calibration} />
            <UsedIn detail={question} />
            <Versions detail={question} onRestore={canEdit ? (old) => onEdit({ ...question, item: old }) : undefined} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Preview({ item }: { item: Item }) {
  const seen = playerView(item, { seed: 1, keepOrder: true });
  return (
    <ScrollArea
      label="As learners see it"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4"
    >
      {item.passage && (
        <div className="max-h-48 overflow-y-auto border-b border-line pb-3">
          {item.passage.title && <p className="font-bold">{item.passage.title}</p>}
          <p className="whitespace-pre-line">{item.passage.text}</p>
        </div>
      )}
      {item.audioText && (
        <p className="text-muted">
          Read aloud: <span className="whitespace-pre-line">{item.audioText}</span>
        </p>
      )}
      <p className="text-lg font-bold whitespace-pre-line wrap-anywhere">
        <ItemPictureView picture={seen.picture} size="list" />
        <PromptText text={seen.prompt} />
      </p>
      <ItemView
        item={seen}
        response={undefined}
        onChange={() => undefined}
        grade={{ verdict: 'ungraded', score: 0, answer: keyText(item) }}
      />
    </ScrollArea>
  );
}

function Facts({ item, detail }: { item: Item; detail: BankItemDetail | undefined }) {
  const rows = [
    { name: 'Key', value: keyText(item) || 'None: it is not marked by itself' },
    { name: 'Explanation', value: item.explanation },
    { name: 'Kind', value: kindName(item.kind) },
    { name: 'Level', value: item.level },
    { name: 'Skill', value: item.skill && skillNames[item.skill] },
    { name: 'Grammar point', value: pointById(pointOf(item) ?? '')?.name },
    { name: 'Tags', value: item.tags.filter((tag) => !pointById(tag)).join(', ') },
    { name: 'Source', value: item.source },
    { name: 'Status', value: detail && statusNames[detail.status] },
    { name: 'Difficulty', value: detail?.difficulty ? `${detail.difficulty} of 5, as its author thinks` : undefined },
    { name: 'Bank of', value: detail?.author },
    { name: 'Version', value: detail && String(detail.version) },
  ];
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
      {rows.flatMap(({ name, value }) =>
        value
          ? [
              <dt key={name} className="text-muted">
                {name}
              </dt>,
              <dd key={`${name} value`} className="mb-1 wrap-anywhere">
                {value}
              </dd>,
            ]
          : [],
      )}
    </dl>
  );
}

/** What a look by the rules of item writing finds. */
function Hints({ item }: { item: Item }) {
  const hints = adviceOn(item);
  if (hints.length === 0) return null;
  return (
    <section aria-labelledby="writing-hints" className="grid gap-2">
      <h3 id="writing-hints" className="flex items-center gap-2 text-lg font-bold">
        <Lightbulb aria-hidden="true" className="size-5" />
        Hints on writing
      </h3>
      <ul className="grid list-disc gap-1 pl-5">
        {hints.map(({ rule, text }) => (
          <li key={rule} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

interface ResultsProps {
  statistics: ItemStatistics;
  calibration: Calibration | null;
}

function Results({ statistics: { answers, needed, numbers }, calibration }: ResultsProps) {
  return (
    <section aria-labelledby="item-results" className="grid gap-3">
      <h3 id="item-results" className="text-lg font-bold">
        Results
      </h3>
      {!numbers ? (
        <p className="text-muted">
          {answers} of {needed} answers that are needed before numbers say anything.
        </p>
      ) : (
        <>
          <ul className="flex flex-wrap gap-x-8 gap-y-2">
            <li>
              <strong>{answers}</strong> answers
            </li>
            <li>
              Facility <strong>{percent(numbers.facility)}</strong>
            </li>
            <li>
              Discrimination <strong>{numbers.discrimination.toFixed(2)}</strong>
            </li>
          </ul>
          <p className="text-sm text-muted">
            Facility is how much of the points is reached. Discrimination is how much better the best 27 % do than the
            weakest 27 %: 0.3 is good, below 0.2 is poor.
          </p>
          {calibration && <Measured {...calibration} />}
          {numbers.options.length > 0 && (
            <ul aria-label="How often each choice was taken" className="grid gap-1">
              {numbers.options.map(({ text, isKey, count, share }) => (
                <li key={text} className="flex flex-wrap items-baseline gap-x-3">
                  <span className="w-14 text-right tabular-nums">{percent(share)}</span>
                  <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
                  {isKey && <Badge tone="good">Key</Badge>}
                  <span className="text-sm text-muted">{count} times</span>
                </li>
              ))}
            </ul>
          )}
          {numbers.flags.map((flag) => (
            <Banner key={flag} tone="warn" title={flagTexts[flag]} />
          ))}
        </>
      )}
    </section>
  );
}

/** How hard it is on the scale of levels, by all answers up to last night. */
function Measured({ answers, difficulty, error, strongRight }: Calibration) {
  const [from, to] = [bandOf(difficulty - error), bandOf(difficulty + error)];
  return (
    <>
      <p>
        As hard as <strong>{from === to ? from : `${from} to ${to}`}</strong>, by the answers of {answers} people.
      </p>
      {strongRight < strongShouldBe && (
        <Banner
          tone="warn"
          title={`Of the strongest students only ${percent(strongRight)} are right. Look at the key, and at what was taught.`}
        />
      )}
    </>
  );
}

function UsedIn({ detail: { usedIn, version } }: { detail: BankItemDetail }) {
  return (
    <section aria-labelledby="used-in" className="grid gap-2">
      <h3 id="used-in" className="text-lg font-bold">
        Used in
      </h3>
      {usedIn.own.length + usedIn.others === 0 && <p className="text-muted">No quiz or test yet.</p>}
      <ul className="grid gap-1">
        {usedIn.own.map((use) => (
          <li key={use.resourceId} className="flex flex-wrap items-center gap-2">
            <span className="wrap-anywhere">{use.title}</span>
            <span className="text-sm text-muted">
              {use.kind}, version {use.version}
            </span>
            {use.version < version && <Badge tone="warn">A newer version exists</Badge>}
          </li>
        ))}
        {usedIn.others > 0 && <li className="text-muted">and in {usedIn.others} of other people</li>}
      </ul>
    </section>
  );
}

interface VersionsProps {
  detail: BankItemDetail;
  onRestore?: (item: Item) => void;
}

/** What the question said before. One of them can be edited on: saved, it is the newest. */
function Versions({ detail: { versions, item: now }, onRestore }: VersionsProps) {
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby="older-versions" className="grid gap-2">
      <h3 id="older-versions" className="text-lg font-bold">
        Older versions
      </h3>
      <ul className="grid gap-3">
        {versions.map(({ version, savedAt, item }) => (
          <li key={version} className="border-b border-line pb-2">
            <p className="text-sm text-muted">
              Version {version}, saved on {dateText(savedAt, 'date')}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{headline(item)}</p>
            <p className="text-sm wrap-anywhere">Key: {keyText(item)}</p>
            <details>
              <summary className="target cursor-pointer py-2">What has changed since</summary>
              <RunsView runs={compareQuestions(item, now)} />
            </details>
            {onRestore && (
              <Button size="sm" variant="secondary" className="mt-1" onClick={() => onRestore(item)}>
                Go back to version {version}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
