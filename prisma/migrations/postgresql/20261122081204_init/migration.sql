-- CreateTable
CREATE TABLE "User" (
    "id" TEXT COLLATE "C" NOT NULL,
    "username" TEXT COLLATE "C" NOT NULL,
    "usernameKey" TEXT COLLATE "C" NOT NULL,
    "email" TEXT COLLATE "C" NOT NULL,
    "emailKey" TEXT COLLATE "C" NOT NULL,
    "passwordHash" TEXT COLLATE "C" NOT NULL,
    "role" TEXT COLLATE "C" NOT NULL DEFAULT 'student',
    "plan" TEXT COLLATE "C" NOT NULL DEFAULT 'free',
    "planStatus" TEXT COLLATE "C" NOT NULL DEFAULT 'active',
    "planRenewsAt" TIMESTAMP(3),
    "planEndsAt" TIMESTAMP(3),
    "trialEndsAt" TIMESTAMP(3),
    "aiCredits" INTEGER NOT NULL DEFAULT 0,
    "seatLimit" INTEGER NOT NULL DEFAULT 1,
    "billingProvider" TEXT COLLATE "C",
    "billingCustomerId" TEXT COLLATE "C",
    "billingSubscriptionId" TEXT COLLATE "C",
    "metadata" JSONB,
    "grantedMonth" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "lastSpentAt" TIMESTAMP(3),
    "freeDay" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "freeUsed" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT COLLATE "C" NOT NULL,
    "tokenHash" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "address" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "device" TEXT COLLATE "C" NOT NULL DEFAULT '',

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PasswordReset" (
    "id" TEXT COLLATE "C" NOT NULL,
    "tokenHash" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "usedAt" TIMESTAMP(3),

    CONSTRAINT "PasswordReset_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LedgerEntry" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "actorId" TEXT COLLATE "C" NOT NULL,
    "amount" INTEGER NOT NULL,
    "freeTokens" INTEGER NOT NULL DEFAULT 0,
    "balanceAfter" INTEGER NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "action" TEXT COLLATE "C" NOT NULL,
    "metadata" JSONB,
    "onceKey" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LedgerEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IdempotentAnswer" (
    "actorId" TEXT COLLATE "C" NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "fingerprint" TEXT COLLATE "C" NOT NULL,
    "answer" JSONB NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotentAnswer_pkey" PRIMARY KEY ("actorId","key")
);

-- CreateTable
CREATE TABLE "AppOpening" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "appId" TEXT COLLATE "C" NOT NULL,
    "openedAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "generations" INTEGER NOT NULL DEFAULT 0,
    "payerId" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "AppOpening_pkey" PRIMARY KEY ("userId","appId")
);

-- CreateTable
CREATE TABLE "AppUse" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "appId" TEXT COLLATE "C" NOT NULL,
    "favourite" BOOLEAN NOT NULL DEFAULT false,
    "lastOpenedAt" TIMESTAMP(3),

    CONSTRAINT "AppUse_pkey" PRIMARY KEY ("userId","appId")
);

-- CreateTable
CREATE TABLE "Association" (
    "ownerId" TEXT COLLATE "C" NOT NULL,
    "memberId" TEXT COLLATE "C" NOT NULL,
    "acceptedAt" TIMESTAMP(3),
    "dailyCap" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Association_pkey" PRIMARY KEY ("ownerId","memberId")
);

