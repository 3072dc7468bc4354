CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"change_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"reason" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"topic" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_item_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_item_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"reason" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_digests" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_digests_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_digests" ADD CONSTRAINT "sent_digests_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_change" ON "notifications" USING btree ("user_id","change_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","kind","item_id","reason","subject") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "saved_item_changes_one" ON "saved_item_changes" USING btree ("kind","item_id","reason","subject");--> statement-breakpoint
CREATE INDEX "bookmarks_item" ON "bookmarks" USING btree ("kind","item_id");--> statement-breakpoint
-- NOTIF-2: notes a change of an item that somebody has saved, in the transaction of the change. Repeated changes wait as one.
create function note_saved_item_change(item_kind text, item text, why text, what text, was jsonb) returns void language sql as $$
  insert into saved_item_changes (kind, item_id, reason, subject, before, changed_at)
  select item_kind, item, why, what, was, now()
  where exists (select from bookmarks b where b.kind = item_kind and b.item_id = item)
  on conflict (kind, item_id, reason, subject) do update set changed_at = excluded.changed_at
$$;
--> statement-breakpoint
create function note_item_change() returns trigger language plpgsql as $$
begin
  if new.withdrawn is not null and old.withdrawn is null then
    perform note_saved_item_change(new.kind, new.id, 'withdrawn', '', null);
  elsif new.kind = 'event' and new.withdrawn is null then
    if coalesce((new.data#>>'{recurrence,isCancelled}')::boolean, false)
      and not coalesce((old.data#>>'{recurrence,isCancelled}')::boolean, false) then
      perform note_saved_item_change(new.kind, new.id, 'cancelled', '', null);
    elsif new.data->'recurrence' is distinct from old.data->'recurrence'
      or new.data->'editions' is distinct from old.data->'editions' then
      perform note_saved_item_change(new.kind, new.id, 'date', '', null);
    end if;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger note_item_change after update on content_items
  for each row when (new is distinct from old) execute function note_item_change();
--> statement-breakpoint
create function note_correction() returns trigger language plpgsql as $$
begin
  perform note_saved_item_change(new.kind, new.item_id, 'correction', '', null);
  return null;
end
$$;
--> statement-breakpoint
create trigger note_correction after update on content_texts
  for each row when (jsonb_array_length(new.corrections) > jsonb_array_length(old.corrections))
  execute function note_correction();
--> statement-breakpoint
create function note_fact_change() returns trigger language plpgsql as $$
begin
  perform note_saved_item_change(c.kind, c.item_id, case when new.type = 'schedule' and new.topic = 'place-detail' then 'hours' else 'fact' end, new.id,
    case when old.is_shown and old.type <> 'schedule' then old.value end)
  from content_facts c where c.fact_id = new.id;
  return null;
end
$$;
--> statement-breakpoint
create trigger note_fact_change after update on facts
  for each row when (new.value is distinct from old.value or new.is_shown is distinct from old.is_shown)
  execute function note_fact_change();
--> statement-breakpoint
create function note_fact_text_change() returns trigger language plpgsql as $$
begin
  perform note_saved_item_change(c.kind, c.item_id, 'fact', new.fact_id, null) from content_facts c where c.fact_id = new.fact_id;
  return null;
end
$$;
--> statement-breakpoint
create trigger note_fact_text_change after update on fact_texts
  for each row when (new.value is distinct from old.value) execute function note_fact_text_change();
