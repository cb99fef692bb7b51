-- Lots, what holds them, the ledger of their weights and what became of them.
create table atelier.lot (
  id uuid not null default uuidv7(),
  workshop_id uuid not null,
  -- Fits application identifier 10 of GS1; one that was printed is never given again.
  number text not null check (number ~ '^[A-Z0-9-]{4,20}$'),
  external_number text check (char_length(external_number) between 1 and 40),
  kind text not null check (kind in ('harvest', 'supply', 'mixture', 'preparation', 'finished', 'return')),
  article_id uuid not null,
  family_id uuid not null,
  crop_code_id uuid,
  place_id uuid,
  grower_id uuid,
  harvested_on date,
  received_at timestamptz,
  packed_on date,
  best_before date,
  size_code text check (char_length(size_code) between 1 and 20),
  category text check (category in ('extra', 'I', 'II', 'downgraded')),
  certificate_ids uuid[] not null default '{}',
  initial_g bigint not null default 0 check (initial_g >= 0),
  initial_cases int not null default 0 check (initial_cases >= 0),
  -- How often goods that were sold or downgraded went back into a mixture: once at most.
  recycling smallint not null default 0 check (recycling in (0, 1)),
  state text not null default 'building' check (state in ('building', 'available', 'exhausted', 'cancelled')),
  quality_status text not null default 'free' check (quality_status in ('free', 'pending', 'quarantine', 'held', 'recalled')),
  made_at timestamptz not null default now(),
  version int not null default 1,
  search_text text not null generated always as (kernel.normalise(number || ' ' || coalesce(external_number, ''))) stored
);
call kernel.fence('atelier.lot');
call kernel.refer('atelier.lot', 'workshop_id', 'atelier.workshop');
call kernel.refer('atelier.lot', 'article_id', 'platform.article');
call kernel.refer('atelier.lot', 'family_id', 'platform.article_family');
call kernel.refer('atelier.lot', 'crop_code_id', 'platform.crop_code');
call kernel.refer('atelier.lot', 'place_id', 'platform.place');
call kernel.refer('atelier.lot', 'grower_id', 'platform.partner');
call kernel.searchable('atelier.lot');
call platform.audited('atelier.lot');
create unique index on atelier.lot (client_id, number);
create index on atelier.lot (client_id, crop_code_id, harvested_on) where crop_code_id is not null;
create index on atelier.lot (client_id, made_at desc, id desc);
create index on atelier.lot (client_id, family_id, state, harvested_on);

-- Who grew what is in a lot: the parts of a harvest, handed down by each transformation to the gram.
create table atelier.lot_origin (
  client_id uuid not null default kernel.client_id(),
  lot_id uuid not null,
  rank smallint not null check (rank >= 0),
  place_id uuid,
  grower_id uuid,
  crop_code_id uuid,
  g bigint not null check (g >= 0),
  primary key (client_id, lot_id, rank),
  check (place_id is not null or grower_id is not null)
);
call kernel.fence('atelier.lot_origin', append_only => true);
call kernel.refer('atelier.lot_origin', 'lot_id', 'atelier.lot');
call kernel.refer('atelier.lot_origin', 'place_id', 'platform.place');
call kernel.refer('atelier.lot_origin', 'grower_id', 'platform.partner');
call kernel.refer('atelier.lot_origin', 'crop_code_id', 'platform.crop_code');

