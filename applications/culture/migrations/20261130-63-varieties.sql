-- Varieties that a client grows.
create table culture.variety (
  id uuid not null default uuidv7(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  name_key text not null generated always as (kernel.normalise(btrim(name))) stored,
  species text not null check (species in ('tomato', 'cucumber', 'pepper', 'aubergine', 'strawberry', 'lettuce', 'other')),
  type text check (type in ('round', 'truss', 'ribbed', 'elongated', 'cherry', 'cocktail', 'cucumber_long', 'cucumber_mini')),
  breeder text check (char_length(breeder) between 1 and 80),
  mean_fruit_g int check (mean_fruit_g between 1 and 5000),
  days_to_first_harvest int check (days_to_first_harvest between 1 and 400),
  eppo_code text check (eppo_code ~ '^[A-Z0-9]{5,6}$'),
  note text check (char_length(note) between 1 and 2000),
  search_text text not null generated always as (kernel.normalise(name)) stored,
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('culture.variety');
call kernel.searchable('culture.variety');
call platform.audited('culture.variety');
create unique index on culture.variety (client_id, name_key) where archived_at is null;
-- The order of the list.
create index on culture.variety (client_id, search_text, id);
