import { Link } from 'wouter';
import { Logo } from '#client/ui/logo';

const links = [
  { href: '/digital', label: 'Services' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/theme', label: 'Themes' },
  { href: '/contact', label: 'Contact' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/attribution', label: 'Attribution' },
  { href: '/login', label: 'Sign in' },
];

/** The foot of the studio's public pages. */
export function StudioFooter() {
  return (
    <footer className="border-t border-line px-4 py-10 sm:px-8">
      <div className="mx-auto flex max-w-wide flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <Logo />
        <nav aria-label="Studio">
          <ul className="-mx-3 flex flex-wrap">
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className="inline-flex min-h-11 items-center px-3 underline-offset-4 hover:underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
