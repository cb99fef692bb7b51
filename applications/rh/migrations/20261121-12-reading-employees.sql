-- The list and its count are answered by the index alone; somebody who is there already is found without reading everybody.
drop index rh.employee_by_name;
create index employee_by_name on rh.employee (client_id, status, search_text, id) include (company_id);
create index on rh.employee (client_id, date_of_birth);
create index on rh.employee (client_id, mail);
create index on rh.employee (client_id, cell_phone);
