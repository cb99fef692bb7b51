-- A row security policy lets an index serve only what tells nothing of hidden rows: equality and order of plain columns, neither
-- `@>` nor `lower()` of a range. The filters of the list, over a hundred thousand people, therefore read plain columns.

-- The last day of a contract, as its period has it; the first one is its hiring date.
alter table rh.employment_contract add column final_day date generated always as (coalesce(ended_on, end_of_contract_date,
  case when family = 'harvest' then (hiring_date + interval '1 month' - interval '1 day')::date end)) stored;
create index on rh.employment_contract (client_id, hiring_date) include (employee_id);
create index on rh.employment_contract (client_id, final_day) include (employee_id);

-- The tab of everybody, in the order of names.
create index employee_kept_by_name on rh.employee (client_id, search_text, id) include (company_id) where standing <> 'deleted';
-- What few bear is found without walking down the list.
create index on rh.employee (client_id, situation);
create index on rh.employee (client_id, current_family);
create index employee_without_identity on rh.employee (client_id, standing) where missing @> array['identity'];
create index employee_without_nir on rh.employee (client_id, standing) where missing @> array['nir'];
create index employee_without_iban on rh.employee (client_id, standing) where missing @> array['iban'];
create index employee_without_address on rh.employee (client_id, standing) where missing @> array['address'];
create index employee_without_workplace on rh.employee (client_id, standing) where missing @> array['workplace'];
create index employee_without_permit on rh.employee (client_id, standing) where missing @> array['workPermit'];
create index employee_without_permission on rh.employee (client_id, standing) where missing @> array['parentalPermission'];
create index employee_with_gap on rh.employee (client_id, standing) where missing <> '{}';

-- Active people are counted by position, and everybody by company and tab, by an index alone.
create index employee_by_position on rh.employee (client_id, current_position_id) where standing = 'active';
create index employee_by_company on rh.employee (client_id, company_id, standing);
drop index rh.employee_client_id_company_id_idx;
