-- NOTIF-2: a collection that got or lost items, or has another order, tells those who have saved it.
create or replace function note_item_change() returns trigger language plpgsql as $$
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
  elsif new.kind = 'collection' and new.withdrawn is null and new.data->'items' is distinct from old.data->'items' then
    perform note_saved_item_change(new.kind, new.id, 'items', '', null);
  end if;
  return null;
end
$$;
