-- The ground that every room stands on: who a row belongs to, how it is searched, how a table is walled.
create schema kernel;
grant usage on schema kernel to sillon_app, sillon_auth, sillon_platform, sillon_public, sillon_search;

/* The client of this transaction; null outside one, so that nothing is seen. nullif: the setting is '' after a first use. */
create function kernel.client_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.client_id', true), '')::uuid;

create function kernel.user_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

/* Words as people search them: without case or accents (Lefèvre answers to lefevre, Œuvrard to oeuv). */
create function kernel.normalise(words text) returns text language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, words));

/* Walls a table: its rows belong to a client, its keys begin with him, and no role sees or writes another's. */
create procedure kernel.fence(t regclass, append_only boolean default false) language plpgsql as $$
begin
  execute format('alter table %s add column if not exists client_id uuid not null default kernel.client_id()', t);
  execute format('alter table %s add foreign key (client_id) references platform.client', t);
  if not exists (select from pg_index where indrelid = t and indisprimary) then
    execute format('alter table %s add primary key (client_id, id)', t);
  end if;
  execute format('alter table %s enable row level security, force row level security', t);
  execute format('create policy fence on %s using (client_id = kernel.client_id())', t);
  execute format('grant select, insert %s on %s to sillon_app, sillon_platform',
    case when append_only then '' else ', update, delete' end, t);
end $$;

/* A foreign key that stays inside the client. Under FORCE the owner sees no row, so that the key would be accepted
   on rows that break it: force is lifted while it is checked. */
create procedure kernel.refer(t regclass, col name, target regclass, on_delete text default 'restrict') language plpgsql as $$
begin
  execute format('alter table %s no force row level security', t);
  execute format('alter table %s no force row level security', target);
  execute format('alter table %s add foreign key (client_id, %I) references %s (client_id, id) on delete %s', t, col, target,
    case on_delete when 'set null' then format('set null (%I)', col) else on_delete end);
  execute format('alter table %s force row level security', t);
  execute format('alter table %s force row level security', target);
  execute format('create index on %s (client_id, %I)', t, col);
end $$;

/* A foreign key to a member of the client. Membership rows are ended, never deleted. */
create procedure kernel.refer_member(t regclass, col name) language plpgsql as $$
begin
  execute format('alter table %s no force row level security', t);
  execute format('alter table %s add foreign key (client_id, %I) references platform.client_user (client_id, user_id)', t, col);
  execute format('alter table %s force row level security', t);
  execute format('create index on %s (client_id, %I)', t, col);
end $$;

/* Makes a table's search_text findable by any piece of it, inside the client (three letters make a trigram). */
create procedure kernel.searchable(t regclass) language plpgsql as $$
begin
  execute format('create index on %s using gin (client_id, search_text public.gin_trgm_ops)', t);
  execute format('create policy search on %s for select to sillon_search using (true)', t);
  execute format('grant select (client_id, id, search_text) on %s to sillon_search', t);
end $$;

/* Runs a statement for one client after the other: a migration that fills data sees no row otherwise. */
create procedure kernel.for_each_client(statement text) language plpgsql as $$
declare
  client uuid;
begin
  for client in select id from platform.client order by id loop
    perform set_config('app.client_id', client::text, true);
    execute statement;
  end loop;
  perform set_config('app.client_id', '', true);
end $$;

/* Search for servers whose installer may not call `like` leakproof: the one function that looks past the fence,
   with the client inside. */
create function kernel.search(t regclass, pattern text) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return query execute format('select id from %s where client_id = $1 and search_text like $2', t) using kernel.client_id(), pattern;
end $$;
revoke execute on function kernel.search from public;
grant execute on function kernel.search to sillon_app, sillon_platform;
grant create on schema kernel to sillon_search;
alter function kernel.search owner to sillon_search;
revoke create on schema kernel from sillon_search;

-- Which migrations ran, with the digest of what ran.
create table kernel.migration (
  name text primary key,
  sha256 text not null,
  applied_at timestamptz not null default now()
);
