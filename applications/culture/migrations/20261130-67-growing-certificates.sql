-- Certificates of what is grown: by which standard, by whom, until when.
create table culture.growing_certificate (
  id uuid not null default uuidv7(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  name_key text not null generated always as (kernel.normalise(btrim(name))) stored,
  standard text not null check (standard in ('globalgap', 'hve', 'organic', 'zrp', 'ifs', 'brc', 'other')),
  number text check (char_length(number) between 1 and 40),
  body text check (char_length(body) between 1 and 80),
  valid_from date not null,
  valid_to date not null check (valid_to >= valid_from),
  note text check (char_length(note) between 1 and 2000),
  search_text text not null generated always as (kernel.normalise(name)) stored,
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('culture.growing_certificate');
call kernel.searchable('culture.growing_certificate');
call platform.audited('culture.growing_certificate');
create unique index on culture.growing_certificate (client_id, name_key) where archived_at is null;
-- The order of the list.
create index on culture.growing_certificate (client_id, search_text, id);
