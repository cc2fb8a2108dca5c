-- AlterTable
ALTER TABLE "AttemptHint" ADD COLUMN "told" JSONB NOT NULL DEFAULT '[]';
