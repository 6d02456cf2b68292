CREATE TABLE "role_log" (
	"id" text PRIMARY KEY NOT NULL,
	"actor_id" text NOT NULL,
	"member_id" text NOT NULL,
	"role" text NOT NULL,
	"given" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "role_log_at_id_index" ON "role_log" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);