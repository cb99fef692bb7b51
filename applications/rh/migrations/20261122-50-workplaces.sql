-- Sites are searched, and listed in the order in which people read their names; who works where is counted by an index alone.
alter table rh.site add column search_text text not null generated always as (
  kernel.normalise(name || ' ' || coalesce(city, '') || ' ' || coalesce(post_code, ''))) stored;
call kernel.searchable('rh.site');
create index site_by_name on rh.site (client_id, company_id, search_text, id);
create index employee_by_place on rh.employee (client_id, current_site_id, current_unit_id, current_subunit_id)
  include (company_id, sex) where standing = 'active';