-- Why a lot may not go on: each reason is lifted by itself, by another person than the one who gave it.
create table atelier.lot_hold (
  id uuid not null default uuidv7(),
  lot_id uuid not null,
  status text not null check (status in ('pending', 'quarantine', 'held', 'recalled')),
  reason text not null check (char_length(btrim(reason)) between 1 and 500),
  source text not null check (source in ('grading', 'residue', 'litige', 'non_conformity', 'recall', 'person')),
  source_id uuid,
  held_by uuid,
  held_at timestamptz not null default now(),
  released_by uuid,
  released_at timestamptz,
  release_reason text check (char_length(btrim(release_reason)) between 1 and 500),
  check (num_nulls(released_at, release_reason) in (0, 2))
);
call kernel.fence('atelier.lot_hold');
call kernel.refer('atelier.lot_hold', 'lot_id', 'atelier.lot');
call kernel.refer_member('atelier.lot_hold', 'held_by');
call kernel.refer_member('atelier.lot_hold', 'released_by');
call platform.audited('atelier.lot_hold');
create index lot_hold_open on atelier.lot_hold (client_id, lot_id) where released_at is null;
create unique index on atelier.lot_hold (client_id, lot_id, source, source_id) where released_at is null and source_id is not null;

create table atelier.stock_move (
  id uuid not null default uuidv7(),
  lot_id uuid not null,
  from_location_id uuid not null,
  to_location_id uuid not null,
  kind text not null check (kind in ('reception', 'pour', 'production', 'mix_in', 'mix_out', 'split_in', 'split_out', 'shipment',
    'unshipment', 'transfer', 'waste', 'breakage', 'loss', 'return', 'inventory')),
  g bigint not null check (g > 0),
  cases int not null default 0 check (cases >= 0),
  -- What made it: an order, a mixture, a delivery note.
  piece_kind text not null check (piece_kind ~ '^[a-z_]{1,30}$'),
  piece_id uuid not null,
  reason text check (char_length(btrim(reason)) between 1 and 500),
  moved_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  device_id uuid,
  actor_id uuid default kernel.user_id(),
  reverses_id uuid,
  flag text check (flag in ('drift', 'late', 'forced')),
  check (from_location_id <> to_location_id)
);
call kernel.fence('atelier.stock_move', append_only => true);
call kernel.refer('atelier.stock_move', 'lot_id', 'atelier.lot');
call kernel.refer('atelier.stock_move', 'from_location_id', 'atelier.location');
call kernel.refer('atelier.stock_move', 'to_location_id', 'atelier.location');
call kernel.refer('atelier.stock_move', 'reverses_id', 'atelier.stock_move');
call kernel.refer_member('atelier.stock_move', 'actor_id');
create index on atelier.stock_move (client_id, lot_id, moved_at);
create index on atelier.stock_move (client_id, piece_id);
create index on atelier.stock_move (client_id, moved_at) include (lot_id, from_location_id, to_location_id, g, cases);
create unique index on atelier.stock_move (client_id, reverses_id) where reverses_id is not null;
create unique index on atelier.stock_move (client_id, device_id) where device_id is not null;

create table atelier.lot_balance (
  client_id uuid not null default kernel.client_id(),
  lot_id uuid not null,
  location_id uuid not null,
  article_id uuid not null,
  g bigint not null,
  cases int not null,
  primary key (client_id, lot_id, location_id)
);
call kernel.fence('atelier.lot_balance', append_only => true);
-- The ledger alone writes it, as the owner: no handler can make the two differ.
revoke insert on atelier.lot_balance from sillon_app, sillon_platform;
call kernel.refer('atelier.lot_balance', 'lot_id', 'atelier.lot');
call kernel.refer('atelier.lot_balance', 'location_id', 'atelier.location');
call kernel.refer('atelier.lot_balance', 'article_id', 'platform.article');
create index lot_balance_by_article on atelier.lot_balance (client_id, article_id, location_id, lot_id) include (g, cases) where g <> 0;
create index lot_balance_by_location on atelier.lot_balance (client_id, location_id, lot_id) include (g, cases) where g <> 0;

/* Keeps what stands where, row by row in the order of their keys, so that two writers come one after the other. Nothing goes
   below what a scale may err by, unless a move says that it was forced; a lot that ends, or begins again, says so. */
