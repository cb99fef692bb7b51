import Box from '@mui/material/Box'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { campaignsCalls } from '../campaigns.calls.ts'

export const nothingSaid = { siteId: null, positionId: null, arrivalOn: null }

/** Where, for what and when people are asked to come; what is not said is what they did last. */
export function ComingFields({ min, max }: { min: string; max: string }) {
  const t = useT()
  const { data, error, refetch } = useCall(campaignsCalls.getCampaignChoices, {}, { staysOnPage: true })
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  const named = (choices: readonly { id: string; name: string }[] = []) =>
    choices.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <AutocompleteField
        name="siteId"
        label={t('rh.field.site')}
        suggestions={named(data?.sites)}
        help={t('rh.campaign.as-before')}
      />
      <AutocompleteField
        name="positionId"
        label={t('rh.field.position')}
        suggestions={named(data?.positions)}
        help={t('rh.campaign.as-before')}
      />
      <DateField name="arrivalOn" label={t('rh.campaign.arrival')} min={min} max={max} />
    </Box>
  )
}
