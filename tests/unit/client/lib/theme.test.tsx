// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { followReadingInOtherTabs } from '#client/lib/reading';
import { ReadingSettings } from '#client/lib/reading-settings';
import { applyTheme, followOtherTabs, selectTheme, storedTheme } from '#client/lib/theme';
import { ThemeGallery } from '#client/lib/theme-gallery';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  root.className = 'theme-dark signed-in';
  delete root.dataset.text;
  delete root.dataset.spacing;
});
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

describe('the theme gallery', () => {
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  test('shows all eleven, and filters', () => {
    render(<ThemeGallery />);
    expect(screen.getAllByRole('listitem')).toHaveLength(11);
    fireEvent.click(screen.getByRole('radio', { name: 'Colorblind Friendly' }));
    const names = screen.getAllByRole('listitem').map((card) => within(card).getByRole('heading').textContent);
    expect(names).toContain('Colorblind Friendly');
    expect(names.length).toBeLessThan(11);
    fireEvent.click(screen.getByRole('radio', { name: 'WCAG AA Compliant' }));
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(names.length);
  });

  test('a preview only previews, and ends by Back, by Escape and by leaving', () => {
    render(<ThemeGallery />);
    press('Preview Nature');
    expect(root.classList.contains('theme-nature')).toBe(true);
    expect(localStorage.getItem('colorTheme')).toBeNull();
    expect(screen.getByText(/Chosen: Dark\./)).toBeTruthy();
    press('Back to Dark');
    expect(root.classList.contains('theme-dark')).toBe(true);
    press('Preview Nature');
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(root.classList.contains('theme-dark')).toBe(true);
    press('Preview Nature');
    cleanup();
    expect(root.classList.contains('theme-dark')).toBe(true);
    expect(localStorage.getItem('colorTheme')).toBeNull();
  });

  test('going back gives the focus to what began the preview', () => {
    render(<ThemeGallery />);
    const begin = screen.getByRole('button', { name: 'Preview Nature' });
    begin.focus();
    press('Preview Nature');
    press('Back to Dark');
    expect(document.activeElement).toBe(begin);
  });

  test('a preview that is kept is chosen', () => {
    render(<ThemeGallery />);
    press('Preview Nature');
    press('Keep Nature');
    expect(localStorage.getItem('colorTheme')).toBe('Nature');
    expect(root.classList.contains('theme-nature')).toBe(true);
    expect(screen.queryByRole('button', { name: /^Back/ })).toBeNull();
  });

  test('what another tab chooses ends a preview', () => {
    render(<ThemeGallery />);
    const stop = followOtherTabs();
    press('Preview Nature');
    localStorage.setItem('colorTheme', 'Cool');
    fireEvent(window, new StorageEvent('storage', { key: 'colorTheme', newValue: 'Cool' }));
    expect(root.classList.contains('theme-cool')).toBe(true);
    expect(screen.getByRole('button', { name: 'Selected Cool' })).toBeTruthy();
    stop();
  });

  test('selecting applies at once, ends a preview and marks the card', () => {
    render(<ThemeGallery />);
    press('Preview Nature');
    press('Select Warm');
    expect(localStorage.getItem('colorTheme')).toBe('Warm');
    expect(root.classList.contains('theme-warm')).toBe(true);
    expect(screen.queryByRole('button', { name: /^Back/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Selected Warm' })).toBeTruthy();
  });
});

describe('text size and spacing', () => {
  test('apply at once and are stored', () => {
    render(<ReadingSettings />);
    fireEvent.click(screen.getByRole('radio', { name: '150 %' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Reading spacing' }));
    expect(root.dataset).toMatchObject({ text: '150', spacing: 'wide' });
    expect(localStorage.getItem('textSize')).toBe('150');
    expect(localStorage.getItem('readingSpacing')).toBe('wide');
  });

  test('go back to what the browser has', () => {
    root.dataset.text = '150';
    root.dataset.spacing = 'wide';
    localStorage.setItem('readingSpacing', 'wide');
    render(<ReadingSettings />);
    fireEvent.click(screen.getByRole('radio', { name: '100 %' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Reading spacing' }));
    expect(root.dataset.text).toBeUndefined();
    expect(root.dataset.spacing).toBeUndefined();
    expect(localStorage.getItem('readingSpacing')).toBeNull();
  });

  test('follow other tabs, and take nothing unknown', () => {
    render(<ReadingSettings />);
    const stop = followReadingInOtherTabs();
    localStorage.setItem('textSize', '200');
    fireEvent(window, new StorageEvent('storage', { key: 'textSize', newValue: '200' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '200 %' }).checked).toBe(true);
    localStorage.setItem('textSize', '900');
    fireEvent(window, new StorageEvent('storage', { key: 'textSize', newValue: '900' }));
    expect(root.dataset.text).toBeUndefined();
    stop();
  });
});
