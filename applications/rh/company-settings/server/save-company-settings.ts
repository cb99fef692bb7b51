import type { Given } from '#kernel/server/answers.ts'
import { versionConflict } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhTables } from '#rh/rh-db.ts'
import type { companySettingsCalls } from '../company-settings.calls.ts'
import { requireManaged, settingsOfCompany } from './settings-of-company.queries.ts'

type Save = typeof companySettingsCalls.saveCompanySettings

/** @throws Refusal 404, 409 when somebody saved in between */
export async function saveCompanySettings(
  { db, rights }: Given<Save, RhTables>,
  { companyId, version, ...settings }: InputOf<Save>,
) {
  await requireManaged(rights, companyId)
  const columns = {
    naf_2025: settings.naf2025,
    working_time_profile: settings.workingTimeProfile,
    urssaf_code: settings.urssafCode,
    msa_body_code: settings.msaBodyCode,
    health_service_code: settings.healthServiceCode,
    phone: settings.phone,
    legal_representative: settings.legalRepresentative,
    overtime_quota_hours: settings.overtimeQuotaHours,
  }
  const saved = await db
    .insertInto('rh.company_settings')
    .values({ company_id: companyId, ...columns })
    .onConflict(conflict =>
      conflict
        .columns(['client_id', 'company_id'])
        .doUpdateSet(eb => ({ ...columns, version: eb('rh.company_settings.version', '+', 1) }))
        .where(eb => (version === undefined ? eb.lit(true) : eb('rh.company_settings.version', '=', version))),
    )
    .returning('version')
    .executeTakeFirst()
  const wasThere = saved === undefined || saved.version > 1
  if (!saved || (version !== undefined && version > 0 && !wasThere)) throw versionConflict()
  return settingsOfCompany(db, rights, companyId)
}
