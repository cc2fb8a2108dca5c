-- AlterTable
ALTER TABLE "AttemptAnswer" ADD COLUMN "isTask" BOOLEAN NOT NULL DEFAULT false;
