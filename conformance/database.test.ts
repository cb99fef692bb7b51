import { describe, expect, test } from 'vitest'
import { sourceFiles, textOf } from './source-files.ts'
import { loginRoles, ours, useCatalogue } from './catalogue.ts'
import { tablesWithoutAudit } from './tables-without-audit.ts'
import { catalogueTables, identityTables, installationTables } from './tables-without-fence.ts'

const catalogue = useCatalogue()
const withoutFence = [...identityTables, ...catalogueTables, ...installationTables]

const tables = `select c.oid, n.nspname || '.' || c.relname as name, c.relrowsecurity, c.relforcerowsecurity
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and ${ours}`
const fenced = `select * from (${tables}) t where name <> all($1)`

/** Tables outside the three lists of which the condition does not hold. */
const offenders = (condition: string) =>
  catalogue.lines(`select name as line from (${fenced}) t where not (${condition})`, [withoutFence])

describe('a table of a client', () => {
  test('is any that stands on none of the three lists, which name only tables that are there', async () => {
    const names = await catalogue.lines(`select name as line from (${tables}) t`)
    expect(withoutFence.filter(name => !names.includes(name))).toEqual([])
    expect(names.length - withoutFence.length).toBeGreaterThan(15)
  })

  test('has a client, and it is the current one unless said', async () => {
    const hasClient = `exists (select from pg_attribute a join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = t.oid and a.attname = 'client_id' and a.attnotnull and a.atttypid = 'uuid'::regtype
        and pg_get_expr(d.adbin, d.adrelid) = 'kernel.client_id()')`
    expect(await offenders(hasClient)).toEqual([])
  })

  test('is fenced for every role, its owner too', async () => {
    const hasFence = `exists (select from pg_policy p where p.polrelid = t.oid and p.polname = 'fence' and p.polpermissive
      and p.polcmd = '*' and p.polroles = '{0}' and p.polwithcheck is null
      and pg_get_expr(p.polqual, p.polrelid) = '(client_id = ( SELECT kernel.client_id() AS client_id))')`
    expect(await offenders(`relrowsecurity and relforcerowsecurity and ${hasFence}`)).toEqual([])
  })

  test('has keys that begin with the client', async () => {
    expect(await offenders(`exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary)`)).toEqual([])
    const strayKeys = await catalogue.lines(
      `select t.name || ' ' || i.indexrelid::regclass as line from (${fenced}) t
         join pg_index i on i.indrelid = t.oid and (i.indisunique or i.indisexclusion)
         left join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
        where a.attname is distinct from 'client_id'`,
      [withoutFence],
    )
    expect(strayKeys).toEqual([])
  })

  test('is written down whenever a row changes, but what is only counted, drafted, told or under way', async () => {
    const unwritten = await catalogue.lines(
      `select t.name as line from (${fenced}) t
        where has_table_privilege('sillon_app', t.oid, 'update')
          and (select count(*) from pg_trigger g where g.tgrelid = t.oid and g.tgfoid = 'platform.audit'::regproc) <> 3`,
      [withoutFence],
    )
    expect(unwritten).toEqual(tablesWithoutAudit)
  })

  test('cannot point into another client', async () => {
    const strayReferences = await catalogue.lines(
      `select t.name || ' ' || c.conname as line from (${fenced}) t join pg_constraint c on c.conrelid = t.oid and c.contype = 'f'
        where c.confrelid <> all($2::regclass[])
          and (select a.attname from pg_attribute a where a.attrelid = t.oid and a.attnum = c.conkey[1]) <> 'client_id'
           or not c.convalidated`,
      [withoutFence, ['platform.client', 'platform.user', ...catalogueTables]],
    )
    expect(strayReferences).toEqual([])
  })
})

