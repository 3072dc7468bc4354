CREATE TABLE "item_photographs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"picture_id" text,
	"state" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"found_by" text NOT NULL,
	"source_key" text,
	"file_name" text,
	"distance_metres" integer,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "item_photographs_source" UNIQUE("kind","item_id","source_key")
);
--> statement-breakpoint
CREATE TABLE "photograph_searches" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"wikidata_id" text,
	"searched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "photograph_searches_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "alt_from_title" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "licence_url" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "change" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focus_x" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focus_y" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "taken" text;--> statement-breakpoint
ALTER TABLE "item_photographs" ADD CONSTRAINT "item_photographs_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_photographs" ADD CONSTRAINT "item_photographs_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_photographs_item" ON "item_photographs" USING btree ("kind","item_id");--> statement-breakpoint
CREATE INDEX "item_photographs_picture" ON "item_photographs" USING btree ("picture_id");