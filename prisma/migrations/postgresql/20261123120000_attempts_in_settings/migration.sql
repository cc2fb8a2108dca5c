-- Rounds are called attempts; how long they are kept stands under their name.
UPDATE "PortalSetting"
SET "value" = "value" - 'rounds' || jsonb_build_object('attempts', "value" -> 'rounds')
WHERE "name" = 'retention' AND "value" -> 'rounds' IS NOT NULL;
