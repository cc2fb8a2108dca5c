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

/** The roles whose tokens others may use: they may associate users. */
export function mayAssociate(role: Role): boolean {
  return role === 'teacher' || role === 'school_admin';
}