-- CreateTable
CREATE TABLE "RateLimiterFlexible" (
    "key" TEXT COLLATE "C" NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" TIMESTAMP(3),

    CONSTRAINT "RateLimiterFlexible_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Resource" (
    "id" TEXT COLLATE "C" NOT NULL,
    "ownerId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "titleKey" TEXT COLLATE "C" NOT NULL,
    "level" TEXT COLLATE "C",
    "size" INTEGER NOT NULL DEFAULT 0,
    "data" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "deletedAt" TIMESTAMP(3),
    "textKey" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "lessonType" TEXT COLLATE "C",
    "minutes" INTEGER,
    "topic" TEXT COLLATE "C",
    "point" TEXT COLLATE "C",
    "needsPrep" BOOLEAN NOT NULL DEFAULT false,
    "needsCopies" BOOLEAN NOT NULL DEFAULT false,
    "fieldsVersion" INTEGER NOT NULL DEFAULT 0,
    "folder" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "tags" JSONB NOT NULL DEFAULT '[]',
    "favourite" BOOLEAN NOT NULL DEFAULT false,
    "visibility" TEXT COLLATE "C" NOT NULL DEFAULT 'private',
    "credit" TEXT COLLATE "C",
    "rating" INTEGER,
    "plannedFor" TIMESTAMP(3),
    "taughtAt" TIMESTAMP(3),

    CONSTRAINT "Resource_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ResourceVersion" (
    "resourceId" TEXT COLLATE "C" NOT NULL,
    "version" INTEGER NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "data" JSONB NOT NULL,
    "savedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ResourceVersion_pkey" PRIMARY KEY ("resourceId","version")
);

-- CreateTable
CREATE TABLE "NovelScene" (
    "resourceId" TEXT COLLATE "C" NOT NULL,
    "sceneId" TEXT COLLATE "C" NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,
    "textKey" TEXT COLLATE "C" NOT NULL,
    "drafts" JSONB NOT NULL,
    "words" INTEGER NOT NULL,
    "characters" INTEGER NOT NULL,
    "drafted" INTEGER NOT NULL DEFAULT 0,
    "inBook" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "NovelScene_pkey" PRIMARY KEY ("resourceId","sceneId")
);

-- CreateTable
CREATE TABLE "NovelSceneVersion" (
    "resourceId" TEXT COLLATE "C" NOT NULL,
    "sceneId" TEXT COLLATE "C" NOT NULL,
    "version" INTEGER NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,
    "drafts" JSONB NOT NULL,
    "words" INTEGER NOT NULL,
    "savedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "NovelSceneVersion_pkey" PRIMARY KEY ("resourceId","sceneId","version")
);

-- CreateTable
CREATE TABLE "NovelDay" (
    "resourceId" TEXT COLLATE "C" NOT NULL,
    "day" TEXT COLLATE "C" NOT NULL,
    "words" INTEGER NOT NULL,

    CONSTRAINT "NovelDay_pkey" PRIMARY KEY ("resourceId","day")
);

-- CreateTable
CREATE TABLE "ShareLink" (
    "id" TEXT COLLATE "C" NOT NULL,
    "token" TEXT COLLATE "C" NOT NULL,
    "code" TEXT COLLATE "C",
    "resourceId" TEXT COLLATE "C" NOT NULL,
    "mode" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3),
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "ShareLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Attempt" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C",
    "guestName" TEXT COLLATE "C",
    "appId" TEXT COLLATE "C" NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "source" JSONB NOT NULL,
    "mode" TEXT COLLATE "C" NOT NULL,
    "seed" INTEGER NOT NULL,
    "items" JSONB NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "finishedAt" TIMESTAMP(3),
    "score" DOUBLE PRECISION,
    "maxScore" DOUBLE PRECISION,
    "resourceId" TEXT COLLATE "C",
    "isFormer" BOOLEAN NOT NULL DEFAULT false,
    "resourceVersion" INTEGER,
    "deadlineAt" TIMESTAMP(3),
    "releasedAt" TIMESTAMP(3),
    "holder" TEXT COLLATE "C",
    "outcome" JSONB,
    "about" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "fieldsVersion" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Attempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MarkChange" (
    "id" TEXT COLLATE "C" NOT NULL,
    "attemptId" TEXT COLLATE "C" NOT NULL,
    "itemId" TEXT COLLATE "C" NOT NULL,
    "byId" TEXT COLLATE "C" NOT NULL,
    "byName" TEXT COLLATE "C" NOT NULL,
    "scoreBefore" DOUBLE PRECISION,
    "scoreAfter" DOUBLE PRECISION NOT NULL,
    "note" TEXT COLLATE "C" NOT NULL,
    "rubric" JSONB,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "MarkChange_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AttemptHint" (
    "attemptId" TEXT COLLATE "C" NOT NULL,
    "itemId" TEXT COLLATE "C" NOT NULL,
    "taken" INTEGER NOT NULL,

    CONSTRAINT "AttemptHint_pkey" PRIMARY KEY ("attemptId","itemId")
);

-- CreateTable
CREATE TABLE "AttemptAnswer" (
    "attemptId" TEXT COLLATE "C" NOT NULL,
    "itemId" TEXT COLLATE "C" NOT NULL,
    "response" JSONB NOT NULL,
    "verdict" TEXT COLLATE "C" NOT NULL,
    "score" DOUBLE PRECISION NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 1,
    "answeredAt" TIMESTAMP(3) NOT NULL,
    "skill" TEXT COLLATE "C",
    "level" TEXT COLLATE "C",
    "point" TEXT COLLATE "C",
    "mistake" TEXT COLLATE "C",
    "chosen" TEXT COLLATE "C",

    CONSTRAINT "AttemptAnswer_pkey" PRIMARY KEY ("attemptId","itemId")
);

-- CreateTable
CREATE TABLE "CardState" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "deck" TEXT COLLATE "C" NOT NULL,
    "entryId" TEXT COLLATE "C" NOT NULL,
    "direction" TEXT COLLATE "C" NOT NULL,
    "due" TIMESTAMP(3) NOT NULL,
    "stability" DOUBLE PRECISION NOT NULL,
    "difficulty" DOUBLE PRECISION NOT NULL,
    "scheduledDays" INTEGER NOT NULL,
    "learningSteps" INTEGER NOT NULL,
    "reps" INTEGER NOT NULL,
    "lapses" INTEGER NOT NULL,
    "phase" TEXT COLLATE "C" NOT NULL,
    "lastReviewAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "CardState_pkey" PRIMARY KEY ("userId","deck","entryId","direction")
);

-- CreateTable
CREATE TABLE "CardReview" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "deck" TEXT COLLATE "C" NOT NULL,
    "entryId" TEXT COLLATE "C" NOT NULL,
    "direction" TEXT COLLATE "C" NOT NULL,
    "rating" TEXT COLLATE "C" NOT NULL,
    "reviewedAt" TIMESTAMP(3) NOT NULL,
    "reps" INTEGER NOT NULL,
    "before" JSONB,
    "undoneAt" TIMESTAMP(3),

    CONSTRAINT "CardReview_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "ModelCall" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "appId" TEXT COLLATE "C" NOT NULL,
    "task" TEXT COLLATE "C" NOT NULL,
    "model" TEXT COLLATE "C" NOT NULL,
    "prompt" TEXT COLLATE "C" NOT NULL,
    "outcome" TEXT COLLATE "C" NOT NULL,
    "durationMs" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ModelCall_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AppSetting" (
    "appId" TEXT COLLATE "C" NOT NULL,
    "usesModel" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "AppSetting_pkey" PRIMARY KEY ("appId")
);

