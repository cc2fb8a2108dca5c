import * as Radix from '@radix-ui/react-dialog';
import { Command } from 'cmdk';
import { Search, X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useAuth } from '#client/lib/auth';
import { selectTheme } from '#client/lib/theme';
import { IconButton } from '#client/ui/icon-button';
import { KeyCap } from '#client/ui/key-cap';
import { count } from '#shared/core/count';
import type { Role } from '#shared/core/roles';
import { type Entry, type EntryAction, entriesFor, sectionsFor } from './entries';
import { groupLook, PaletteItem } from './palette-item';
import { recentPicks, rememberPick } from './recent';
import { useUserSearch } from './use-user-search';
import { useWorkSearch } from './use-work-search';
import { UserResults, UserSearchNote } from './user-results';
import { WorkResults } from './work-results';

export interface PaletteProps {
  /** What was typed before the palette was there. */
  typed: string;
  /** Enter was pressed after it: the first entry is what was meant. */
  isEntered: boolean;
  onClose: () => void;
}

/** One field that leads everywhere: apps, pages, actions, one's own work and, for administrators, users. */
export function Palette({ typed, isEntered, onClose }: PaletteProps) {
  const { user } = useAuth();
  const perform = usePerform();
  const [query, setQuery] = useState(typed);
  const [recent] = useState(recentPicks);
  const entries = useMemo(() => entriesFor(user?.role), [user?.role]);
  const sections = sectionsFor(entries, query, recent);
  const userSearch = useUserSearch(query, user?.role === 'admin');
  const workSearch = useWorkSearch(query, user !== undefined);
  const entryCount = sections.reduce((sum, section) => sum + section.entries.length, 0);
  const resultCount = entryCount + (workSearch?.items.length ?? 0) + (userSearch?.users.length ?? 0);
  const isLoading = Boolean(userSearch?.isLoading || workSearch?.isLoading);

  // What had the focus gets it back before anything is done: a page that is gone to then takes it from there.
  const opener = useRef<Element>(null);
  const field = useRef<HTMLInputElement>(null);
  const picked = useRef<EntryAction>(undefined);
  function afterClosing(event: Event) {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
    if (picked.current) perform(picked.current);
  }

  function pick(deed: EntryAction) {
    picked.current = deed;
    onClose();
  }

  function pickEntry({ id, does }: Entry) {
    rememberPick(id);
    pick(does);
  }

  const [first] = isEntered && typed ? (sections[0]?.entries ?? []) : [];

  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-[rgb(0_0_0/0.55)]" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            // By itself it would select what was typed already, and the next letter would replace it.
            event.preventDefault();
            field.current?.focus();
            field.current?.setSelectionRange(typed.length, typed.length);
            if (first) pickEntry(first);
          }}
          onCloseAutoFocus={afterClosing}
          className="fixed inset-x-3 top-3 z-50 mx-auto max-w-xl animate-appear overflow-hidden rounded-card border-[length:max(1px,var(--border-card))] border-line bg-raised text-ink shadow-float sm:top-[12dvh]"
        >
          <Radix.Title className="sr-only">Search</Radix.Title>
          <Command
            label="Search"
            shouldFilter={false}
            loop
            vimBindings={false}
            className="flex max-h-[calc(100dvh-1.5rem)] flex-col sm:max-h-[min(38rem,76dvh)]"
          >
            <div className="flex items-center gap-3 border-b border-line pr-2 pl-4">
              <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
              <Command.Input
                ref={field}
                value={query}
                onValueChange={setQuery}
                placeholder={placeholderFor(user?.role)}
                maxLength={100}
                className="min-h-14 min-w-0 flex-1 bg-transparent text-lg outline-none"
              />
              <Radix.Close asChild>
                <IconButton label="Close" icon={<X />} className="size-11" />
              </Radix.Close>
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
              <Command.List label="Results">
                {sections.map((section) => (
                  <Command.Group key={section.heading} heading={section.heading} className={groupLook}>
                    {section.entries.map((entry) => (
                      <PaletteItem key={entry.id} entry={entry} onPick={() => pickEntry(entry)} />
                    ))}
                  </Command.Group>
                ))}
                {workSearch && <WorkResults search={workSearch} onPick={(path) => pick({ go: path })} />}
                {userSearch && <UserResults search={userSearch} onPick={(search) => pick({ go: adminPath(search) })} />}
              </Command.List>
              {/* Beside the list, which may hold nothing but what can be picked. */}
              {userSearch && <UserSearchNote search={userSearch} />}
              {resultCount === 0 && !isLoading && !userSearch?.hasFailed && (
                <p className="px-3 py-8 text-center text-muted">Nothing matches “{query.trim()}”.</p>
              )}
            </div>
            <p role="status" className="sr-only">
              {userSearch?.isLoading ? 'Looking for users…' : count(resultCount, 'result')}
            </p>
            <p
              aria-hidden="true"
              className="hidden items-center gap-2 border-t border-line px-4 py-2 text-sm text-muted sm:flex"
            >
              <KeyCap>↑</KeyCap>
              <KeyCap>↓</KeyCap> choose
              <KeyCap className="ml-3">Enter</KeyCap> open
              <KeyCap className="ml-3">Esc</KeyCap> close
            </p>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function placeholderFor(role: Role | undefined): string {
  if (role === undefined) return 'Apps and pages';
  return role === 'admin' ? 'Apps, pages, work and users' : 'Apps, pages and your work';
}

const adminPath = (search: string) => `/admin?search=${encodeURIComponent(search)}`;

function usePerform(): (deed: EntryAction) => void {
  const { logout } = useAuth();
  const [, navigate] = useLocation();
  return (deed) => {
    if (deed === 'sign out') void logout().then(() => navigate('/'));
    else if ('go' in deed) navigate(deed.go);
    else selectTheme(deed.theme);
  };
}
