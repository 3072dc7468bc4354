CREATE TABLE "unanswered_counts" (
	"day" date NOT NULL,
	"topic" text NOT NULL,
	"locale" text NOT NULL,
	"questions" integer NOT NULL,
	CONSTRAINT "unanswered_counts_day_topic_locale_pk" PRIMARY KEY("day","topic","locale")
);
--> statement-breakpoint
CREATE TABLE "ideas" (
	"reference" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"authority" text,
	"answer" text,
	"summary" text,
	"staff_locale" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ideas_created" ON "ideas" USING btree ("created_at");
--> statement-breakpoint
-- Only what staff publish is on a page, so an idea that nobody has published announces nothing.
create function announce_published_idea() returns trigger language plpgsql as $$
begin
  if coalesce(old.summary, new.summary) is not null then
    perform pg_notify('content_changed', 'idea/' || coalesce(new.reference, old.reference));
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger announce_change after insert or update or delete on ideas
  for each row execute function announce_published_idea();
