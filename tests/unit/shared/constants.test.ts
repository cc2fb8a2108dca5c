import { expect, test } from 'vitest';
import { loginInput, registerInput, resetPasswordInput } from '#shared/api/auth';
import { changePlanInput } from '#shared/api/billing';
import { associateInput, changeRoleInput } from '#shared/api/profile';
import { usageStatsInput } from '#shared/api/tokens';
import { createUserInput } from '#shared/api/users';
import { limits } from '#shared/core/limits';
import { mayAssociate, roleLabels, roles, selfAssignableRoles } from '#shared/core/roles';
import { defaultThemeName, themeNames, themeStorageKey } from '#shared/themes/theme-names';

test('roles, what they are called, and who may do what', () => {
  expect(roleLabels).toEqual({
    student: 'Student',
    teacher: 'Teacher',
    school_admin: 'School Administrator',
    admin: 'System Administrator',
  });
  expect(selfAssignableRoles).toEqual(['student', 'teacher', 'school_admin']);
  expect(roles.filter(mayAssociate)).toEqual(['teacher', 'school_admin']);
});

test('the numbers of the specification', () => {
  expect(limits).toMatchObject({
    passwordAtSignUp: 6,
    passwordAtReset: 8,
    lowTokens: 50,
    usageDays: 30,
    dailyAllocationFallback: 10,
    appOpenHours: 12,
    generationsPerOpening: 60,
    usersWithoutLimit: 1000,
  });
});

test('what is left out has its default', () => {
  const newcomer = { username: 'anna', email: 'anna@school.example', password: '123456' };
  expect(registerInput.parse(newcomer).role).toBe('student');
  expect(createUserInput.parse(newcomer).role).toBe('student');
  expect(usageStatsInput.parse({}).days).toBe(30);
  expect(changePlanInput.parse({ planId: 'pro' }).addTokens).toBe(false);
});

test('passwords: six characters at sign-up, eight at a reset, any at sign-in', () => {
  const newcomer = { username: 'anna', email: 'anna@school.example' };
  expect(registerInput.safeParse({ ...newcomer, password: '12345' }).success).toBe(false);
  expect(resetPasswordInput.safeParse({ token: 't', newPassword: '1234567' }).success).toBe(false);
  expect(resetPasswordInput.safeParse({ token: 't', newPassword: '12345678' }).success).toBe(true);
  expect(loginInput.safeParse({ username: 'anna', password: '1' }).success).toBe(true);
});

test('what is typed is trimmed, and nothing but blanks is nothing', () => {
  expect(loginInput.parse({ username: ' anna ', password: ' x ' })).toMatchObject({
    username: 'anna',
    password: ' x ',
  });
  expect(loginInput.safeParse({ username: '  ', password: 'x' }).success).toBe(false);
  expect(associateInput.parse({ email: ' tom@school.example ' }).email).toBe('tom@school.example');
  expect(associateInput.safeParse({ email: ' ' }).success).toBe(false);
  expect(changeRoleInput.safeParse({ role: 'owner' }).success).toBe(false);
});

test('eleven themes, Dark by default', () => {
  expect(themeNames.map(({ name }) => name)).toEqual([
    'Light',
    'Dark',
    'Dim',
    'True Black',
    'High Contrast',
    'Colorblind Friendly',
    'Minimal',
    'Warm',
    'Cool',
    'Nature',
    'Professional',
  ]);
  expect(themeNames.filter(({ variant }) => variant === 'dark').map(({ className }) => className)).toEqual([
    'theme-dark',
    'theme-dim',
    'theme-true-black',
    'theme-high-contrast',
  ]);
  expect([defaultThemeName, themeStorageKey]).toEqual(['Dark', 'colorTheme']);
});
