CREATE TABLE "diary_entries" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"season" smallint,
	"episode" smallint,
	"watched_on" date NOT NULL,
	"rewatch" boolean NOT NULL,
	"deleted" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"intent_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"change_seq" bigint NOT NULL,
	CONSTRAINT "diary_entries_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "seen_episodes" (
	"user_id" text NOT NULL,
	"series_id" text NOT NULL,
	"season" smallint NOT NULL,
	"number" smallint NOT NULL,
	"seen" boolean NOT NULL,
	"intent_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"change_seq" bigint NOT NULL,
	CONSTRAINT "seen_episodes_user_id_series_id_season_number_pk" PRIMARY KEY("user_id","series_id","season","number")
);
--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_episodes" ADD CONSTRAINT "seen_episodes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_episodes" ADD CONSTRAINT "seen_episodes_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diary_entries_user_id_change_seq_index" ON "diary_entries" USING btree ("user_id","change_seq");--> statement-breakpoint
CREATE INDEX "seen_episodes_user_id_change_seq_index" ON "seen_episodes" USING btree ("user_id","change_seq");--> statement-breakpoint
CREATE INDEX "seen_episodes_series_id_index" ON "seen_episodes" USING btree ("series_id");