import { ArrowLeft } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { useAuth } from '#client/lib/auth';
import { AppFrame } from '#client/present/app-frame';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { SegmentedControl } from '#client/ui/segmented-control';
import { mayAssociate } from '#shared/core/roles';
import { AttemptPage } from './attempt-page';
import { Attempts } from './attempts';
import { GroupPage } from './group-page';
import { ListReport } from './list-report';
import { StudentPage } from './student-page';
import { pathTo, tabs, type View, viewIn } from './view';

const tabNames = { attempts: 'Attempts', student: 'How I do', group: 'My students' } as const;
type Whose = NonNullable<View['whose']>;
const whoseNames: Record<Whose, string> = {
  me: 'My own',
  students: 'My students',
  players: 'Players of my quizzes and lists',
};

/** Every result in one place: one's own, those of one's students, and those of one's quizzes, tests and lists. */
export default function TestHistoryScreen() {
  const { user, isAuthenticated } = useAuth();
  const [, go] = useLocation();
  const view = viewIn(useSearch());
  const isTeacher = user !== null && user !== undefined && mayAssociate(user.role);
  const tab = view.tab ?? (isTeacher && !view.whose && !view.student ? 'group' : 'attempts');
  const show = (next: View) => go(pathTo(next));
  return (
    <AppFrame
      app="test-history"
      title="Test History"
      tagline="Every result in one place, and what to teach next."
      presents={false}
    >
      {() =>
        !isAuthenticated ? (
          <EmptyState title="Sign in to see your results" action={<ButtonLink href="/login">Sign in</ButtonLink>}>
            What you answer while signed in is kept here, attempt by attempt.
          </EmptyState>
        ) : view.attempt ? (
          <AttemptPage
            id={view.attempt}
            beside={view.beside}
            back={pathTo({ ...view, tab: 'attempts', attempt: undefined, beside: undefined })}
          />
        ) : view.list ? (
          <ListReport id={view.list} back={pathTo({ tab: 'attempts', whose: 'players' })} />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <SegmentedControl
              label="What to look at"
              hideLabel
              options={tabs
                .filter((value) => isTeacher || value !== 'group')
                .map((value) => ({ value, label: tabNames[value] }))}
              // Another person's page is no tab: it belongs to the group.
              value={view.student && isTeacher ? 'group' : tab}
              onChange={(next) => show({ tab: next })}
            />
            {view.student && isTeacher && (
              <div>
                <ButtonLink href={pathTo({ tab: 'group' })} variant="quiet" icon={<ArrowLeft />} className="-ml-3">
                  All students
                </ButtonLink>
              </div>
            )}
            {tab === 'group' && isTeacher && <GroupPage />}
            {tab === 'student' && <StudentPage key={view.student} memberId={view.student} />}
            {(tab === 'attempts' || (tab === 'group' && !isTeacher)) && (
              <>
                {isTeacher && !view.student && (
                  <SegmentedControl<Whose>
                    label="Whose attempts"
                    options={(['me', 'students', 'players'] as const).map((value) => ({
                      value,
                      label: whoseNames[value],
                    }))}
                    value={view.whose ?? 'me'}
                    onChange={(whose) => show({ ...view, tab: 'attempts', whose })}
                  />
                )}
                <Attempts
                  key={view.whose ?? view.student}
                  view={view}
                  onView={(next) => show({ ...next, tab: 'attempts' })}
                />
              </>
            )}
          </div>
        )
      }
    </AppFrame>
  );
}
