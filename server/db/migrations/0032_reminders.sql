CREATE TABLE "reminders" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"set" boolean NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"place" text NOT NULL,
	"path" text NOT NULL,
	"title_type" text NOT NULL,
	"title_id" text NOT NULL,
	"date" date NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	"intent_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"change_seq" bigint NOT NULL,
	CONSTRAINT "reminders_user_id_kind_thing_id_pk" PRIMARY KEY("user_id","kind","thing_id")
);
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_user_id_change_seq_index" ON "reminders" USING btree ("user_id","change_seq");--> statement-breakpoint
CREATE INDEX "reminders_due_at_index" ON "reminders" USING btree ("due_at") WHERE set and told_at is null;--> statement-breakpoint
CREATE INDEX "reminders_kind_thing_id_index" ON "reminders" USING btree ("kind","thing_id") WHERE set and told_at is null;