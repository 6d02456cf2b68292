CREATE TABLE "beacon_counts" (
	"day" date NOT NULL,
	"event" text NOT NULL,
	"sub_type" text NOT NULL,
	"path" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"position" integer NOT NULL,
	"showroom" text NOT NULL,
	"targeting" text NOT NULL,
	"count" integer NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "beacon_counts_pk" PRIMARY KEY("day","key")
);
