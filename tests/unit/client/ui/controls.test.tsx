// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Checkbox } from '#client/ui/checkbox';
import { IconButton } from '#client/ui/icon-button';
import { PasswordField } from '#client/ui/password-field';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SelectField } from '#client/ui/select-field';
import { TextArea } from '#client/ui/text-area';
import { TextField } from '#client/ui/text-field';
import { Toolbar } from '#client/ui/toolbar';

describe('a button', () => {
  test('does not send a form unless it says so', () => {
    render(<Button>Add student</Button>);
    expect(screen.getByRole('button', { name: 'Add student' }).getAttribute('type')).toBe('button');
  });

  test('while pending keeps its words and the focus, says what it does, and ignores presses', () => {
    const onClick = vi.fn();
    const { rerender } = render(
      <Button pending={false} onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    button.focus();
    rerender(
      <Button pending pendingLabel="Saving…" onClick={onClick}>
        Save
      </Button>,
    );
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.textContent).toContain('Save');
    expect(screen.getByRole('status').textContent).toBe('Saving…');
  });

  test('while pending does not send its form a second time', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (pending: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" pending={pending}>
          Sign in
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    fireEvent.click(screen.getByRole('button'));
    rerender(form(true));
    fireEvent.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('that is only a picture has its words as name and tooltip', () => {
    render(<IconButton label="Delete ada" icon={<svg />} />);
    expect(screen.getByRole('button', { name: 'Delete ada' }).title).toBe('Delete ada');
  });
});

test('a button link to a path of ours navigates in the page; any other address is left to the browser', () => {
  render(
    <>
      <ButtonLink href="/pricing">View pricing</ButtonLink>
      <ButtonLink href="mailto:hello@school.org">Contact us</ButtonLink>
    </>,
  );
  expect(fireEvent.click(screen.getByRole('link', { name: 'View pricing' }))).toBe(false);
  expect(window.location.pathname).toBe('/pricing');
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('mailto:hello@school.org');
});

describe('a text field', () => {
  test('belongs to its label, hint and error', () => {
    render(<TextField label="Email" hint="We never share it." error="Write the whole address." />);
    const field = screen.getByLabelText('Email');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const told = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(told).toEqual(['We never share it.', 'Write the whole address.']);
  });

  test('without an error is not marked as invalid', () => {
    render(<TextField label="Email" />);
    const field = screen.getByLabelText('Email');
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(field.hasAttribute('aria-describedby')).toBe(false);
  });

  test('for a password can be shown and hidden again, and its label finds only the field', () => {
    render(<PasswordField label="Password" defaultValue="chalk1" />);
    const field = screen.getByLabelText(/password/i);
    expect(field.getAttribute('type')).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show what is typed' }));
    expect(field.getAttribute('type')).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide what is typed' }));
    expect(field.getAttribute('type')).toBe('password');
  });

  test('of several lines is wired the same way', () => {
    render(<TextArea label="Note" optional error="At most 500 characters." />);
    expect(screen.getByLabelText('Note (optional)').getAttribute('aria-invalid')).toBe('true');
  });
});

test('a select hands over the chosen value', () => {
  const onChange = vi.fn();
  const options = [
    { value: 'student', label: 'Student' },
    { value: 'teacher', label: 'Teacher' },
  ] as const;
  render(<SelectField label="Role" options={options} value="student" onChange={onChange} />);
  fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'teacher' } });
  expect(onChange).toHaveBeenCalledWith('teacher');
});

test('a checkbox is ticked by its words and says whether it is', () => {
  const onChange = vi.fn();
  render(<Checkbox label="Send a summary" hint="Each Friday." onChange={onChange} />);
  fireEvent.click(screen.getByText('Send a summary'));
  expect(onChange).toHaveBeenCalledWith(true);
});

test('a segmented choice is a named group of radio buttons with one chosen', () => {
  const onChange = vi.fn();
  const options = [
    { value: 'all', label: 'All' },
    { value: 'aa', label: 'WCAG AA Compliant' },
  ] as const;
  render(<SegmentedControl label="Show" options={options} value="all" onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Show' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'WCAG AA Compliant' }));
  expect(onChange).toHaveBeenCalledWith('aa');
});

test('a toolbar is one stop of the Tab key, and arrow keys go through it', () => {
  const onPrint = vi.fn();
  render(
    <Toolbar
      label="The repair café"
      tools={[
        { name: 'Teach', label: 'Teach The repair café', href: '/teach' },
        { name: 'Print', label: 'Print The repair café', onPress: onPrint },
        { name: 'Change', label: 'Change The repair café', onPress: vi.fn() },
      ]}
    />,
  );
  const tools = [
    ...screen.getByRole('toolbar', { name: 'The repair café' }).querySelectorAll<HTMLElement>('a, button'),
  ];
  const stops = () => tools.map(({ tabIndex }) => tabIndex);
  expect(stops()).toEqual([0, -1, -1]);
  tools[0]?.focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  press('ArrowRight');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Print The repair café' }));
  expect(stops()).toEqual([-1, 0, -1]);
  fireEvent.click(document.activeElement ?? document.body);
  expect(onPrint).toHaveBeenCalledOnce();
  press('End');
  press('ArrowRight');
  expect(document.activeElement).toBe(tools[2]);
  press('Home');
  expect(document.activeElement).toBe(tools[0]);
});
