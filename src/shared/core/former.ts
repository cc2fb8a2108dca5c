/** What those are called whose account was deleted while others have to keep what they did. */
export const formerStudent = 'Former student';
export const formerTeacher = 'Former teacher';
