-- The audit log only grows. What it says is never changed, and its last thirty days, counted from its newest row, are
-- never deleted; older rows go when their time is over. A table that is made anew loses its triggers: make them again.
CREATE TRIGGER "AuditEntry_no_update" BEFORE UPDATE ON "AuditEntry" BEGIN
  SELECT RAISE(ABORT, 'The audit log is append-only.');
END;

CREATE TRIGGER "AuditEntry_no_early_delete" BEFORE DELETE ON "AuditEntry"
WHEN julianday(OLD."at") > (SELECT julianday(max("at")) - 30 FROM "AuditEntry") BEGIN
  SELECT RAISE(ABORT, 'The audit log is append-only.');
END;
