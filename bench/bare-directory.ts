/** The directory without a house: staff, outside contacts and members in one list, each of them one's own way. */
const searched = (text: string, words: string) => ` and ${text} like '%' || kernel.normalise(${words}) || '%'`

/** Rows `id, source, sort, tie` of everybody; `$1` is the client. */
const everybody = (words: string | undefined, end: string) => `
(select contact_id as id, 'employee' as source, search_text as sort, id as tie from rh.employee
  where client_id = $1 and status = 'active'${words ? searched('search_text', words) : ''} ${end})
union all
(select id, 'manual' as source, search_text as sort, id as tie from platform.contact
  where client_id = $1 and archived_at is null${words ? searched('search_text', words) : ''} ${end})
union all
(select m.user_id as id, 'user' as source, m.search_text as sort, m.user_id as tie from platform.client_user m join platform.user u on u.id = m.user_id
  where m.client_id = $1 and m.active and u.active${words ? searched('m.search_text', words) : ''}
    and not exists (select from rh.employee e where e.client_id = $1 and e.status = 'active' and e.work_mail = u.mail) ${end})`

/** $1 client, $2 day, $3 size, $4 rows before, $5 words. */
export const page = (isSearch: boolean) => `
select shown.id, shown.source, coalesce(c.kind, 'person') as kind, coalesce(e.firstname, c.firstname, u.firstname) as firstname,
       coalesce(e.name, c.name, u.name) as name, c.organisation, c.city as place,
       case shown.source when 'manual' then c.jobtitle when 'user' then u.jobtitle else (
         select p.name from rh.package_element f join rh.position p on p.client_id = $1 and p.id = f.position_id
          where f.client_id = $1 and f.employee_id = e.id and f.superseded_at is null and f.activation_date <= $2
          order by f.activation_date desc limit 1) end as jobtitle,
       (select concat_ws(' · ', s.name, n.name) from (
          select site_id, unit_id from rh.site_assignment
           where client_id = $1 and employee_id = e.id and superseded_at is null and activation_date <= $2
           order by activation_date desc limit 1) f
        join rh.site s on s.client_id = $1 and s.id = f.site_id
        left join rh.unit n on n.client_id = $1 and n.id = f.unit_id) as workplace,
       case shown.source when 'manual' then c.mails when 'user' then array[u.mail]
            else array_remove(array[e.work_mail, e.mail], null) end as mails,
       case shown.source when 'manual' then c.phones when 'user' then '{}'
            else array_remove(array[e.work_phone, e.cell_phone], null) end as phones,
       (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name) order by k.name, k.id), '[]')
          from platform.company k where k.client_id = $1 and (k.id = e.company_id or k.id = any(c.companies))) as companies,
       exists (select from platform.contact_refusal r where r.client_id = $1 and r.contact_id = shown.id) as "noMessages"
  from (select id, source, sort, tie
          from (${everybody(isSearch ? '$5' : undefined, 'order by sort, tie limit $3::int + $4::int')}) everybody
         order by sort, tie limit $3::int offset $4::int) shown
  left join rh.employee e on e.client_id = $1 and e.contact_id = shown.id and shown.source = 'employee'
  left join platform.contact c on c.client_id = $1 and c.id = shown.id and shown.source = 'manual'
  left join platform.user u on u.id = shown.id and shown.source = 'user'
 order by shown.sort, shown.tie`

/** $1 client, $2 rows at most, $3 words. */
export const count = (isSearch: boolean) =>
  `select count(*)::int as counted from (select from (${everybody(isSearch ? '$3' : undefined, '')}) found limit $2) found`

/** $1 client, $2 rows counted at most of each: groups by rule of a company, with whom they mean. */
export const groups = `
select g.id, g.name, (
         select count(*)::int from (
           select from rh.employee e
            where e.client_id = $1 and e.status = 'active'
              and e.company_id = any(array(select jsonb_array_elements_text(g.rule -> 0 -> 'values'))::uuid[])
            limit $2) counted) as counted
  from platform.contact_group g
 where g.client_id = $1
 order by kernel.normalise(g.name), g.id`
