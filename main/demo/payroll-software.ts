import { sql } from 'kysely'
import type { Db } from '#kernel/server/db.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { absenceTypesOn } from '#rh/absences/absence-type.model.ts'
import { rubricOfAbsence } from '#rh/payroll-lines.model.ts'
import { secretPlace } from '#rh/payroll-software/payroll-software.server.ts'
import { silaeAccount } from '#simulators/silae/open-silae.ts'
import type { Organisation } from './organisation.ts'

type Context = { keys: Pick<Keys, 'seal'>; today: Temporal.PlainDate }

/** Examples, for hours: every dossier has its own. */
const codesOfHours = {
  NORMAL: 'EX-HN',
  OVERTIME_25: 'EX-HS25',
  OVERTIME_50: 'EX-HS50',
  COMPLEMENTARY_10: 'EX-HC10',
  COMPLEMENTARY_25: 'EX-HC25',
  NIGHT: 'EX-NUIT',
  SUNDAY: 'EX-DIM',
  HOLIDAY_WORKED: 'EX-FERIE',
}
/** The only one of the first company that nobody decided on yet. */
const forgotten = 'CSN'

/** The first company exports by file and misses one code; the second, where there is one, speaks to the simulated API. */
export async function fillPayrollSoftware(db: Db<never>, { clientId, companies }: Organisation, context: Context) {
  const [byFile, byApi] = companies
  if (!byFile) return
  await sql`insert into rh.silae_config (company_id, mode, dossier) values (${byFile.id}, 'file', '001')`.execute(db)
  await map(
    db,
    byFile.id,
    mappingOf(context.today).filter(({ rubric }) => rubric !== rubricOfAbsence(forgotten)),
  )
  if (!byApi) return
  const { dossier, clientSecret, subscriptionKey } = silaeAccount
  const seal = (what: 'clientSecret' | 'subscriptionKey', text: string) =>
    context.keys.seal(secretPlace(clientId, byApi.id, what), text)
  await sql`
    insert into rh.silae_config (company_id, mode, dossier, api_client_id, secret_encrypted, subscription_key_encrypted)
    values (${byApi.id}, 'api', ${dossier}, ${silaeAccount.clientId}, ${seal('clientSecret', clientSecret)},
            ${seal('subscriptionKey', subscriptionKey)})`.execute(db)
  await map(db, byApi.id, mappingOf(context.today))
}

const map = (db: Db<never>, companyId: string, mapping: readonly { rubric: string; code: string }[]) =>
  sql`
    insert into rh.silae_mapping (company_id, rubric, code, sign)
    select ${companyId}::uuid, rubric, code, 1 from jsonb_to_recordset(${JSON.stringify(mapping)}::jsonb)
      as m (rubric text, code text)`.execute(db)

function mappingOf(today: Temporal.PlainDate) {
  const hours = Object.entries(codesOfHours).map(([rubric, code]) => ({ rubric, code }))
  const absences = absenceTypesOn(today.toString()).map(({ code }) => ({
    rubric: rubricOfAbsence(code),
    code: `EX-${code}`,
  }))
  return [...hours, ...absences]
}
