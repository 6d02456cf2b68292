CREATE TABLE "watchlist_rules" (
	"user_id" text PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	"intent_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"change_seq" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "watchlist_rules" ADD CONSTRAINT "watchlist_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;