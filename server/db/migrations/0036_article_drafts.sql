CREATE TABLE "article_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"revision" text NOT NULL,
	"other_title" text,
	"other_body" text,
	"other_revision" text,
	"schedule_at" timestamp (3) with time zone,
	"schedule_revision" text,
	"published_revision" text,
	"missed" text,
	"publication_intent_at" timestamp (3) with time zone,
	"deleted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"change_seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_versions" (
	"draft_id" text NOT NULL,
	"user_id" text NOT NULL,
	"revision" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"words" integer NOT NULL,
	"mark" text,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_versions_draft_id_revision_pk" PRIMARY KEY("draft_id","revision")
);
--> statement-breakpoint
ALTER TABLE "article_drafts" ADD CONSTRAINT "article_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_draft_id_article_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."article_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_drafts_user_id_change_seq_index" ON "article_drafts" USING btree ("user_id","change_seq");--> statement-breakpoint
CREATE INDEX "article_drafts_schedule_at_index" ON "article_drafts" USING btree ("schedule_at") WHERE schedule_at is not null;--> statement-breakpoint
CREATE INDEX "article_versions_user_id_index" ON "article_versions" USING btree ("user_id");--> statement-breakpoint
-- The blog articles that are there already, as the newest changes of their authors: each has a number of its own.
WITH "numbered" AS (
	SELECT "articles".*, "users"."change_seq" + row_number() OVER (
		PARTITION BY "articles"."user_id" ORDER BY "articles"."updated_at", "articles"."id"
	) AS "seq"
	FROM "articles" JOIN "users" ON "users"."id" = "articles"."user_id"
	WHERE "articles"."rubric" = 'blog'
)
INSERT INTO "article_drafts" (
	"id", "user_id", "title", "body", "revision", "published_revision", "created_at", "updated_at", "change_seq"
)
SELECT "id", "user_id", "title", "body", 'first', CASE WHEN "published_at" IS NULL THEN NULL ELSE 'first' END,
	"created_at", "updated_at", "seq"
FROM "numbered";--> statement-breakpoint
UPDATE "users" SET "change_seq" = "newest"."seq" FROM (
	SELECT "user_id", max("change_seq") AS "seq" FROM "article_drafts" GROUP BY "user_id"
) AS "newest" WHERE "users"."id" = "newest"."user_id";
