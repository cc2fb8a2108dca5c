-- AlterTable
ALTER TABLE "AttemptAnswer" ADD COLUMN "grade" JSONB;
