CREATE TABLE "episodes" (
	"series_id" text NOT NULL,
	"season" smallint NOT NULL,
	"number" smallint NOT NULL,
	"title" text,
	"air_date" date,
	"runtime" smallint,
	CONSTRAINT "episodes_series_id_season_number_pk" PRIMARY KEY("series_id","season","number")
);
--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "episodes" FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"();
