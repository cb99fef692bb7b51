-- Whether who was expected came, as it was seen at the gate, and what he needs to come and to stay.
alter table rh.campaign_person
  add column needs_housing boolean not null default false,
  add column needs_transport boolean not null default false,
  add column arrival_outcome text check (arrival_outcome in ('arrived', 'no_show')),
  add column arrival_marked_at timestamptz,
  add column arrival_marked_by uuid references platform.user,
  add check ((arrival_outcome is null) = (arrival_marked_at is null));
create index on rh.campaign_person (arrival_marked_by);
