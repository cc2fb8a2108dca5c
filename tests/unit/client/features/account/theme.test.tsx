// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ThemePicker } from '../../../../../src/client/features/account/theme-picker';
import { applyTheme, followOtherTabs, selectTheme, storedTheme } from '../../../../../src/client/lib/theme';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  root.className = 'theme-dark signed-in';
});
afterEach(cleanup);

describe('choosing a theme', () => {
  test('stores its name, shows it and tells the page', () => {
    const told = vi.fn();
    window.addEventListener('themechange', told, { once: true });
    selectTheme('True Black');
    expect(localStorage.getItem('colorTheme')).toBe('True Black');
    expect(root.className).toBe('signed-in theme-true-black');
    expect(root.dataset.variant).toBe('dark');
    expect(told).toHaveBeenCalledOnce();
  });

  test('nothing stored, Dark Blue and unknown names mean Dark', () => {
    expect(storedTheme()).toBe('Dark');
    localStorage.setItem('colorTheme', 'Dark Blue');
    expect(storedTheme()).toBe('Dark');
  });

  test('only showing one stores nothing and tells nobody', () => {
    const told = vi.fn();
    window.addEventListener('themechange', told);
    applyTheme('Warm');
    window.removeEventListener('themechange', told);
    expect(root.classList.contains('theme-warm')).toBe(true);
    expect(storedTheme()).toBe('Dark');
    expect(told).not.toHaveBeenCalled();
  });

  test('another tab’s choice is followed until told to stop', () => {
    const stop = followOtherTabs();
    localStorage.setItem('colorTheme', 'Cool');
    window.dispatchEvent(new StorageEvent('storage', { key: 'colorTheme', newValue: 'Cool' }));
    expect(root.classList.contains('theme-cool')).toBe(true);
    stop();
    localStorage.setItem('colorTheme', 'Warm');
    window.dispatchEvent(new StorageEvent('storage', { key: 'colorTheme', newValue: 'Warm' }));
    expect(root.classList.contains('theme-cool')).toBe(true);
  });

  test('holds for the visit where the browser refuses to store', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    selectTheme('Nature');
    expect(storedTheme()).toBe('Nature');
    vi.restoreAllMocks();
    selectTheme('Dark');
  });
});

describe('the theme picker', () => {
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  test('shows all eleven, and filters', () => {
    render(<ThemePicker />);
    expect(screen.getAllByRole('listitem')).toHaveLength(11);
    fireEvent.click(screen.getByRole('radio', { name: 'Colorblind Friendly' }));
    const names = screen.getAllByRole('listitem').map((card) => within(card).getByRole('heading').textContent);
    expect(names).toContain('Colorblind Friendly');
    expect(names.length).toBeLessThan(11);
    fireEvent.click(screen.getByRole('radio', { name: 'WCAG AA Compliant' }));
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(names.length);
  });

  test('a preview only previews, and ends', () => {
    render(<ThemePicker />);
    press('Preview Nature');
    expect(root.classList.contains('theme-nature')).toBe(true);
    expect(localStorage.getItem('colorTheme')).toBeNull();
    press('Stop preview');
    expect(root.classList.contains('theme-dark')).toBe(true);
    press('Preview Nature');
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(root.classList.contains('theme-dark')).toBe(true);
    press('Preview Nature');
    cleanup();
    expect(root.classList.contains('theme-dark')).toBe(true);
  });

  test('selecting applies at once, ends a preview and marks the card', () => {
    render(<ThemePicker />);
    press('Preview Nature');
    press('Select Warm');
    expect(localStorage.getItem('colorTheme')).toBe('Warm');
    expect(root.classList.contains('theme-warm')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Stop preview' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Selected Warm' })).toBeTruthy();
  });
});
