-- Who did what to which row, from where. The values stand in the rows and in their own events, never here.
create table platform.audit_event (
  id uuid not null default uuidv7(),
  at timestamptz not null default now(),
  actor_id uuid references platform.user,
  support boolean not null default false,
  request_id text,
  address text,
  table_name text not null,
  row_id text not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  -- of an update: what was written differently
  columns text[]
);
call kernel.fence('platform.audit_event', append_only => true);
-- The trigger alone writes it, as the owner, in the client of the row: also for what is mended by hand without a client.
revoke insert on platform.audit_event from sillon_app, sillon_platform;
create policy trigger on platform.audit_event for insert to sillon_owner with check (true);
create index on platform.audit_event (client_id, table_name, row_id, id);
create index on platform.audit_event (client_id, actor_id, id);
create index on platform.audit_event (client_id, id) where support;
create index on platform.audit_event (actor_id);

/* The row's key in words, by the columns that the trigger names; where a client has one row, there is nothing to name. */
create function platform.row_key(r jsonb, keys text[]) returns text language sql immutable parallel safe
  return (select coalesce(string_agg(r ->> k, ' ' order by n), 'client') from unnest(keys) with ordinality as named(k, n));

create function platform.audit() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  actor uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  helps boolean := coalesce(current_setting('app.support', true), '') = 'true';
  request text := nullif(current_setting('app.request_id', true), '');
  origin text := nullif(current_setting('app.address', true), '');
  relation text := tg_relid::regclass::text;
  changed text[];
begin
  if tg_op = 'UPDATE' then
    select array_agg(n.key order by n.key) into changed
      from jsonb_each(to_jsonb(new)) n
     where n.key not in ('version', 'search_text') and n.value is distinct from to_jsonb(old) -> n.key;
    if changed is not null then
      insert into platform.audit_event (client_id, actor_id, support, request_id, address, table_name, row_id, action, columns)
      values (new.client_id, actor, helps, request, origin, relation, platform.row_key(to_jsonb(new), tg_argv), 'update', changed);
    end if;
  else
    insert into platform.audit_event (client_id, actor_id, support, request_id, address, table_name, row_id, action)
    select r.client_id, actor, helps, request, origin, relation, platform.row_key(to_jsonb(r), tg_argv), lower(tg_op)
      from touched r;
  end if;
  return null;
end $$;

/* Writes down from now on what becomes of a table's rows: inserts and deletes by statement, updates row by row. */
create procedure platform.audited(t regclass) language plpgsql as $$
declare
  keys text;
begin
  select string_agg(quote_literal(a.attname), ', ' order by array_position(i.indkey::int2[], a.attnum)) into keys
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
   where i.indrelid = t and i.indisprimary and a.attname <> 'client_id';
  execute format('create trigger audit_insert after insert on %s referencing new table as touched
    for each statement execute function platform.audit(%s)', t, keys);
  execute format('create trigger audit_delete after delete on %s referencing old table as touched
    for each statement execute function platform.audit(%s)', t, keys);
  execute format('create trigger audit_update after update on %s
    for each row when (old.* is distinct from new.*) execute function platform.audit(%s)', t, keys);
end $$;

/* Tables of before. Not those whose rows are never changed, nor what is only counted, drafted, told or under way. */
do $$
declare
  t regclass;
begin
  for t in
    select c.oid::regclass from pg_class c
     where c.relforcerowsecurity and c.relkind = 'r' and has_table_privilege('sillon_app', c.oid, 'update')
       and c.oid::regclass::text <> all(array[
         'platform.draft', 'platform.notification', 'platform.notification_choice', 'platform.module_visit',
         'platform.import_run', 'platform.import_row', 'platform.message_recipient', 'platform.user_shortcut'])
     order by c.oid::regclass::text
  loop
    call platform.audited(t);
  end loop;
end $$;

-- Each night seals what the day before left in the tables whose rows are never changed: rows counted, hashed, chained.
create table platform.audit_seal (
  table_name text not null,
  day date not null,
  rows int not null,
  digest bytea not null,
  previous bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null default now(),
  client_id uuid not null default kernel.client_id(),
  primary key (client_id, table_name, day)
);
call kernel.fence('platform.audit_seal', append_only => true);
revoke insert on platform.audit_seal from sillon_app;

-- The same for what belongs to no client.
create table platform.identity_seal (
  table_name text not null,
  day date not null,
  rows int not null,
  digest bytea not null,
  previous bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null default now(),
  primary key (table_name, day)
);
alter table platform.identity_seal enable row level security;
grant select, insert on platform.identity_seal to sillon_auth;
create policy identity on platform.identity_seal to sillon_auth using (true);
