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
UPDATE "ResourceVersion" SET "bytes" = length(CAST("data" AS BLOB));
UPDATE "NovelScene" SET "bytes" = length(CAST("text" AS BLOB)) + length(CAST("drafts" AS BLOB));
UPDATE "NovelSceneVersion" SET "bytes" = length(CAST("text" AS BLOB)) + length(CAST("drafts" AS BLOB));

-- CreateIndex
CREATE INDEX "Resource_ownerId_bytes_idx" ON "Resource"("ownerId", "bytes");
CREATE INDEX "ResourceVersion_resourceId_bytes_idx" ON "ResourceVersion"("resourceId", "bytes");
CREATE INDEX "NovelScene_resourceId_bytes_idx" ON "NovelScene"("resourceId", "bytes");
CREATE INDEX "NovelSceneVersion_resourceId_bytes_idx" ON "NovelSceneVersion"("resourceId", "bytes");
CREATE INDEX "BankItem_ownerId_bytes_idx" ON "BankItem"("ownerId", "bytes");
CREATE INDEX "Recording_speakerId_bytes_idx" ON "Recording"("speakerId", "bytes");
CREATE INDEX "HandIn_studentId_bytes_idx" ON "HandIn"("studentId", "bytes");

UPDATE "Resource" SET "ownBytes" = length(CAST("data" AS BLOB)), "bytes" = length(CAST("data" AS BLOB))
  + (SELECT coalesce(sum("bytes"), 0) FROM "ResourceVersion" WHERE "ResourceVersion"."resourceId" = "Resource"."id")
  + (SELECT coalesce(sum("bytes"), 0) FROM "NovelScene" WHERE "NovelScene"."resourceId" = "Resource"."id")
  + (SELECT coalesce(sum("bytes"), 0) FROM "NovelSceneVersion" WHERE "NovelSceneVersion"."resourceId" = "Resource"."id");
UPDATE "BankItemVersion" SET "bytes" = length(CAST("item" AS BLOB));
UPDATE "BankItem" SET "bytes" = length(CAST("item" AS BLOB)) + (SELECT coalesce(sum("bytes"), 0) FROM "BankItemVersion" WHERE "BankItemVersion"."bankItemId" = "BankItem"."id");
UPDATE "Recording" SET "bytes" = length("audio");
UPDATE "HandIn" SET "bytes" = length(CAST("text" AS BLOB)) + coalesce(length(CAST("process" AS BLOB)), 0);