create function atelier.keep_balance() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into atelier.lot_balance (client_id, lot_id, location_id, article_id, g, cases)
  select x.client_id, x.lot_id, x.location_id, l.article_id, sum(x.g), sum(x.cases)
    from (select client_id, lot_id, to_location_id as location_id, g, cases from added
          union all select client_id, lot_id, from_location_id, -g, -cases from added) x
    join atelier.location o on o.client_id = x.client_id and o.id = x.location_id and o.is_stock
    join atelier.lot l on l.client_id = x.client_id and l.id = x.lot_id
   group by 1, 2, 3, 4 order by 2, 3
  on conflict (client_id, lot_id, location_id)
  do update set g = lot_balance.g + excluded.g, cases = lot_balance.cases + excluded.cases;

  if exists (select from added a join atelier.lot_balance b
      on b.client_id = a.client_id and b.lot_id = a.lot_id and b.location_id = a.from_location_id
      where b.g < -500 and a.flag is distinct from 'forced') then
    raise exception 'a lot would go below zero' using errcode = 'check_violation', constraint = 'lot_balance_not_below';
  end if;

  update atelier.lot l
     set state = case when r.g < 1 then 'exhausted' else 'available' end
    from (select b.client_id, b.lot_id, sum(b.g) as g from atelier.lot_balance b
           where exists (select from added a where a.client_id = b.client_id and a.lot_id = b.lot_id)
           group by 1, 2) r
   where l.client_id = r.client_id and l.id = r.lot_id
     and l.state = case when r.g < 1 then 'available' else 'exhausted' end;
  return null;
end $$;
revoke execute on function atelier.keep_balance from public;
create trigger keep_balance after insert on atelier.stock_move
  referencing new table as added for each statement execute function atelier.keep_balance();

-- What lots became: many in, many out, each with its weight.
create table atelier.transformation (
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('fabrication', 'mixture', 'split', 'repack')),
  piece_id uuid not null,
  at timestamptz not null
);
call kernel.fence('atelier.transformation', append_only => true);
create index on atelier.transformation (client_id, piece_id);

create table atelier.transformation_input (
  client_id uuid not null default kernel.client_id(),
  transformation_id uuid not null,
  lot_id uuid not null,
  g bigint not null check (g > 0),
  primary key (client_id, transformation_id, lot_id)
);
call kernel.fence('atelier.transformation_input');
call kernel.refer('atelier.transformation_input', 'transformation_id', 'atelier.transformation');
call kernel.refer('atelier.transformation_input', 'lot_id', 'atelier.lot');
call platform.audited('atelier.transformation_input');
create index on atelier.transformation_input (client_id, lot_id, transformation_id);

create table atelier.transformation_output (
  client_id uuid not null default kernel.client_id(),
  transformation_id uuid not null,
  lot_id uuid not null,
  g bigint not null check (g >= 0),
  primary key (client_id, transformation_id, lot_id)
);
call kernel.fence('atelier.transformation_output');
call kernel.refer('atelier.transformation_output', 'transformation_id', 'atelier.transformation');
call kernel.refer('atelier.transformation_output', 'lot_id', 'atelier.lot');
call platform.audited('atelier.transformation_output');
create index on atelier.transformation_output (client_id, lot_id, transformation_id);

/* A lot is never made of itself, however long the way: walks down from what the transformation made. */
create function atelier.refuse_cycle() returns trigger language plpgsql as $$
begin
  if exists (
    with recursive g(lot_id) as (
      select lot_id from atelier.transformation_output where transformation_id = new.transformation_id
      union
      select x.lot_id from g cross join lateral (
        select o.lot_id from atelier.transformation_input i
          join atelier.transformation_output o on o.transformation_id = i.transformation_id
         where i.lot_id = g.lot_id offset 0) x)
    select from g join atelier.transformation_input i on i.lot_id = g.lot_id
     where i.transformation_id = new.transformation_id) then
    raise exception 'a lot would be its own ancestor' using errcode = 'check_violation', constraint = 'genealogy_without_cycle';
  end if;
  return null;
end $$;
create trigger refuse_cycle after insert or update on atelier.transformation_input
  for each row execute function atelier.refuse_cycle();
create trigger refuse_cycle after insert or update on atelier.transformation_output
  for each row execute function atelier.refuse_cycle();
