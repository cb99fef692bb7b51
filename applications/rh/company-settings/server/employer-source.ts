import { eachOf } from '#kernel/server/each-of.ts'
import { documentSource } from '#platform/documents/document-source.slot.ts'
import { rh } from '#rh/rh.application.ts'
import type { RhTables } from '#rh/rh-db.ts'

/** What a document may say of a company as an employer, beside its legal sheet. */
export const employerSource = documentSource<RhTables>({
  key: 'employer',
  label: 'rh.company-settings.employer',
  applicationId: rh.id,
  fields: [
    { path: 'legalRepresentative', label: 'field.representative', type: 'text', sample: 'Philippe Gaudin' },
    { path: 'phone', label: 'rh.company-settings.phone', type: 'text', sample: '+33241000000' },
    { path: 'socialBody', label: 'rh.company-settings.social-body', type: 'text', sample: 'MSA (49)' },
    { path: 'healthService', label: 'rh.company-settings.health-service-code', type: 'text', sample: 'MT999' },
    { path: 'retirementBody', label: 'rh.company-settings.retirement-body', type: 'text', sample: 'Agrica Retraite' },
    { path: 'providentBody', label: 'rh.company-settings.provident-body', type: 'text', sample: 'Agrica Prévoyance' },
  ],
  references: [{ name: 'company', label: 'field.company', source: 'company', many: false }],
  load: async (db, ids) => {
    const rows = await db
      .selectFrom('platform.company as c')
      .leftJoin('rh.company_settings as s', 's.companyId', 'c.id')
      .select(['c.id', 'c.regime', 's.legalRepresentative', 's.phone', 's.urssafCode', 's.msaBodyCode'])
      .select(['s.healthServiceCode as healthService', 's.retirementBody', 's.providentBody'])
      .where('c.id', 'in', eachOf(ids))
      .execute()
    return new Map(
      rows.map(({ id, regime, urssafCode, msaBodyCode, ...values }) => [
        id,
        {
          values: { ...values, socialBody: socialBody(regime, { urssafCode, msaBodyCode }) },
          references: { company: [id] },
        },
      ]),
    )
  },
})

/** Who receives the declarations before hiring, as a contract names it. */
function socialBody(regime: string | null, codes: { urssafCode: string | null; msaBodyCode: string | null }) {
  if (regime === null) return null
  const [name, code] = regime === 'MSA' ? ['MSA', codes.msaBodyCode] : ['URSSAF', codes.urssafCode]
  return code ? `${name} (${code})` : name
}
