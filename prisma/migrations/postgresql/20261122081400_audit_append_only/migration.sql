-- The audit log only grows. What it says is never changed, and its last thirty days, counted from its newest row, are
-- never deleted; older rows go when their time is over.
CREATE FUNCTION "AuditEntry_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD."at" <= (SELECT max("at") - interval '30 days' FROM "AuditEntry") THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The audit log is append-only.';
END $$;

CREATE TRIGGER "AuditEntry_no_update" BEFORE UPDATE ON "AuditEntry"
FOR EACH ROW EXECUTE FUNCTION "AuditEntry_append_only"();

CREATE TRIGGER "AuditEntry_no_early_delete" BEFORE DELETE ON "AuditEntry"
FOR EACH ROW EXECUTE FUNCTION "AuditEntry_append_only"();
