CREATE TABLE "seasons" (
	"series_id" text NOT NULL,
	"number" smallint NOT NULL,
	"year" smallint,
	"episodes" smallint,
	CONSTRAINT "seasons_series_id_number_pk" PRIMARY KEY("series_id","number")
);
--> statement-breakpoint
CREATE TABLE "series" (
	"id" text PRIMARY KEY NOT NULL,
	"permalink" text NOT NULL,
	"title" text NOT NULL,
	"original_title" text,
	"sort_key" text NOT NULL,
	"year" smallint,
	"end_year" smallint,
	"status" text,
	"runtime" smallint,
	"fsk" smallint,
	"genres" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"synopsis" text,
	"poster_image_id" text,
	"still_image_id" text,
	"popularity" integer DEFAULT 0 NOT NULL,
	"community_sum" double precision DEFAULT 0 NOT NULL,
	"community_count" integer DEFAULT 0 NOT NULL,
	"community_distribution" integer[] DEFAULT '{0,0,0,0,0,0,0,0,0,0,0}'::int[] NOT NULL,
	"critics_sum" double precision DEFAULT 0 NOT NULL,
	"critics_count" integer DEFAULT 0 NOT NULL,
	"critics_distribution" integer[] DEFAULT '{0,0,0,0,0,0,0,0,0,0,0}'::int[] NOT NULL,
	CONSTRAINT "series_permalink_unique" UNIQUE("permalink")
);
--> statement-breakpoint
CREATE TABLE "series_credits" (
	"series_id" text NOT NULL,
	"person_id" text NOT NULL,
	"job" text NOT NULL,
	"role" text,
	"position" smallint NOT NULL,
	CONSTRAINT "series_credits_series_id_job_position_pk" PRIMARY KEY("series_id","job","position")
);
--> statement-breakpoint
CREATE TABLE "favourite_cinemas" (
	"user_id" text NOT NULL,
	"cinema_id" text NOT NULL,
	"favourite" boolean NOT NULL,
	"intent_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"change_seq" bigint NOT NULL,
	CONSTRAINT "favourite_cinemas_user_id_cinema_id_pk" PRIMARY KEY("user_id","cinema_id")
);
--> statement-breakpoint
CREATE TABLE "postcode_areas" (
	"prefix" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sort_key" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"parent_id" text,
	"body" text NOT NULL,
	"spoiler" boolean DEFAULT false NOT NULL,
	"diggs_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trivia" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"category" text NOT NULL,
	"body" text NOT NULL,
	"upvotes_count" integer DEFAULT 0 NOT NULL,
	"downvotes_count" integer DEFAULT 0 NOT NULL,
	"diggs_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"provider_slug" text NOT NULL,
	"kind" text NOT NULL,
	"model" text,
	"price" integer,
	"quality" text,
	"url" text,
	"available_from" date,
	"available_until" date,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"season" smallint,
	"episode" smallint
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sort_key" text NOT NULL,
	"kind" text NOT NULL,
	"url" text
);
--> statement-breakpoint
CREATE TABLE "promoted_items" (
	"id" text PRIMARY KEY NOT NULL,
	"item_class" text NOT NULL,
	"item_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"item_class" text NOT NULL,
	"item_id" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"meta" text NOT NULL,
	"poster_image_id" text,
	"popularity" integer NOT NULL,
	"names" text[] NOT NULL,
	"haystack" text NOT NULL,
	CONSTRAINT "search_entries_item_class_item_id_pk" PRIMARY KEY("item_class","item_id")
);
--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_poster_image_id_images_id_fk" FOREIGN KEY ("poster_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_still_image_id_images_id_fk" FOREIGN KEY ("still_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_credits" ADD CONSTRAINT "series_credits_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_credits" ADD CONSTRAINT "series_credits_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_cinemas" ADD CONSTRAINT "favourite_cinemas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_cinemas" ADD CONSTRAINT "favourite_cinemas_cinema_id_cinemas_id_fk" FOREIGN KEY ("cinema_id") REFERENCES "public"."cinemas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trivia" ADD CONSTRAINT "trivia_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_provider_slug_providers_slug_fk" FOREIGN KEY ("provider_slug") REFERENCES "public"."providers"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_poster_image_id_images_id_fk" FOREIGN KEY ("poster_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "series_popularity_id_index" ON "series" USING btree ("popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "series_sort_key_index" ON "series" USING btree ("sort_key");--> statement-breakpoint
CREATE INDEX "series_credits_person_id_index" ON "series_credits" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "favourite_cinemas_user_id_change_seq_index" ON "favourite_cinemas" USING btree ("user_id","change_seq");--> statement-breakpoint
CREATE INDEX "favourite_cinemas_cinema_id_index" ON "favourite_cinemas" USING btree ("cinema_id");--> statement-breakpoint
CREATE INDEX "postcode_areas_sort_key_index" ON "postcode_areas" USING btree ("sort_key");--> statement-breakpoint
CREATE INDEX "comments_item_type_item_id_created_at_index" ON "comments" USING btree ("item_type","item_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "comments_parent_id_created_at_index" ON "comments" USING btree ("parent_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_user_id_created_at_index" ON "comments" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "trivia_item_type_item_id_created_at_index" ON "trivia" USING btree ("item_type","item_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "trivia_user_id_created_at_index" ON "trivia" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offers_item_type_item_id_kind_index" ON "offers" USING btree ("item_type","item_id","kind");--> statement-breakpoint
CREATE INDEX "offers_kind_available_from_index" ON "offers" USING btree ("kind","available_from");--> statement-breakpoint
CREATE INDEX "offers_starts_at_index" ON "offers" USING btree ("starts_at") WHERE starts_at is not null;--> statement-breakpoint
CREATE INDEX "promoted_items_ends_at_index" ON "promoted_items" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "search_entries_haystack_index" ON "search_entries" USING gin (haystack gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_entries_popularity_index" ON "search_entries" USING btree ("popularity" DESC NULLS LAST);--> statement-breakpoint
-- Sort keys are compared byte by byte, whatever the locale of the database.
ALTER TABLE "series" ALTER COLUMN "sort_key" TYPE text COLLATE "C";--> statement-breakpoint
ALTER TABLE "providers" ALTER COLUMN "sort_key" TYPE text COLLATE "C";--> statement-breakpoint
ALTER TABLE "postcode_areas" ALTER COLUMN "sort_key" TYPE text COLLATE "C";
