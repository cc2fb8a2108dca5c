-- AlterTable
ALTER TABLE "StudentSecret" ADD COLUMN "claimUntil" DATETIME;
