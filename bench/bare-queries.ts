/** What a developer writes of these errands without a house: each query names its client, nothing else keeps it. */
const workplace = `(
  select jsonb_build_object(
           'site', jsonb_build_object('id', s.id, 'name', s.name, 'color', s.color),
           'unit', case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name, 'color', u.color) end,
           'subunit', case when b.id is not null then jsonb_build_object('id', b.id, 'name', b.name, 'color', b.color) end)
    from (select site_id, unit_id, subunit_id from rh.site_assignment
           where client_id = $1 and employee_id = e.id and superseded_at is null and activation_date <= $2
           order by activation_date desc limit 1) f
    join rh.site s on s.client_id = $1 and s.id = f.site_id
    left join rh.unit u on u.client_id = $1 and u.id = f.unit_id
    left join rh.subunit b on b.client_id = $1 and b.id = f.subunit_id)`

const position = `(
  select p.name from rh.package_element f join rh.position p on p.client_id = $1 and p.id = f.position_id
   where f.client_id = $1 and f.employee_id = e.id and f.superseded_at is null and f.activation_date <= $2
   order by f.activation_date desc limit 1)`

const payrollNumber = `(
  select n.number from rh.payroll_number n where n.client_id = $1 and n.employee_id = e.id
   order by n.company_id is distinct from e.company_id, n.number limit 1)`

const found = (searched: boolean, words: string) =>
  `client_id = $1 and standing = 'active'${searched ? ` and search_text like '%' || kernel.normalise(${words}) || '%'` : ''}`

/** $1 client, $2 day, $3 size, $4 rows before, and what the condition names. */
export const pageWhere = (condition: string) => `
select e.id, e.contact_id as "contactId", e.firstname, e.name, e.photo_file_id as "photoFileId", e.status, e.situation,
       e.missing, t.family, t.hiring_date as "contractStart", upper(t.period) - 1 as "contractEnd",
       e.cell_phone as "cellPhone", c.name as company,
       ${payrollNumber} as "software1Number", ${position} as position, ${workplace} as "currentWorkplace"
  from (select id, search_text from rh.employee where ${condition} order by search_text, id limit $3 offset $4) shown
  join rh.employee e on e.client_id = $1 and e.id = shown.id
  left join platform.company c on c.client_id = $1 and c.id = e.company_id
  left join rh.employment_contract t on t.client_id = $1 and t.id = e.current_contract_id
 order by shown.search_text, shown.id`

/** $1 client, $2 rows at most, and what the condition names. */
export const countWhere = (condition: string) =>
  `select count(*)::int as counted from (select from rh.employee where ${condition} limit $2) found`

/** $5 words. */
export const page = (searched: boolean) => pageWhere(found(searched, '$5'))
/** $3 words. */
export const count = (searched: boolean) => countWhere(found(searched, '$3'))

/** $1 client, $2 day, $3 id. */
export const file = `
select e.*, c.name as company, ${payrollNumber} as "software1Number", ${position} as position, ${workplace} as "currentWorkplace"
  from rh.employee e left join platform.company c on c.client_id = $1 and c.id = e.company_id
 where e.client_id = $1 and e.id = $3 and e.status <> 'deleted'`

/** $1 client, $2 name, $3 firstname, $4 date of birth, $5 mail, $6 telephone. */
export const samePerson = `
select id, firstname, name from rh.employee
 where client_id = $1 and status <> 'deleted' and (mail = $5 or cell_phone = $6 or (date_of_birth = $4
   and kernel.normalise(name) = kernel.normalise($2) and kernel.normalise(firstname) = kernel.normalise($3)))
 order by search_text, id limit 5`

/** $1 client, $2 company, $3 name, $4 firstname, $5 date of birth, $6 sex, $7 mail, $8 telephone, $9 author. */
export const insertEmployee = `
insert into rh.employee (client_id, company_id, name, firstname, date_of_birth, sex, mail, cell_phone, created_by, updated_by)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) returning id`

/** $1 client, $2 employee, $3 author. */
export const insertEvent = `insert into rh.employee_event (client_id, employee_id, to_state, actor_id) values ($1, $2, 'active', $3)`
