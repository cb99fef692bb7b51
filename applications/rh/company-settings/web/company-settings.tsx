import Box from '@mui/material/Box'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { companySettingsCalls } from '../company-settings.calls.ts'
import { CompanySettingsFacts } from './company-settings-facts.tsx'
import { CompanySettingsForm } from './company-settings-form.tsx'

/** What HR keeps of each company that the reader may see, one company at a time. */
export function CompanySettings() {
  const t = useT()
  const [chosen, setChosen] = useState<string>()
  const { data, error, refetch } = useCall(companySettingsCalls.getSettingsOfCompanies, {})
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!data) return <CardSkeleton lines={6} />
  const settings = data.find(({ companyId }) => companyId === chosen) ?? data[0]
  if (!settings) return <Empty title={t('rh.company-settings.none')} text={t('rh.company-settings.none-text')} />
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {data.length > 1 && (
        <Tabs
          label={t('rh.company-settings.choose')}
          tabs={data.map(({ companyId, company }) => ({ value: companyId, label: company }))}
          value={settings.companyId}
          onChange={setChosen}
        />
      )}
      {settings.can.edit ? (
        <CompanySettingsForm key={`${settings.companyId} ${settings.version}`} settings={settings} />
      ) : (
        <CompanySettingsFacts settings={settings} />
      )}
    </Box>
  )
}
