import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'wouter';
import { useAuth } from '#client/lib/auth';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { ofKind } from '#client/library/of-kind';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Checkbox } from '#client/ui/checkbox';
import { SkeletonText } from '#client/ui/skeleton';
import { SavedLists } from '#client/words/saved-lists';
import { lessonLimits } from '#shared/content/lessons/lesson';
import { meaningOf, type WordEntry } from '#shared/content/words/word-list';
import { count } from '#shared/core/count';
import { packTopicOf } from '#shared/lessons/topics/find-topic';
import type { PlanRequest } from '../plan-request';
import { FieldFault } from './field-fault';
import type { SourceFieldsProps } from './source-fields';
import { TopicField } from './topic-field';

/** A word list of one's own, and which of its words the lesson teaches. */
export function WordsFields(props: SourceFieldsProps) {
  const { wish, faults, onChange } = props;
  const { isAuthenticated } = useAuth();
  const group = useRef<HTMLFieldSetElement>(null);
  const { list } = wish;

  /** What was pressed goes with the change. */
  function choose(change: Partial<PlanRequest>) {
    onChange(change);
    group.current?.focus();
  }

  return (
    <fieldset ref={group} name="list" tabIndex={-1} className="grid min-w-0 gap-3 outline-none">
      <legend className="sr-only">A word list of yours</legend>
      <FieldFault text={faults.list} />
      {!isAuthenticated ? (
        <Banner title="Your word lists are in your account." action={<ButtonLink href="/login">Sign in</ButtonLink>} />
      ) : list ? (
        <ChosenList list={list} onChange={(next) => (next ? onChange({ list: next }) : choose({ list: undefined }))} />
      ) : (
        <SavedLists
          onChoose={(id, title) => {
            // A name that we know as a topic is what the words are about.
            const isTopic = wish.topic.trim() === '' && packTopicOf(title) !== undefined;
            choose({ list: { id, title }, ...(isTopic && { topic: title.slice(0, 80) }) });
          }}
          empty={
            <>
              You have no word lists yet.{' '}
              <Link href="/vocabulary-builder" className="underline">
                Make one in Vocabulary Builder
              </Link>
              , and it will be here.
            </>
          }
        />
      )}
      {list && <TopicField {...props} hint="What the words are about." />}
    </fieldset>
  );
}

interface ChosenListProps {
  list: NonNullable<PlanRequest['list']>;
  onChange: (list: PlanRequest['list']) => void;
}

function ChosenList({ list, onChange }: ChosenListProps) {
  const query = trpc.library.get.useQuery({ id: list.id });
  const saved = query.data && ofKind(query.data, 'word-list');
  const { most } = lessonLimits.listWords;
  const only = list.only ?? saved?.data.entries.slice(0, most).map(({ id }) => id) ?? [];
  const toggle = (id: string, isOn: boolean) =>
    onChange({ ...list, only: isOn ? [...only, id] : only.filter((one) => one !== id) });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-bold break-words">{list.title}</p>
        <Button size="sm" variant="quiet" onClick={() => onChange(undefined)}>
          Another list
        </Button>
      </div>
      {query.isError && <LoadFailed what="The list" query={query} />}
      {query.isPending && <SkeletonText lines={6} />}
      {saved && (
        <>
          <fieldset className="min-w-0">
            <legend className="text-sm text-muted">
              {only.length} of {count(saved.data.entries.length, 'word')} chosen; a lesson teaches up to {most}
            </legend>
            <ul className="max-h-80 overflow-y-auto">
              {saved.data.entries.map((entry) => (
                <li key={entry.id}>
                  <Checkbox
                    label={entry.term}
                    hint={meaningOf(entry) || undefined}
                    checked={only.includes(entry.id)}
                    onChange={(isOn) => toggle(entry.id, isOn)}
                  />
                </li>
              ))}
            </ul>
          </fieldset>
          <WithoutMeaning entries={saved.data.entries.filter(({ id }) => only.includes(id))} />
        </>
      )}
    </div>
  );
}

/** Which words would come without a meaning, as neither the list nor we know one for certain. */
function WithoutMeaning({ entries }: { entries: readonly WordEntry[] }) {
  const bare = entries.filter((entry) => !meaningOf(entry));
  const { data: terms = [] } = useQuery({
    queryKey: ['terms without meaning', bare.map(({ term, example }) => `${term} ${example}`)],
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    enabled: bare.length > 0,
    queryFn: async ({ client }) => (await import('./read-list-words')).termsWithoutMeaning(client, bare),
  });
  return (
    <p role="status" className="text-sm wrap-anywhere">
      {bare.length > 0 &&
        terms.length > 0 &&
        `Without a meaning, as the list has none and we know none for certain: ${terms.join(', ')}. Write it into the list, or leave the word out.`}
    </p>
  );
}
