-- CreateIndex
CREATE INDEX "HandIn_teacherId_returnedAt_handedInAt_id_studentId_idx" ON "HandIn"("teacherId", "returnedAt", "handedInAt", "id", "studentId");

-- CreateIndex
CREATE INDEX "Recording_teacherId_mark_createdAt_id_expiresAt_speakerId_idx" ON "Recording"("teacherId", "mark", "createdAt", "id", "expiresAt", "speakerId");
