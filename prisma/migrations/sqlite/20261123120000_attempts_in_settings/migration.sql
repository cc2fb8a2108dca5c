-- Rounds are called attempts; how long they are kept stands under their name.
UPDATE "PortalSetting"
SET "value" = json_remove(json_set("value", '$.attempts', json_extract("value", '$.rounds')), '$.rounds')
WHERE "name" = 'retention' AND json_extract("value", '$.rounds') IS NOT NULL;
