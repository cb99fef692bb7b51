-- Who comes and goes in a span, however long, is counted by indexes alone: the contracts that bind, by their days, and the company
-- of each person. Reading the rows of a hundred thousand people one by one took the time. Names are there for the list of the same people.
create index employment_contract_by_beginning on rh.employment_contract (client_id, hiring_date) include (employee_id)
  where state not in ('draft', 'cancelled', 'declined');
create index employment_contract_by_end on rh.employment_contract (client_id, final_day) include (employee_id)
  where state not in ('draft', 'cancelled', 'declined');
drop index rh.employment_contract_client_id_hiring_date_employee_id_idx;
drop index rh.employment_contract_client_id_final_day_employee_id_idx;
create index employee_kept on rh.employee (client_id, id) include (company_id, search_text) where standing <> 'deleted';
