-- What keeps a page's cost the same when the guide is a hundred times as large.
create index content_items_listed on content_items (kind, position, id) where state = 'published';
--> statement-breakpoint
create index content_items_neighbourhoods on content_items using gin (neighbourhoods);
--> statement-breakpoint
create index content_items_tags on content_items using gin (tags);
--> statement-breakpoint
create index content_items_place on content_items using gist
  (point((data->'position'->>'lon')::float8 * 0.905, (data->'position'->>'lat')::float8))
  where kind = 'place' and state = 'published';
--> statement-breakpoint
create index content_items_place_ids on content_items using gin ((data->'placeIds')) where kind = 'article';