-- CreateTable
CREATE TABLE "BankItem" (
    "id" TEXT COLLATE "C" NOT NULL,
    "ownerId" TEXT COLLATE "C" NOT NULL,
    "item" JSONB NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "level" TEXT COLLATE "C",
    "skill" TEXT COLLATE "C",
    "point" TEXT COLLATE "C",
    "textKey" TEXT COLLATE "C" NOT NULL,
    "sameKey" TEXT COLLATE "C" NOT NULL,
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'draft',
    "difficulty" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "BankItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BankTag" (
    "bankItemId" TEXT COLLATE "C" NOT NULL,
    "tag" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "BankTag_pkey" PRIMARY KEY ("bankItemId","tag")
);

-- CreateTable
CREATE TABLE "BankItemVersion" (
    "bankItemId" TEXT COLLATE "C" NOT NULL,
    "version" INTEGER NOT NULL,
    "item" JSONB NOT NULL,
    "savedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "BankItemVersion_pkey" PRIMARY KEY ("bankItemId","version")
);

-- CreateTable
CREATE TABLE "ItemUse" (
    "bankItemId" TEXT COLLATE "C" NOT NULL,
    "resourceId" TEXT COLLATE "C" NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "ItemUse_pkey" PRIMARY KEY ("bankItemId","resourceId")
);

-- CreateTable
CREATE TABLE "BankShare" (
    "ownerId" TEXT COLLATE "C" NOT NULL,
    "memberId" TEXT COLLATE "C" NOT NULL,
    "right" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "BankShare_pkey" PRIMARY KEY ("ownerId","memberId")
);

-- CreateTable
CREATE TABLE "StudentSetting" (
    "ownerId" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "value" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "StudentSetting_pkey" PRIMARY KEY ("ownerId","name")
);

-- CreateTable
CREATE TABLE "Recording" (
    "id" TEXT COLLATE "C" NOT NULL,
    "speakerId" TEXT COLLATE "C" NOT NULL,
    "teacherId" TEXT COLLATE "C" NOT NULL,
    "target" TEXT COLLATE "C" NOT NULL,
    "contrast" TEXT COLLATE "C",
    "type" TEXT COLLATE "C" NOT NULL,
    "seconds" DOUBLE PRECISION NOT NULL,
    "audio" BYTEA NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "mark" TEXT COLLATE "C",
    "note" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "markedAt" TIMESTAMP(3),

    CONSTRAINT "Recording_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HandIn" (
    "id" TEXT COLLATE "C" NOT NULL,
    "studentId" TEXT COLLATE "C" NOT NULL,
    "teacherId" TEXT COLLATE "C" NOT NULL,
    "appId" TEXT COLLATE "C" NOT NULL,
    "resourceId" TEXT COLLATE "C",
    "part" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "title" TEXT COLLATE "C" NOT NULL,
    "task" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "text" TEXT COLLATE "C" NOT NULL,
    "words" INTEGER NOT NULL,
    "process" JSONB,
    "round" INTEGER NOT NULL,
    "note" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "handedInAt" TIMESTAMP(3) NOT NULL,
    "returnedAt" TIMESTAMP(3),

    CONSTRAINT "HandIn_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HandInComment" (
    "id" TEXT COLLATE "C" NOT NULL,
    "handInId" TEXT COLLATE "C" NOT NULL,
    "start" INTEGER NOT NULL,
    "end" INTEGER NOT NULL,
    "code" TEXT COLLATE "C" NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "HandInComment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "action" TEXT COLLATE "C" NOT NULL,
    "actorId" TEXT COLLATE "C",
    "actorName" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "targetId" TEXT COLLATE "C",
    "targetName" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "address" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "details" JSONB,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ApiKey" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "scope" TEXT COLLATE "C" NOT NULL,
    "keyHash" TEXT COLLATE "C" NOT NULL,
    "hint" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3),
    "lastUsedAt" TIMESTAMP(3),
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "ApiKey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SecondFactor" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "secret" TEXT COLLATE "C" NOT NULL,
    "confirmedAt" TIMESTAMP(3),
    "lastStep" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "SecondFactor_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "codeHash" TEXT COLLATE "C" NOT NULL,
    "usedAt" TIMESTAMP(3),

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("userId","codeHash")
);

-- CreateTable
CREATE TABLE "PortalSetting" (
    "name" TEXT COLLATE "C" NOT NULL,
    "value" JSONB NOT NULL,

    CONSTRAINT "PortalSetting_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "NightlyRun" (
    "name" TEXT COLLATE "C" NOT NULL,
    "day" TEXT COLLATE "C" NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "finishedAt" TIMESTAMP(3),
    "outcome" JSONB,

    CONSTRAINT "NightlyRun_pkey" PRIMARY KEY ("name","day")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_usernameKey_key" ON "User"("usernameKey");

-- CreateIndex
CREATE UNIQUE INDEX "User_emailKey_key" ON "User"("emailKey");

-- CreateIndex
CREATE INDEX "User_createdAt_id_idx" ON "User"("createdAt", "id");

-- CreateIndex
CREATE INDEX "User_aiCredits_id_idx" ON "User"("aiCredits", "id");

-- CreateIndex
CREATE INDEX "User_plan_id_idx" ON "User"("plan", "id");

-- CreateIndex
CREATE INDEX "User_role_id_idx" ON "User"("role", "id");

-- CreateIndex
CREATE INDEX "User_role_createdAt_id_idx" ON "User"("role", "createdAt", "id");

-- CreateIndex
CREATE INDEX "User_role_usernameKey_idx" ON "User"("role", "usernameKey");

-- CreateIndex
CREATE INDEX "User_role_emailKey_idx" ON "User"("role", "emailKey");

-- CreateIndex
CREATE INDEX "User_role_plan_id_idx" ON "User"("role", "plan", "id");

-- CreateIndex
CREATE INDEX "User_role_aiCredits_id_idx" ON "User"("role", "aiCredits", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "PasswordReset_tokenHash_key" ON "PasswordReset"("tokenHash");

-- CreateIndex
CREATE INDEX "PasswordReset_userId_idx" ON "PasswordReset"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "LedgerEntry_onceKey_key" ON "LedgerEntry"("onceKey");

-- CreateIndex
CREATE INDEX "LedgerEntry_userId_createdAt_idx" ON "LedgerEntry"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "LedgerEntry_actorId_createdAt_idx" ON "LedgerEntry"("actorId", "createdAt");

-- CreateIndex
CREATE INDEX "Association_memberId_createdAt_idx" ON "Association"("memberId", "createdAt");

-- CreateIndex
CREATE INDEX "RateLimiterFlexible_expire_idx" ON "RateLimiterFlexible"("expire");

-- CreateIndex
CREATE INDEX "Resource_ownerId_deletedAt_updatedAt_idx" ON "Resource"("ownerId", "deletedAt", "updatedAt");

-- CreateIndex
CREATE INDEX "Resource_ownerId_kind_deletedAt_updatedAt_idx" ON "Resource"("ownerId", "kind", "deletedAt", "updatedAt");

-- CreateIndex
CREATE INDEX "Resource_fieldsVersion_idx" ON "Resource"("fieldsVersion");

-- CreateIndex
CREATE UNIQUE INDEX "ShareLink_token_key" ON "ShareLink"("token");

-- CreateIndex
CREATE UNIQUE INDEX "ShareLink_code_key" ON "ShareLink"("code");

-- CreateIndex
CREATE INDEX "ShareLink_resourceId_createdAt_idx" ON "ShareLink"("resourceId", "createdAt");

-- CreateIndex
CREATE INDEX "Attempt_userId_startedAt_finishedAt_releasedAt_mode_about_i_idx" ON "Attempt"("userId", "startedAt", "finishedAt", "releasedAt", "mode", "about", "id");

-- CreateIndex
CREATE INDEX "Attempt_userId_appId_startedAt_idx" ON "Attempt"("userId", "appId", "startedAt");

-- CreateIndex
CREATE INDEX "Attempt_resourceId_startedAt_finishedAt_userId_about_id_idx" ON "Attempt"("resourceId", "startedAt", "finishedAt", "userId", "about", "id");

-- CreateIndex
CREATE INDEX "Attempt_startedAt_idx" ON "Attempt"("startedAt");

-- CreateIndex
CREATE INDEX "Attempt_finishedAt_deadlineAt_idx" ON "Attempt"("finishedAt", "deadlineAt");

-- CreateIndex
CREATE INDEX "Attempt_fieldsVersion_idx" ON "Attempt"("fieldsVersion");

-- CreateIndex
CREATE INDEX "MarkChange_attemptId_itemId_createdAt_idx" ON "MarkChange"("attemptId", "itemId", "createdAt");

-- CreateIndex
CREATE INDEX "AttemptAnswer_itemId_answeredAt_idx" ON "AttemptAnswer"("itemId", "answeredAt");

-- CreateIndex
CREATE INDEX "AttemptAnswer_attemptId_skill_point_score_idx" ON "AttemptAnswer"("attemptId", "skill", "point", "score");

-- CreateIndex
CREATE INDEX "CardReview_userId_reviewedAt_idx" ON "CardReview"("userId", "reviewedAt");

-- CreateIndex
CREATE INDEX "ModelCall_createdAt_idx" ON "ModelCall"("createdAt");

-- CreateIndex
CREATE INDEX "ModelCall_userId_idx" ON "ModelCall"("userId");

-- CreateIndex
CREATE INDEX "BankItem_ownerId_status_updatedAt_idx" ON "BankItem"("ownerId", "status", "updatedAt");

-- CreateIndex
CREATE INDEX "BankItem_ownerId_sameKey_idx" ON "BankItem"("ownerId", "sameKey");

-- CreateIndex
CREATE INDEX "BankItem_ownerId_level_skill_point_idx" ON "BankItem"("ownerId", "level", "skill", "point");

-- CreateIndex
CREATE INDEX "BankTag_tag_idx" ON "BankTag"("tag");

-- CreateIndex
CREATE INDEX "ItemUse_resourceId_idx" ON "ItemUse"("resourceId");

-- CreateIndex
CREATE INDEX "BankShare_memberId_idx" ON "BankShare"("memberId");

-- CreateIndex
CREATE INDEX "Recording_teacherId_createdAt_idx" ON "Recording"("teacherId", "createdAt");

-- CreateIndex
CREATE INDEX "Recording_speakerId_createdAt_idx" ON "Recording"("speakerId", "createdAt");

-- CreateIndex
CREATE INDEX "Recording_expiresAt_idx" ON "Recording"("expiresAt");

-- CreateIndex
CREATE INDEX "HandIn_teacherId_handedInAt_id_idx" ON "HandIn"("teacherId", "handedInAt", "id");

-- CreateIndex
CREATE INDEX "HandIn_studentId_handedInAt_id_idx" ON "HandIn"("studentId", "handedInAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "HandIn_resourceId_part_teacherId_round_key" ON "HandIn"("resourceId", "part", "teacherId", "round");

-- CreateIndex
CREATE INDEX "HandInComment_handInId_start_idx" ON "HandInComment"("handInId", "start");

-- CreateIndex
CREATE INDEX "AuditEntry_at_id_idx" ON "AuditEntry"("at", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_action_at_id_idx" ON "AuditEntry"("action", "at", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_actorId_at_id_idx" ON "AuditEntry"("actorId", "at", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_targetId_at_id_idx" ON "AuditEntry"("targetId", "at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ApiKey_keyHash_key" ON "ApiKey"("keyHash");

-- CreateIndex
CREATE INDEX "ApiKey_userId_createdAt_idx" ON "ApiKey"("userId", "createdAt");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PasswordReset" ADD CONSTRAINT "PasswordReset_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdempotentAnswer" ADD CONSTRAINT "IdempotentAnswer_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AppOpening" ADD CONSTRAINT "AppOpening_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AppUse" ADD CONSTRAINT "AppUse_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Association" ADD CONSTRAINT "Association_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Association" ADD CONSTRAINT "Association_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Resource" ADD CONSTRAINT "Resource_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResourceVersion" ADD CONSTRAINT "ResourceVersion_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NovelScene" ADD CONSTRAINT "NovelScene_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NovelSceneVersion" ADD CONSTRAINT "NovelSceneVersion_resourceId_sceneId_fkey" FOREIGN KEY ("resourceId", "sceneId") REFERENCES "NovelScene"("resourceId", "sceneId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NovelDay" ADD CONSTRAINT "NovelDay_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShareLink" ADD CONSTRAINT "ShareLink_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MarkChange" ADD CONSTRAINT "MarkChange_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "Attempt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AttemptHint" ADD CONSTRAINT "AttemptHint_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "Attempt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AttemptAnswer" ADD CONSTRAINT "AttemptAnswer_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "Attempt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CardState" ADD CONSTRAINT "CardState_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CardReview" ADD CONSTRAINT "CardReview_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ModelCall" ADD CONSTRAINT "ModelCall_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BankItem" ADD CONSTRAINT "BankItem_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BankTag" ADD CONSTRAINT "BankTag_bankItemId_fkey" FOREIGN KEY ("bankItemId") REFERENCES "BankItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BankItemVersion" ADD CONSTRAINT "BankItemVersion_bankItemId_fkey" FOREIGN KEY ("bankItemId") REFERENCES "BankItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemUse" ADD CONSTRAINT "ItemUse_bankItemId_fkey" FOREIGN KEY ("bankItemId") REFERENCES "BankItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemUse" ADD CONSTRAINT "ItemUse_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BankShare" ADD CONSTRAINT "BankShare_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BankShare" ADD CONSTRAINT "BankShare_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StudentSetting" ADD CONSTRAINT "StudentSetting_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Recording" ADD CONSTRAINT "Recording_speakerId_fkey" FOREIGN KEY ("speakerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Recording" ADD CONSTRAINT "Recording_teacherId_fkey" FOREIGN KEY ("teacherId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HandIn" ADD CONSTRAINT "HandIn_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HandIn" ADD CONSTRAINT "HandIn_teacherId_fkey" FOREIGN KEY ("teacherId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HandIn" ADD CONSTRAINT "HandIn_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HandInComment" ADD CONSTRAINT "HandInComment_handInId_fkey" FOREIGN KEY ("handInId") REFERENCES "HandIn"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SecondFactor" ADD CONSTRAINT "SecondFactor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
