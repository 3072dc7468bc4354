-- The names at published ideas are those of the accounts now: a change of a name, of who may read it or of an account announces them.
create function announce_named_ideas() returns trigger language plpgsql as $$
declare
  person uuid := coalesce(to_jsonb(new)->>'user_id', to_jsonb(new)->>'id')::uuid;
begin
  perform pg_notify('content_changed', 'idea/' || reference) from ideas where author_id = person and summary is not null;
  return null;
end
$$;
--> statement-breakpoint
create trigger announce_named_ideas after update of full_name, suspended_at on profiles
  for each row when (new.full_name is distinct from old.full_name or new.suspended_at is distinct from old.suspended_at)
  execute function announce_named_ideas();
--> statement-breakpoint
create trigger announce_named_ideas after insert or update of data on user_preferences
  for each row when (new.category = 'privacyPreferences')
  execute function announce_named_ideas();
