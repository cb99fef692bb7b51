-- The monthly declaration names reasons of suspension by two digits or three; a suspension that was declined holds no day.
alter table rh.suspension drop constraint suspension_reason_code_check;
alter table rh.suspension add check (reason_code ~ '^\d{2,3}$');
alter table rh.suspension drop constraint suspension_overlap;
alter table rh.suspension add constraint suspension_overlap exclude using gist (
  client_id with =, contract_id with =, daterange(starting_date, ending_date, '[]') with &&)
  where (state not in ('cancelled', 'declined'));
