-- Conditions of work on a date: beside the position, the type of contract, hours and pay, of a contract or prepared without one.
alter table rh.package_element
  add column contract_id uuid,
  add column type_of_contract_id uuid,
  add column coefficient_id uuid,
  add column salary_id uuid,
  add column work_time_id uuid,
  -- in the unit of the salary that it adapts
  add column adapted_salary numeric(10, 4) check (adapted_salary > 0),
  add column reason text check (char_length(reason) <= 500);
call kernel.refer('rh.package_element', 'contract_id', 'rh.employment_contract');
call kernel.refer('rh.package_element', 'type_of_contract_id', 'rh.type_of_contract');
call kernel.refer('rh.package_element', 'coefficient_id', 'rh.coefficient');
call kernel.refer('rh.package_element', 'salary_id', 'rh.salary');
call kernel.refer('rh.package_element', 'work_time_id', 'rh.work_time');
drop index rh.package_element_by_date;
create unique index package_element_by_date on rh.package_element (client_id, employee_id, contract_id, activation_date)
  nulls not distinct where superseded_at is null;
alter table rh.site_assignment add column reason text check (char_length(reason) <= 500);
