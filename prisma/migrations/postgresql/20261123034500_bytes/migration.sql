-- Plain columns, so that no table is written anew.
ALTER TABLE "Resource" ADD COLUMN "ownBytes" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Resource" ADD COLUMN "bytes" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "ResourceVersion" ADD COLUMN "bytes" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "NovelScene" ADD COLUMN "bytes" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "NovelSceneVersion" ADD COLUMN "bytes" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "BankItem" ADD COLUMN "bytes" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "BankItemVersion" ADD COLUMN "bytes" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Recording" ADD COLUMN "bytes" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "HandIn" ADD COLUMN "bytes" INTEGER NOT NULL DEFAULT 0;

-- What is there is counted as it is kept: content as JSON, text as it stands. Parts first, then the whole of them.
UPDATE "ResourceVersion" SET "bytes" = octet_length("data"::text);
UPDATE "NovelScene" SET "bytes" = octet_length("text"::text) + octet_length("drafts"::text);
UPDATE "NovelSceneVersion" SET "bytes" = octet_length("text"::text) + octet_length("drafts"::text);

-- CreateIndex
CREATE INDEX "Resource_ownerId_bytes_idx" ON "Resource"("ownerId", "bytes");
CREATE INDEX "ResourceVersion_resourceId_bytes_idx" ON "ResourceVersion"("resourceId", "bytes");
CREATE INDEX "NovelScene_resourceId_bytes_idx" ON "NovelScene"("resourceId", "bytes");
CREATE INDEX "NovelSceneVersion_resourceId_bytes_idx" ON "NovelSceneVersion"("resourceId", "bytes");
CREATE INDEX "BankItem_ownerId_bytes_idx" ON "BankItem"("ownerId", "bytes");
CREATE INDEX "Recording_speakerId_bytes_idx" ON "Recording"("speakerId", "bytes");
CREATE INDEX "HandIn_studentId_bytes_idx" ON "HandIn"("studentId", "bytes");

UPDATE "Resource" SET "ownBytes" = octet_length("data"::text), "bytes" = octet_length("data"::text)
  + (SELECT coalesce(sum("bytes"), 0) FROM "ResourceVersion" WHERE "ResourceVersion"."resourceId" = "Resource"."id")
  + (SELECT coalesce(sum("bytes"), 0) FROM "NovelScene" WHERE "NovelScene"."resourceId" = "Resource"."id")
  + (SELECT coalesce(sum("bytes"), 0) FROM "NovelSceneVersion" WHERE "NovelSceneVersion"."resourceId" = "Resource"."id");
UPDATE "BankItemVersion" SET "bytes" = octet_length("item"::text);
UPDATE "BankItem" SET "bytes" = octet_length("item"::text) + (SELECT coalesce(sum("bytes"), 0) FROM "BankItemVersion" WHERE "BankItemVersion"."bankItemId" = "BankItem"."id");
UPDATE "Recording" SET "bytes" = octet_length("audio");
UPDATE "HandIn" SET "bytes" = octet_length("text"::text) + coalesce(octet_length("process"::text), 0);
