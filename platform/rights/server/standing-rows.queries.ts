/**
 * What both evaluations stand on: a person and those who lend him, as far as account, membership and client count; the
 * ceilings; what each is given himself; what his services give. Archived services give nothing. $1 client, $2 person,
 * $3 now; named: $4 the elements, on those alone. Own: without what others lend him.
 * Small sets are materialised and hash-joined; `offset 0` keeps the planner on per-person index reads.
 */
export const standingRows = ({ named, own }: { named: boolean; own: boolean }) => {
  const ofNamed = named ? ' and element_id = any($4)' : ''
  const ofOthers = own ? ' and false' : ''
  return `
with delegated as materialized (
  select delegator_id, element_id, level, company_ids from platform.right_delegation
  where client_id = $1 and delegate_id = $2 and delegator_id <> $2
    and revoked_at is null and $3 >= starts_at and $3 < ends_at${ofNamed}${ofOthers}),
ids as (select $2::uuid as user_id union select delegator_id from delegated),
person as materialized (
  select m.user_id, m.admin, m.all_companies, case when m.read_only or c.read_only then 1 else 3 end as roof
  from ids join platform.client_user m on m.client_id = $1 and m.user_id = ids.user_id join platform.client c on c.id = $1
  join platform.user a on a.id = m.user_id and a.active
  where c.status = 'active' and platform.is_member_at(m.active, m.ends_at, $3)),
client_ceiling as materialized (select element_id, ceiling from platform.client_right where client_id = $1${ofNamed}),
company_ceiling as materialized (select company_id, element_id, ceiling from platform.company_right where client_id = $1${ofNamed}),
personal as materialized (
  select p.user_id, x.* from person p cross join lateral (
    select element_id, level, ceiling from platform.user_right where client_id = $1 and user_id = p.user_id${ofNamed} offset 0) x),
membership as materialized (
  select p.user_id, s.id as service_id, s.company_id from person p
  cross join lateral (select service_id from platform.service_user where client_id = $1 and user_id = p.user_id offset 0) m
  join platform.service s on s.client_id = $1 and s.id = m.service_id and s.archived_at is null),
by_service as materialized (
  select m.user_id, m.company_id, x.element_id, max(x.level) as level from membership m
  cross join lateral (
    select element_id, level from platform.service_right where client_id = $1 and service_id = m.service_id${ofNamed} offset 0) x
  group by 1, 2, 3)`
}
