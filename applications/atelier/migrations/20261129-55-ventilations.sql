-- A sorted lot shared out by category, size and destination; each part given back to who grew it.
create table atelier.ventilation (
  id uuid not null default uuidv7(),
  lot_id uuid not null,
  sorted_g bigint not null check (sorted_g > 0),
  loss_g bigint not null,
  at timestamptz not null,
  actor_id uuid default kernel.user_id()
);
call kernel.fence('atelier.ventilation', append_only => true);
call kernel.refer('atelier.ventilation', 'lot_id', 'atelier.lot');
call kernel.refer_member('atelier.ventilation', 'actor_id');

create table atelier.ventilation_output (
  client_id uuid not null default kernel.client_id(),
  ventilation_id uuid not null,
  rank smallint not null check (rank >= 0),
  lot_id uuid,
  category text check (category in ('extra', 'I', 'II', 'downgraded')),
  size_code text check (char_length(size_code) between 1 and 20),
  destination text not null check (destination in ('packing', 'bulk', 'processing', 'donation', 'waste')),
  g bigint not null check (g > 0),
  primary key (client_id, ventilation_id, rank),
  check ((destination = 'waste') = (lot_id is null))
);
call kernel.fence('atelier.ventilation_output', append_only => true);
call kernel.refer('atelier.ventilation_output', 'ventilation_id', 'atelier.ventilation');
call kernel.refer('atelier.ventilation_output', 'lot_id', 'atelier.lot');

create table atelier.ventilation_share (
  client_id uuid not null default kernel.client_id(),
  ventilation_id uuid not null,
  rank smallint not null,
  origin_rank smallint not null check (origin_rank >= 0),
  place_id uuid,
  grower_id uuid,
  g bigint not null check (g >= 0),
  primary key (client_id, ventilation_id, rank, origin_rank),
  check (place_id is not null or grower_id is not null)
);
call kernel.fence('atelier.ventilation_share', append_only => true);
call kernel.refer('atelier.ventilation_share', 'ventilation_id', 'atelier.ventilation');
call kernel.refer('atelier.ventilation_share', 'place_id', 'platform.place');
call kernel.refer('atelier.ventilation_share', 'grower_id', 'platform.partner');
