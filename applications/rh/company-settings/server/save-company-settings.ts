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
    naf2025: settings.naf2025,
    workingTimeProfile: settings.workingTimeProfile,
    urssafCode: settings.urssafCode,
    msaBodyCode: settings.msaBodyCode,
    healthServiceCode: settings.healthServiceCode,
    retirementBody: settings.retirementBody,
    providentBody: settings.providentBody,
    phone: settings.phone,
    legalRepresentative: settings.legalRepresentative,
    overtimeQuotaHours: settings.overtimeQuotaHours,
  }
  const saved = await db
    .insertInto('rh.company_settings')
    .values({ companyId, ...columns })
    .onConflict(conflict =>
      conflict
        .columns(['clientId', 'companyId'])
        .doUpdateSet(eb => ({ ...columns, version: eb('rh.company_settings.version', '+', 1) }))
        .where(eb => (version === undefined ? eb.lit(true) : eb('rh.company_settings.version', '=', version))),
    )
    .returning('version')
    .executeTakeFirst()
  const wasThere = saved === undefined || saved.version > 1
  if (!saved || (version !== undefined && version > 0 && !wasThere)) throw versionConflict()
  return settingsOfCompany(db, rights, companyId)
}
