import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { shownPhone } from '#kernel/web/kit/phone.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { CompanySettings } from '../company-settings.model.ts'
import { profileInWords } from './profile-in-words.ts'

/** The settings of a company, for who reads them only. */
export function CompanySettingsFacts({ settings }: { settings: CompanySettings }) {
  const t = useT()
  return (
    <SectionCard title={settings.company}>
      <Facts
        facts={[
          {
            label: t('rh.company-settings.working-time-profile'),
            value: profileInWords(settings.workingTimeProfile, t),
          },
          {
            label: t('rh.company-settings.overtime-quota'),
            value: `${settings.overtimeQuotaHours} ${t('rh.company-settings.hours')}`,
          },
          { label: t('rh.company-settings.naf-2025'), value: settings.naf2025 },
          { label: t('rh.company-settings.urssaf-code'), value: settings.urssafCode },
          { label: t('rh.company-settings.msa-body-code'), value: settings.msaBodyCode },
          { label: t('rh.company-settings.health-service-code'), value: settings.healthServiceCode },
          { label: t('rh.company-settings.retirement-body'), value: settings.retirementBody },
          { label: t('rh.company-settings.provident-body'), value: settings.providentBody },
          { label: t('field.representative'), value: settings.legalRepresentative },
          { label: t('rh.company-settings.phone'), value: shownPhone(settings.phone) },
        ]}
      />
    </SectionCard>
  )
}