describe('the schema', () => {
  test('has an index for each foreign key', async () => {
    const slowReferences = await catalogue.lines(
      `select t.name || ' ' || c.conname as line from (${tables}) t join pg_constraint c on c.conrelid = t.oid and c.contype = 'f'
        where not exists (select from pg_index i where i.indrelid = t.oid and i.indpred is null
          and (i.indkey::int2[])[0:array_length(c.conkey, 1) - 1] @> c.conkey)`,
    )
    expect(slowReferences).toEqual([])
  })

  test('has no type that row security keeps from an index, no floating number, no json without order', async () => {
    const badColumns = await catalogue.lines(
      `select t.name || '.' || a.attname as line from (${tables}) t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0
         join pg_type y on y.oid = a.atttypid
        where y.typtype = 'e' or y.typname in ('money', 'float4', 'float8', 'json')`,
    )
    expect(badColumns).toEqual([])
  })

  test('has policies beside the fence only where they were reviewed', async () => {
    const policies = await catalogue.lines(
      `select t.name || ': ' || p.polname || ' lets ' || array_to_string(array(
           select coalesce(r.rolname, 'everybody') from unnest(p.polroles) as o left join pg_roles r on r.oid = o order by 1), ', ')
         || case p.polcmd when 'r' then ' read' when 'a' then ' insert' when 'w' then ' update' when 'd' then ' delete' else ' do all' end
         || coalesce(' where ' || regexp_replace(pg_get_expr(p.polqual, p.polrelid), '\\s+', ' ', 'g'), '')
         || coalesce(' checking ' || regexp_replace(pg_get_expr(p.polwithcheck, p.polrelid), '\\s+', ' ', 'g'), '') as line
         from (${tables}) t join pg_policy p on p.polrelid = t.oid where p.polname <> 'fence'`,
    )
    await expect(`${policies.join('\n')}\n`).toMatchFileSnapshot('reviewed/policies.txt')
  })

  test('gives each role what was reviewed, and nothing more', async () => {
    const grants = await catalogue.lines(
      `select who || ': ' || string_agg(privilege, ', ' order by privilege) || ' on ' || what as line from (
         select r.rolname as who, t.name as what, lower(g.privilege_type) as privilege
           from (${tables}) t join pg_class c on c.oid = t.oid, aclexplode(c.relacl) g left join pg_roles r on r.oid = g.grantee
         union all
         select r.rolname, t.name || ' (' || string_agg(a.attname, ', ' order by a.attname) || ')', lower(g.privilege_type)
           from (${tables}) t join pg_attribute a on a.attrelid = t.oid, aclexplode(a.attacl) g left join pg_roles r on r.oid = g.grantee
          group by r.rolname, t.name, g.privilege_type
         union all
         select coalesce(r.rolname, 'everybody'), 'function ' || p.oid::regprocedure, lower(g.privilege_type)
           from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
                aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g left join pg_roles r on r.oid = g.grantee
          where ${ours}
         union all
         select coalesce(r.rolname, 'everybody'), 'schema ' || n.nspname, lower(g.privilege_type)
           from pg_namespace n, aclexplode(n.nspacl) g left join pg_roles r on r.oid = g.grantee
          where ${ours} or n.nspname in ('public', 'pgboss')
         union all
         select coalesce(r.rolname, 'everybody'), 'the database', lower(g.privilege_type)
           from pg_database d, aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) g left join pg_roles r on r.oid = g.grantee
          where d.datname = current_database()
       ) granted where who not in ('sillon_owner', 'postgres', 'pg_database_owner') group by who, what`,
    )
    await expect(`${grants.join('\n')}\n`).toMatchFileSnapshot('reviewed/grants.txt')
  })

  test('keeps events as they were written, and lets go of those alone that a policy calls old enough', async () => {
    const changeable = await catalogue.lines(
      `select r || ' may ' || p || ' ' || t.name as line
         from (${tables}) t, unnest($1::text[]) r, unnest(array['update', 'delete', 'truncate']) p
        where t.name ~ '_event$' and (has_table_privilege(r, t.oid, p) or p = 'update' and has_any_column_privilege(r, t.oid, p))
          and not (p = 'delete' and t.relrowsecurity and exists (select from pg_policy o where o.polrelid = t.oid and o.polcmd = 'd'
                and pg_get_expr(o.polqual, t.oid) ~ '^\\(at < \\(now\\(\\) - ''\\d+ years?''::interval\\)\\)$'))`,
      [loginRoles],
    )
    expect(changeable).toEqual([])
    expect(await catalogue.lines(`select name as line from (${tables}) t where name ~ '_event$'`)).toContain(
      'platform.security_event',
    )
  })

  test('is owned by the owner, who signs in nowhere', async () => {
    const strangers = await catalogue.lines(
      `select kind || ' ' || name || ' of ' || owner::regrole as line from (
         select 'relation' as kind, c.oid::regclass::text as name, c.relowner as owner
           from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours}
         union all
         select 'function', p.oid::regprocedure::text, p.proowner from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${ours}
         union all
         select 'schema', nspname, nspowner from pg_namespace where ${ours}
       ) o where owner <> 'sillon_owner'::regrole`,
    )
    expect(strangers).toEqual(['function kernel.search(regclass,text) of sillon_search'])
    const unsafe = await catalogue.lines(
      `select rolname as line from pg_roles where rolname like 'sillon\\_%'
          and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication
               or rolcanlogin <> (rolname = any($1)))`,
      [loginRoles],
    )
    expect(unsafe).toEqual([])
    const memberships = await catalogue.lines(
      `select member::regrole || ' of ' || roleid::regrole as line from pg_auth_members where member::regrole::text = any($1)`,
      [loginRoles],
    )
    expect(memberships).toEqual([])
  })

  test('looks past the fence in reviewed functions alone, each with its own search path', async () => {
    const functions = await catalogue.lines(
      `select p.oid::regprocedure || ' as ' || p.proowner::regrole || ' with ' || coalesce(array_to_string(p.proconfig, ', '), 'no search path') as line
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace where p.prosecdef and n.nspname !~ '^pg_'`,
    )
    expect(functions).toEqual([
      'atelier.keep_balance() as sillon_owner with search_path=pg_catalog',
      'atelier.walls_shown(bytea,timestamp with time zone) as sillon_owner with search_path=pg_catalog',
      'kernel.search(regclass,text) as sillon_search with search_path=pg_catalog, public',
      'kernel.take_statistics(regclass[]) as sillon_owner with search_path=pg_catalog',
      'platform.audit() as sillon_owner with search_path=pg_catalog',
      'platform.bump_rights() as sillon_owner with search_path=pg_catalog',
      'platform.forget_answers(text,uuid[]) as sillon_owner with search_path=pg_catalog',
      'platform.forget_in_client(uuid,uuid,timestamp with time zone) as sillon_owner with search_path=pg_catalog',
      'platform.seal_known(text) as sillon_owner with search_path=pg_catalog',
      'platform.signer_code(bytea,timestamp with time zone,uuid,bytea,text,boolean) as sillon_owner with search_path=pg_catalog',
      'platform.signer_decline(bytea,bytea,timestamp with time zone,uuid,text,text) as sillon_owner with search_path=pg_catalog',
      'platform.signer_enter(bytea,timestamp with time zone,bytea,bytea) as sillon_owner with search_path=pg_catalog',
      'platform.signer_inside(bytea,bytea,timestamp with time zone) as sillon_owner with search_path=pg_catalog',
      'platform.signer_read(bytea,bytea,timestamp with time zone,uuid,integer,text) as sillon_owner with search_path=pg_catalog',
      'platform.signer_shown(bytea,timestamp with time zone,boolean) as sillon_owner with search_path=pg_catalog',
      'platform.signer_sign(bytea,bytea,timestamp with time zone,uuid[],text,text,bytea,text) as sillon_owner with search_path=pg_catalog',
      'rh.answer_recall(bytea,text,date,timestamp with time zone) as sillon_owner with search_path=pg_catalog',
      'rh.ask_hiring_code(bytea,timestamp with time zone,uuid,bytea) as sillon_owner with search_path=pg_catalog',
      'rh.ask_own_data(bytea,text,timestamp with time zone) as sillon_owner with search_path=pg_catalog',
      'rh.ask_ticket(text,text,uuid,timestamp with time zone) as sillon_owner with search_path=pg_catalog',
      'rh.candidate_of_ticket(text,bytea,timestamp with time zone) as sillon_owner with search_path=pg_catalog',
      'rh.careers_offers(text,date) as sillon_owner with search_path=pg_catalog',
      'rh.careers_site(text) as sillon_owner with search_path=pg_catalog',
      'rh.client_of_word(text) as sillon_owner with search_path=pg_catalog',
      'rh.confirm_interview(text,text,timestamp with time zone) as sillon_owner with search_path=pg_catalog',
      'rh.decline_interview(text,text,text,timestamp with time zone) as sillon_owner with search_path=pg_catalog',
      'rh.end_of_hiring_file(bytea,bytea,timestamp with time zone) as sillon_owner with search_path=pg_catalog',
      'rh.enter_hiring_file(bytea,timestamp with time zone,bytea,bytea) as sillon_owner with search_path=pg_catalog',
      'rh.followed_application(bytea,timestamp with time zone) as sillon_owner with search_path=pg_catalog',
      'rh.forget_devices() as sillon_owner with search_path=pg_catalog',
      'rh.has_sent_enough(bytea,timestamp with time zone) as sillon_owner with search_path=pg_catalog',
      'rh.hiring_file_asked(bytea,bytea,timestamp with time zone) as sillon_owner with search_path=pg_catalog',
      'rh.interview_asked(text,text,timestamp with time zone) as sillon_owner with search_path=pg_catalog',
      'rh.interviews_of_feed(bytea,timestamp with time zone) as sillon_owner with search_path=pg_catalog',
      'rh.keep_in_pool(bytea,date,timestamp with time zone) as sillon_owner with search_path=pg_catalog',
      'rh.note_offer_visit(text,uuid,text,date) as sillon_owner with search_path=pg_catalog',
      'rh.piece_asked(bytea,timestamp with time zone) as sillon_owner with search_path=pg_catalog',
      'rh.recall_asked(bytea,timestamp with time zone) as sillon_owner with search_path=pg_catalog',
      'rh.take_application(text,timestamp with time zone,uuid,bytea,bytea,bytea,jsonb,jsonb) as sillon_owner with search_path=pg_catalog',
      'rh.take_candidate_piece(bytea,timestamp with time zone,jsonb) as sillon_owner with search_path=pg_catalog',
      'rh.take_hiring_details(bytea,bytea,text,timestamp with time zone,jsonb) as sillon_owner with search_path=pg_catalog',
      'rh.take_hiring_piece(bytea,bytea,text,timestamp with time zone,jsonb) as sillon_owner with search_path=pg_catalog',
      'rh.take_piece(bytea,timestamp with time zone,jsonb) as sillon_owner with search_path=pg_catalog',
      'rh.withdraw_application(bytea,timestamp with time zone) as sillon_owner with search_path=pg_catalog',
      'rh.write_in(bytea,text) as sillon_owner with search_path=pg_catalog',
    ])
  })

  test('has functions that join a list of ids, and compare none with every row', async () => {
    const comparing = await catalogue.lines(
      `select p.oid::regprocedure || ' compares ' || given.name as line
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        cross join unnest(p.proargnames, p.proargtypes::oid[]) as given(name, type)
        where ${ours} and given.type = 'uuid[]'::regtype and p.prosrc ~* ('any *\\( *' || given.name || ' *\\)')`,
    )
    expect(comparing).toEqual([])
  })

  test('has views that see with the eyes of who asks, and none that keeps rows', async () => {
    const blindViews = await catalogue.lines(
      `select c.oid::regclass::text as line from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where ${ours} and (c.relkind = 'm' or c.relkind = 'v' and not coalesce('security_invoker=true' = any(c.reloptions), false))`,
    )
    expect(blindViews).toEqual([])
  })

  test('leaves nothing of ours in public', async () => {
    const strays = await catalogue.lines(
      `select c.oid::regclass::text as line from pg_class c where c.relnamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
    )
    expect(strays).toEqual([])
  })
})

test('the client of a transaction is set in one place', () => {
  const setters = sourceFiles.filter(
    file => !/\.test\.ts$|^(conformance|bench)\//.test(file) && /app\.client_id|set_config\s*\(/.test(textOf(file)),
  )
  expect(setters).toEqual(['kernel/server/db.ts'])
})
