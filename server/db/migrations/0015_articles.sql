CREATE TABLE "article_items" (
	"article_id" text NOT NULL,
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "article_items_article_id_item_type_item_id_pk" PRIMARY KEY("article_id","item_type","item_id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" text PRIMARY KEY NOT NULL,
	"permalink" text NOT NULL,
	"user_id" text NOT NULL,
	"rubric" text NOT NULL,
	"title" text NOT NULL,
	"teaser" text NOT NULL,
	"body" text NOT NULL,
	"words" integer NOT NULL,
	"published_at" timestamp (3) with time zone,
	"hidden" boolean DEFAULT false NOT NULL,
	"diggs_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "articles_permalink_unique" UNIQUE("permalink")
);
--> statement-breakpoint
ALTER TABLE "article_items" ADD CONSTRAINT "article_items_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_items_item_type_item_id_index" ON "article_items" USING btree ("item_type","item_id");--> statement-breakpoint
CREATE INDEX "articles_rubric_published_at_id_index" ON "articles" USING btree ("rubric","published_at" DESC NULLS LAST,"id") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "articles_user_id_published_at_index" ON "articles" USING btree ("user_id","published_at" DESC NULLS LAST);