ALTER TABLE "comments" ADD COLUMN "change_seq" bigint;--> statement-breakpoint
ALTER TABLE "trivia" ADD COLUMN "change_seq" bigint;--> statement-breakpoint
-- What is there already counts as the newest changes of whoever wrote it, the one last changed last: one row for each
-- number, so that no page of changes ends between two of the same.
WITH "written" AS (
	SELECT 'comments' AS "kind", "id", "user_id", "updated_at" FROM "comments"
	UNION ALL SELECT 'trivia', "id", "user_id", "updated_at" FROM "trivia"
), "numbered" AS (
	SELECT "written"."kind", "written"."id", "users"."change_seq" + row_number() OVER (
		PARTITION BY "written"."user_id" ORDER BY "written"."updated_at", "written"."kind", "written"."id"
	) AS "seq"
	FROM "written" JOIN "users" ON "users"."id" = "written"."user_id"
), "said" AS (
	UPDATE "comments" SET "change_seq" = "numbered"."seq" FROM "numbered"
	WHERE "numbered"."kind" = 'comments' AND "numbered"."id" = "comments"."id"
)
UPDATE "trivia" SET "change_seq" = "numbered"."seq" FROM "numbered"
WHERE "numbered"."kind" = 'trivia' AND "numbered"."id" = "trivia"."id";--> statement-breakpoint
UPDATE "users" SET "change_seq" = "newest"."seq" FROM (
	SELECT "user_id", max("change_seq") AS "seq" FROM (
		SELECT "user_id", "change_seq" FROM "comments" UNION ALL SELECT "user_id", "change_seq" FROM "trivia"
	) AS "written" GROUP BY "user_id"
) AS "newest" WHERE "users"."id" = "newest"."user_id";--> statement-breakpoint
ALTER TABLE "comments" ALTER COLUMN "change_seq" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "trivia" ALTER COLUMN "change_seq" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "comments_user_id_change_seq_index" ON "comments" USING btree ("user_id","change_seq");--> statement-breakpoint
CREATE INDEX "trivia_user_id_change_seq_index" ON "trivia" USING btree ("user_id","change_seq");
