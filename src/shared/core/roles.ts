export const roles = ['student', 'teacher', 'school_admin', 'admin'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = {
  student: 'Student',
  teacher: 'Teacher',
  school_admin: 'School Administrator',
  admin: 'System Administrator',
};

/** The roles that anyone may give themself; `admin` only comes from an administrator. */
export const selfAssignableRoles = ['student', 'teacher', 'school_admin'] as const satisfies readonly Role[];

/** Who is offered a second step at sign-in: those who look after other people's accounts. */
export const secondFactorRoles = ['school_admin', 'admin'] as const satisfies readonly Role[];

export function maySetSecondFactor(role: Role): boolean {
  return secondFactorRoles.some((one) => one === role);
}

/** The roles that have classes: a role opens the screen, and no class of anybody else's. */
export const teachingRoles = ['teacher', 'school_admin'] as const satisfies readonly Role[];

export function mayTeach(role: Role): boolean {
  return teachingRoles.some((one) => one === role);
}

/** The roles whose tokens others may use: they may associate users. */
export function mayAssociate(role: Role): boolean {
  return role === 'teacher' || role === 'school_admin';
}
