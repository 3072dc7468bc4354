CREATE TABLE "live_requests" (
	"key" text PRIMARY KEY NOT NULL,
	"feed" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"not_before" timestamp with time zone NOT NULL,
	"failures" integer NOT NULL,
	"reason" text,
	"counted_on" date NOT NULL,
	"requests" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_values" (
	"feed" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"answered_by" text NOT NULL,
	"value" jsonb NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL
);

--> statement-breakpoint
-- Live values are in no offline pack and no search index, so nothing but the pages that show them has to follow.
create function announce_live_value() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', 'live/' || new.feed);
  return null;
end
$$;
--> statement-breakpoint
create trigger announce_change after insert or update on live_values
  for each row execute function announce_live_value();
