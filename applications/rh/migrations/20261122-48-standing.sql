-- Where each person stands today, kept on his row so that lists filter and count a hundred thousand at once: derived from
-- contracts and dated facts by whoever writes them, and each night for those whose facts begin or end that day.
alter table rh.employee
  add column situation text not null default 'never_hired' check (situation in
    ('upcoming', 'present', 'suspended', 'between_seasons', 'left', 'never_hired')),
  add column current_site_id uuid,
  add column current_unit_id uuid,
  add column current_subunit_id uuid,
  add column current_position_id uuid,
  add column current_contract_id uuid,
  -- of that contract
  add column current_family text,
  -- what his file lacks today: identity, nir, iban, address, workplace, workPermit, parentalPermission
  add column missing text[] not null default '{}';
alter table rh.employee
  -- the tab of the list in which he stands
  add column standing text not null generated always as (case
    when anonymised_at is not null then 'deleted'
    when archived_at is not null then 'archived'
    when situation in ('between_seasons', 'left') then situation
    else 'active' end) stored;
call kernel.refer('rh.employee', 'current_site_id', 'rh.site');
call kernel.refer('rh.employee', 'current_unit_id', 'rh.unit');
call kernel.refer('rh.employee', 'current_subunit_id', 'rh.subunit');
call kernel.refer('rh.employee', 'current_position_id', 'rh.position');
call kernel.refer('rh.employee', 'current_contract_id', 'rh.employment_contract');
create index employee_by_standing on rh.employee (client_id, standing, search_text, id) include (company_id);

/* The situation of a person on a day, and the contract that tells it: the one in force, else the next one, else the last. */
create function rh.situation_on(employee uuid, day date, out situation text, out contract_id uuid)
  language sql stable as $$
  with contract as (
    select c.id, c.family, lower(c.period) as first_day, upper(c.period) - 1 as last_day,
           case when c.period @> day then 0 when lower(c.period) > day then 1 else 2 end as turn
      from rh.employment_contract c
     where c.employee_id = employee and c.state not in ('draft', 'cancelled', 'declined')
     order by turn, case when lower(c.period) > day then lower(c.period) end, upper(c.period) desc nulls first
     limit 1)
  select case
           when not exists (select from contract) then 'never_hired'
           when (select turn from contract) = 0 and exists (
             select from rh.suspension s
              where s.contract_id = (select id from contract) and s.state not in ('draft', 'cancelled', 'declined')
                and daterange(s.starting_date, s.ending_date, '[]') @> day) then 'suspended'
           when (select turn from contract) = 0 then 'present'
           when (select turn from contract) = 1 then 'upcoming'
           -- a season that ended less than 24 months ago
           when exists (
             select from rh.employment_contract c
              where c.employee_id = employee and c.state not in ('draft', 'cancelled', 'declined')
                and c.family in ('seasonal', 'harvest') and upper(c.period) > day - interval '24 months') then 'between_seasons'
           else 'left' end,
         (select id from contract)
$$;

/* What the file of a person lacks on a day. A permit is asked of the citizenships (COG) that are told; one of a type that
   gives no right to work counts as none. A paper that was renewed in advance holds until the next one begins. */
create function rh.missing_on(
  e rh.employee, has_workplace boolean, day date, permit_cogs text[], idle_permits text[]) returns text[]
  language sql stable as $$
  with paper as (
    select d.kind_code, d.permit_type from rh.employee_document d
     where d.employee_id = e.id and d.status = 'accepted'
       and (d.superseded_at is null or exists (
         select from rh.employee_document n
          where n.supersedes_id = d.id and n.superseded_at is null and n.status = 'accepted' and n.starting_date > day))
       and coalesce(d.starting_date, day) <= day and coalesce(d.expiration_date, day) >= day)
  select array_remove(array[
    case when not exists (select from paper where kind_code in ('idCard', 'passport', 'workPermit')) then 'identity' end,
    case when e.nir_hash is null then 'nir' end,
    case when e.iban_hash is null then 'iban' end,
    case when e.address_line is null or e.city is null then 'address' end,
    case when not has_workplace then 'workplace' end,
    case when e.citizenship_cog = any(permit_cogs)
          and not exists (select from paper where kind_code = 'workPermit'
            and (permit_type is null or permit_type <> all(idle_permits))) then 'workPermit' end,
    case when e.date_of_birth + interval '18 years' > day
          and not exists (select from paper where kind_code = 'parentalPermission') then 'parentalPermission' end], null)
$$;

/* Brings the rows of these people up to a day. */
create function rh.keep_standing(employees uuid[], day date, permit_cogs text[], idle_permits text[]) returns void
  language sql as $$
  update rh.employee e
     set situation = now_is.situation, current_contract_id = now_is.contract_id, current_family = now_is.family,
         current_site_id = now_is.site_id, current_unit_id = now_is.unit_id, current_subunit_id = now_is.subunit_id,
         current_position_id = now_is.position_id, missing = now_is.missing
    from (select i.id, s.situation, s.contract_id, c.family, a.site_id, a.unit_id, a.subunit_id, p.position_id,
                 rh.missing_on(i, a.site_id is not null, day, permit_cogs, idle_permits) as missing
            from rh.employee i
            cross join lateral rh.situation_on(i.id, day) as s
            left join rh.employment_contract c on c.id = s.contract_id
            left join lateral (
              select f.site_id, f.unit_id, f.subunit_id from rh.site_assignment f
               where f.employee_id = i.id and f.superseded_at is null and f.activation_date <= day
               order by f.activation_date desc limit 1) as a on true
            left join lateral (
              select f.position_id from rh.package_element f
               where f.employee_id = i.id and f.superseded_at is null and f.activation_date <= day
               order by f.activation_date desc, f.contract_id nulls first limit 1) as p on true
           where i.id = any(employees)) as now_is
   where e.id = now_is.id
     and (e.situation, e.current_contract_id, e.current_family, e.current_site_id, e.current_unit_id, e.current_subunit_id,
          e.current_position_id, e.missing)
         is distinct from (now_is.situation, now_is.contract_id, now_is.family, now_is.site_id, now_is.unit_id, now_is.subunit_id,
          now_is.position_id, now_is.missing)
$$;

call kernel.for_each_client(
  'select rh.keep_standing(array(select id from rh.employee where status <> ''deleted''), current_date, ''{}'', ''{}'')');
