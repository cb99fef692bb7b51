import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useSend } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { countryName } from '#platform/identifiers/countries.model.ts'
import type { Citizenship } from '../../citizenship.model.ts'
import { citizenshipsCalls } from '../../citizenships.calls.ts'

/** A citizenship, its country, and what it asks of a file. */
export function CitizenshipRow({ citizenship, onEdit }: { citizenship: Citizenship; onEdit: () => void }) {
  const t = useT()
  const language = useLanguage()
  const sending = { staysOnPage: true }
  const edition = useSend(citizenshipsCalls.editCitizenship, sending)
  const erasure = useSend(citizenshipsCalls.deleteCitizenship, sending)
  const { id, country, label, horsUE, foreigner, active, version } = citizenship
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography variant="subtitle2" component="span">
          {label}
        </Typography>
        <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
          {countryName(country, language)}
        </Typography>
        {horsUE && <Chip label={t('field.outsideEu')} tone="warning" />}
        {!active && <Chip label={t('state.inactive')} />}
      </Box>
      <RowMenu
        label={t('verb.actOnNamed', { name: label })}
        actions={[
          { label: t('verb.edit'), onSelect: onEdit },
          {
            label: t(active ? 'verb.turnOff' : 'verb.turnOn'),
            onSelect: () => edition.start({ id, label, horsUE, foreigner, active: !active, version }),
          },
          { label: t('configuration.remove'), isDestructive: true, onSelect: () => erasure.start({ id }) },
        ]}
      />
    </Box>
  )
}
