import Box from '@mui/material/Box'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { PhoneField } from '#kernel/web/kit/phone-field.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { companySettingsCalls } from '../company-settings.calls.ts'
import {
  type CompanySettings,
  CompanySettingsForm as FormSchema,
  workingTimeProfiles,
} from '../company-settings.model.ts'
import { profileInWords } from './profile-in-words.ts'

const twoColumns = { display: 'grid', gap: 2.25, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }

/** The settings of one company: law, bodies, who speaks for it. */
export function CompanySettingsForm({ settings }: { settings: CompanySettings }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(companySettingsCalls.saveCompanySettings, {
    staysOnPage: true,
  })
  const { companyId, company, version, can: _can, ...values } = settings
  const profiles = workingTimeProfiles.map(value => ({ value, label: profileInWords(value, t) }))

  return (
    <Form
      schema={FormSchema}
      values={values}
      submit={t('verb.save')}
      onSubmit={async typed => {
        await send({ ...typed, companyId, version })
        alert.success(t('rh.company-settings.saved', { company }))
      }}
    >
      <SectionCard title={t('rh.company-settings.law')}>
        <Box sx={twoColumns}>
          <SelectField
            name="workingTimeProfile"
            label={t('rh.company-settings.working-time-profile')}
            choices={profiles}
          />
          <NumberField
            name="overtimeQuotaHours"
            label={t('rh.company-settings.overtime-quota')}
            help={t('rh.company-settings.overtime-quota-help')}
            unit={t('rh.company-settings.hours')}
          />
          <TextField
            name="naf2025"
            label={t('rh.company-settings.naf-2025')}
            help={t('rh.company-settings.naf-2025-help')}
          />
        </Box>
      </SectionCard>
      <SectionCard title={t('rh.company-settings.bodies')}>
        <Box sx={twoColumns}>
          <TextField name="urssafCode" label={t('rh.company-settings.urssaf-code')} inputMode="numeric" />
          <TextField name="msaBodyCode" label={t('rh.company-settings.msa-body-code')} />
          <TextField
            name="healthServiceCode"
            label={t('rh.company-settings.health-service-code')}
            help={t('rh.company-settings.health-service-help')}
          />
          <TextField name="retirementBody" label={t('rh.company-settings.retirement-body')} />
          <TextField name="providentBody" label={t('rh.company-settings.provident-body')} />
        </Box>
      </SectionCard>
      <SectionCard title={t('rh.company-settings.who')}>
        <Box sx={twoColumns}>
          <TextField
            name="legalRepresentative"
            label={t('field.representative')}
            help={t('rh.company-settings.legal-representative-help')}
          />
          <PhoneField name="phone" label={t('rh.company-settings.phone')} />
        </Box>
      </SectionCard>
    </Form>
  )
}
