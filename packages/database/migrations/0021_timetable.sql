CREATE TABLE "timetables" (
	"id" text PRIMARY KEY NOT NULL,
	"file_hash" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"value" jsonb NOT NULL
);

--> statement-breakpoint
create trigger announce_change after insert or update or delete on timetables
  for each row execute function announce_content_change('timetable', 'id');
