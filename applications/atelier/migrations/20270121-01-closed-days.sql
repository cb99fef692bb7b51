-- What of a family was told to be left when a day ended, kept from the night after on.
alter table atelier.theoretical_stock
  add column closing_g bigint,
  add column closed_at timestamptz,
  add check (num_nulls(closing_g, closed_at) in (0, 2));
create index theoretical_stock_closed on atelier.theoretical_stock (client_id, workshop_id, date) where closed_at is not null;
