-- CreateTable
CREATE TABLE "ItemCalibration" (
    "type" TEXT COLLATE "C" NOT NULL,
    "answers" INTEGER NOT NULL,
    "difficulty" DOUBLE PRECISION NOT NULL,
    "error" DOUBLE PRECISION NOT NULL,
    "discrimination" DOUBLE PRECISION NOT NULL,
    "strongRight" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "ItemCalibration_pkey" PRIMARY KEY ("type")
);
