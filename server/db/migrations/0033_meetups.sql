CREATE TABLE "meetup_answers" (
	"meetup_id" text NOT NULL,
	"user_id" text NOT NULL,
	"showing" text NOT NULL,
	"suits" boolean NOT NULL,
	"intent_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"change_seq" bigint NOT NULL,
	CONSTRAINT "meetup_answers_meetup_id_user_id_showing_pk" PRIMARY KEY("meetup_id","user_id","showing")
);
--> statement-breakpoint
CREATE TABLE "meetup_members" (
	"meetup_id" text NOT NULL,
	"user_id" text NOT NULL,
	"is_proposer" boolean NOT NULL,
	"has_left" boolean NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"change_seq" bigint NOT NULL,
	CONSTRAINT "meetup_members_meetup_id_user_id_pk" PRIMARY KEY("meetup_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "meetup_showings" (
	"meetup_id" text NOT NULL,
	"showing" text NOT NULL,
	"status" text NOT NULL,
	"movie_id" text NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"place" text NOT NULL,
	"path" text NOT NULL,
	"date" date NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "meetup_showings_meetup_id_showing_pk" PRIMARY KEY("meetup_id","showing")
);
--> statement-breakpoint
CREATE TABLE "meetups" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"note" text NOT NULL,
	"status" text NOT NULL,
	"decided" text,
	"intent_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meetup_answers" ADD CONSTRAINT "meetup_answers_meetup_id_meetups_id_fk" FOREIGN KEY ("meetup_id") REFERENCES "public"."meetups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetup_answers" ADD CONSTRAINT "meetup_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetup_members" ADD CONSTRAINT "meetup_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetup_showings" ADD CONSTRAINT "meetup_showings_meetup_id_meetups_id_fk" FOREIGN KEY ("meetup_id") REFERENCES "public"."meetups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetups" ADD CONSTRAINT "meetups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meetup_answers_user_id_change_seq_index" ON "meetup_answers" USING btree ("user_id","change_seq");--> statement-breakpoint
CREATE INDEX "meetup_members_user_id_change_seq_index" ON "meetup_members" USING btree ("user_id","change_seq");--> statement-breakpoint
CREATE INDEX "meetup_showings_showing_index" ON "meetup_showings" USING btree ("showing");--> statement-breakpoint
CREATE INDEX "meetup_showings_starts_at_index" ON "meetup_showings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "meetups_user_id_index" ON "meetups" USING btree ("user_id");