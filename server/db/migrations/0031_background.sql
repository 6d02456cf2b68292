CREATE TABLE "alternative_titles" (
	"type" text NOT NULL,
	"title_id" text NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"country" text,
	CONSTRAINT "alternative_titles_type_title_id_position_pk" PRIMARY KEY("type","title_id","position")
);
--> statement-breakpoint
CREATE TABLE "awards" (
	"type" text NOT NULL,
	"title_id" text NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"year" smallint NOT NULL,
	"category" text,
	"won" boolean NOT NULL,
	"person_id" text,
	CONSTRAINT "awards_type_title_id_position_pk" PRIMARY KEY("type","title_id","position")
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"type" text NOT NULL,
	"title_id" text NOT NULL,
	"country" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "certificates_type_title_id_country_pk" PRIMARY KEY("type","title_id","country")
);
--> statement-breakpoint
CREATE TABLE "collection_parts" (
	"collection_id" text NOT NULL,
	"number" smallint NOT NULL,
	"movie_id" text NOT NULL,
	CONSTRAINT "collection_parts_collection_id_number_pk" PRIMARY KEY("collection_id","number"),
	CONSTRAINT "collection_parts_collectionId_movieId_unique" UNIQUE("collection_id","movie_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" text PRIMARY KEY NOT NULL,
	"permalink" text NOT NULL,
	"name" text NOT NULL,
	"total" smallint,
	CONSTRAINT "collections_permalink_unique" UNIQUE("permalink")
);
--> statement-breakpoint
CREATE TABLE "similar_titles" (
	"type" text NOT NULL,
	"title_id" text NOT NULL,
	"similar" jsonb NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "similar_titles_type_title_id_pk" PRIMARY KEY("type","title_id")
);
--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_parts" ADD CONSTRAINT "collection_parts_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_parts" ADD CONSTRAINT "collection_parts_movie_id_movies_id_fk" FOREIGN KEY ("movie_id") REFERENCES "public"."movies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_parts_movie_id_index" ON "collection_parts" USING btree ("movie_id");--> statement-breakpoint
CREATE INDEX "similar_titles_found_at_index" ON "similar_titles" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "list_items_item_type_item_id_list_id_index" ON "list_items" USING btree ("item_type","item_id","list_id") WHERE "on";--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "certificates" FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"();--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "alternative_titles" FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"();--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "awards" FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"();--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "collections" FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"();--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "collection_parts" FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"();
