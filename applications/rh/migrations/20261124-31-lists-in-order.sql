-- Lists are read in their order both ways, rows that are alike by their ids.
create index register_part_by_number on rh.register_entry (client_id, siret, part, number, id) where kind = 'entry';
drop index rh.register_of_part;
create index external_worker_by_day on rh.external_worker (client_id, siret, starts_on, id);
drop index rh.external_worker_by_start;
