CREATE TABLE "message_deletions" (
	"user_id" text NOT NULL,
	"message_id" text NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"change_seq" bigint NOT NULL,
	CONSTRAINT "message_deletions_user_id_message_id_pk" PRIMARY KEY("user_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "message_members" (
	"thread_id" text NOT NULL,
	"user_id" text NOT NULL,
	"read_seq" integer NOT NULL,
	"attention" text NOT NULL,
	"intent_at" timestamp (3) with time zone NOT NULL,
	"has_left" boolean NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"change_seq" bigint NOT NULL,
	CONSTRAINT "message_members_thread_id_user_id_pk" PRIMARY KEY("thread_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "message_threads" (
	"id" text PRIMARY KEY NOT NULL,
	"last_seq" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"seq" integer NOT NULL,
	"user_id" text NOT NULL,
	"body" text NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"change_seq" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "privacy" ADD COLUMN "messages" text DEFAULT 'friends' NOT NULL;--> statement-breakpoint
ALTER TABLE "privacy" ADD COLUMN "receipts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_deletions" ADD CONSTRAINT "message_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_deletions" ADD CONSTRAINT "message_deletions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_members" ADD CONSTRAINT "message_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_message_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_deletions_message_id_index" ON "message_deletions" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_deletions_user_id_change_seq_index" ON "message_deletions" USING btree ("user_id","change_seq");--> statement-breakpoint
CREATE INDEX "message_members_user_id_change_seq_index" ON "message_members" USING btree ("user_id","change_seq");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_thread_id_seq_index" ON "messages" USING btree ("thread_id","seq");--> statement-breakpoint
CREATE INDEX "messages_user_id_change_seq_index" ON "messages" USING btree ("user_id","change_seq");