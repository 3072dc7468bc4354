-- Attempts are counted for every letter typed into search, and a count that waits for the disk takes longer than what it
-- guards. A clean stop keeps the counts; a crash of the database begins them anew.
alter table "rate_limits" set unlogged;
