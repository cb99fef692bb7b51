-- A list of ids that is a parameter is compared with every row that another index finds, one id after the other; joined, each of
-- them is looked for by the key. Written for one person, for a slice of an import and for a whole staff.
create or replace function rh.keep_standing(employees uuid[], day date, permit_cogs text[], idle_permits text[]) returns void
  language sql as $$
  update rh.employee e
     set situation = now_is.situation, current_contract_id = now_is.contract_id, current_family = now_is.family,
         current_site_id = now_is.site_id, current_unit_id = now_is.unit_id, current_subunit_id = now_is.subunit_id,
         current_position_id = now_is.position_id, missing = now_is.missing
    from (select i.id, s.situation, s.contract_id, c.family, a.site_id, a.unit_id, a.subunit_id, p.position_id,
                 rh.missing_on(i, a.site_id is not null, day, permit_cogs, idle_permits) as missing
            from (select distinct id from unnest(employees) as id) as asked
            join rh.employee i on i.id = asked.id
            cross join lateral rh.situation_on(i.id, day) as s
            left join rh.employment_contract c on c.id = s.contract_id
            left join lateral (
              select f.site_id, f.unit_id, f.subunit_id from rh.site_assignment f
               where f.employee_id = i.id and f.superseded_at is null and f.activation_date <= day
               order by f.activation_date desc limit 1) as a on true
            left join lateral (
              select f.position_id from rh.package_element f
               where f.employee_id = i.id and f.superseded_at is null and f.activation_date <= day
               order by f.activation_date desc, f.contract_id nulls first limit 1) as p on true) as now_is
   where e.id = now_is.id
     and (e.situation, e.current_contract_id, e.current_family, e.current_site_id, e.current_unit_id, e.current_subunit_id,
          e.current_position_id, e.missing)
         is distinct from (now_is.situation, now_is.contract_id, now_is.family, now_is.site_id, now_is.unit_id, now_is.subunit_id,
          now_is.position_id, now_is.missing)
$$;

-- The papers of one kind of one person, by whichever index: of two that each told half, a new client's tables, without statistics,
-- gave no reason to take the one that does not read the papers of everybody.
create index employee_document_of_person on rh.employee_document (client_id, employee_id, kind_code);
create index employee_document_of_kind on rh.employee_document (client_id, kind_code, employee_id);
drop index rh.employee_document_client_id_employee_id_idx;
drop index rh.employee_document_client_id_kind_code_idx;
