import type { PortalSettings } from './portal-settings';

/** A page that the build renders for visitors, so that it shows its content before any of its code has come. */
export interface PublicPage {
  path: string;
  /** Of its file. */
  name: string;
  title: string;
  description: string;
  /** The address of the same content, where it has two. */
  sameAs?: string;
  /** What it shows depends on the query, which is not known when it is rendered. */
  readsQuery?: true;
  /** It shows after how long what is deleted, which may be set at any time. */
  showsKept?: true;
}

const landing = {
  title: 'Software for classrooms',
  description:
    'A software studio for people who teach: sixteen classroom apps for ESL and classroom teachers, their students and schools.',
};

export const publicPages = {
  home: { path: '/', name: 'home', ...landing },
  landing: { path: '/landing', name: 'landing', sameAs: '/', ...landing },
  digital: {
    path: '/digital',
    name: 'digital',
    title: 'Services',
    description:
      'We design, build and look after software for classrooms: what we build, how we work, how to reach us.',
  },
  pricing: {
    path: '/pricing',
    name: 'pricing',
    title: 'Pricing',
    description: 'Three plans with tokens every month, one of them free, and what each app costs to open.',
  },
  login: {
    path: '/login',
    name: 'login',
    title: 'Sign in',
    description: 'Sign in to your classroom apps, or create an account as a teacher. The Starter plan costs nothing.',
    readsQuery: true,
  },
  privacy: {
    path: '/privacy',
    name: 'privacy',
    title: 'Privacy',
    description: 'What the portal keeps, where, for how long and who sees it, and how to get or delete your own data.',
    showsKept: true,
  },
} as const satisfies Record<string, PublicPage>;

/** The folder with the pages that fit these settings: whatever they show, but for what stands in the blanks. */
export function variantOf({ payments, checkout }: PortalSettings): string {
  return [payments, checkout.pro && 'pro', checkout.team && 'team'].filter(Boolean).join('-');
}
