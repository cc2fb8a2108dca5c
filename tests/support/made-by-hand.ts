/**
 * What migrations make by hand, because the schema cannot say it. A migration that changes it changes this list; a test
 * compares the two.
 */
export const byHand = {
  sqlite: {
    triggers: [
      'AuditEntry: AuditEntry_no_early_delete',
      'AuditEntry: AuditEntry_no_update',
      'User: UserSearch_delete',
      'User: UserSearch_insert',
      'User: UserSearch_update',
    ],
  },
  postgresql: {
    triggers: ['AuditEntry: AuditEntry_no_early_delete', 'AuditEntry: AuditEntry_no_update'],
    indexes: ['User: User_search_idx'],
  },
};
