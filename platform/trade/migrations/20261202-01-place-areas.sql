-- How large places are, and open ground beside greenhouses.
alter table platform.place
  add column gross_m2 numeric(12, 2) check (gross_m2 > 0),
  add column cultivated_m2 numeric(12, 2) check (cultivated_m2 > 0),
  add column row_count int check (row_count between 1 and 10000),
  add column row_length_m numeric(7, 2) check (row_length_m > 0),
  add column search_text text not null generated always as (kernel.normalise(code || ' ' || name)) stored,
  add check (cultivated_m2 <= gross_m2),
  drop constraint place_kind_check,
  add constraint place_kind_check check (kind in ('site', 'greenhouse', 'plot', 'compartment', 'block', 'row'));
call kernel.searchable('platform.place');
create index on platform.place (client_id, search_text, id);
