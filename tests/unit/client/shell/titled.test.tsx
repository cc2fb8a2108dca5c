// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { useLocation } from 'wouter';
import { PageTitle } from '#client/shell/page-title';

/** Goes on before the page that it stands on has got the focus. */
function Impatient() {
  const [, navigate] = useLocation();
  useLayoutEffect(() => navigate('/pricing'), [navigate]);
  return null;
}

function Pages() {
  const [path] = useLocation();
  const name = path === '/pricing' ? 'Pricing' : 'Dashboard';
  return (
    <main id="content" tabIndex={-1}>
      <PageTitle key={name} title={name}>
        <h1 tabIndex={-1}>{name}</h1>
        {name === 'Dashboard' && <Impatient />}
      </PageTitle>
    </main>
  );
}

test('regression: who goes on while a page is still coming finds the focus at the heading of the next one', () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(<Pages />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pricing' }));
});
